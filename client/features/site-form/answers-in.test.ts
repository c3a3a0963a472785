import { expect, test } from 'vitest'
import { answersIn } from './answers-in.ts'

test('inputs named after a field are its answers, and those of other names are none', () => {
  const raw = {
    ...{ intent: 'siteForm:4', trap: '', aaaaaaa1: 'Ana', aaaaaaa2: '' },
    ...{ 'aaaaaaa2.red': 'red', 'aaaaaaa2.blue': 'blue' },
  }
  const fields = [{ id: 'aaaaaaa1' }, { id: 'aaaaaaa2' }, { id: 'aaaaaaa3' }]
  expect(answersIn(fields, raw)).toEqual({
    aaaaaaa1: ['Ana'],
    aaaaaaa2: ['red', 'blue'],
    aaaaaaa3: [],
  })
})
