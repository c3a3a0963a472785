import { expect, test } from 'vitest'
import { toFailure } from './failure.ts'

const failed = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['a database that has stopped answering', new Error('Query read timeout')],
  ['a file that another program is writing', failed('SQLITE_BUSY')],
  ['a file that another program has written meanwhile', failed('SQLITE_BUSY_SNAPSHOT')],
  ['a file that has no room to grow', failed('SQLITE_FULL')],
  ['a disk that fails at the flush', failed('SQLITE_IOERR_FSYNC')],
  ['a disk that is full', failed('ENOSPC')],
  ['one of two transactions that waited for each other', failed('40P01')],
  ['a transaction that another one has overtaken', failed('40001')],
  ['a statement that took too long', failed('57014')],
  ['a server without memory', failed('53200')],
])('%s may answer later', (_name, error) => {
  expect(toFailure(error).error).toMatchObject({ statusCode: 503, code: 'DATABASE_UNAVAILABLE' })
})

test.each(['42601', '23505', 'SQLITE_CONSTRAINT_CHECK', 'SQLITE_CORRUPT', 'ENOENT'])(
  '%s does not pass by itself',
  (code) => {
    expect(toFailure(failed(code)).error.statusCode).toBe(500)
  },
)

test('a fault of our own is no more than that', () => {
  expect(toFailure(new Error('password is hunter2'))).toEqual({
    error: { message: 'Something went wrong.', statusCode: 500 },
  })
})
