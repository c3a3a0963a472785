import { expect, test } from 'vitest'
import { toFailure } from './failure.ts'

test.each([
  ['a database that has stopped answering', new Error('Query read timeout')],
  [
    'a file that another program is writing',
    Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }),
  ],
])('%s may answer later', (_name, error) => {
  expect(toFailure(error).error).toMatchObject({ statusCode: 503, code: 'DATABASE_UNAVAILABLE' })
})

test('a fault of our own is no more than that', () => {
  expect(toFailure(new Error('password is hunter2'))).toEqual({
    error: { message: 'Something went wrong.', statusCode: 500 },
  })
})
