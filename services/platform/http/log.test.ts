import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('an error is logged without what its fields may repeat of a person', () => {
  const lines: string[] = []
  const out = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const error = Object.assign(new Error('duplicate key value violates a constraint'), {
    code: '23505',
    detail: 'Key (email)=(ana@example.test) already exists.',
  })

  createLog('info', out).error({ err: error }, 'request failed')

  const [line = ''] = lines
  expect(line).not.toContain('ana@example.test')
  expect(JSON.parse(line)).toMatchObject({
    err: { type: 'Error', code: '23505', message: error.message, stack: expect.any(String) },
  })
})
