import { expect, test } from 'vitest'
import { WAITING, waitingFiles } from './waiting-files.ts'

const FIELDS = [
  { id: 'aaaaaaa1', type: 'UPLOAD' },
  { id: 'aaaaaaa2', type: 'TEXT' },
]

test('a form waits for the files that are on their way, and for no other field', () => {
  const sent = { 'aaaaaaa1.x': 'token', aaaaaaa1: '', aaaaaaa2: WAITING }
  expect(waitingFiles(FIELDS, sent)).toEqual([])
  expect(waitingFiles(FIELDS, { ...sent, 'aaaaaaa1.y': WAITING })).toEqual([
    { field: 'aaaaaaa1', rule: 'filesWaiting' },
  ])
})
