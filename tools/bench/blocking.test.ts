import { expect, test } from 'vitest'
import { blockedMs } from './blocking.ts'

const URL = 'http://shop.test/'
const MAIN = { pid: 7, tid: 1 }

function event(name: string, ts: number, tdur?: number, thread = MAIN) {
  return { name, ts, ...thread, ...(tdur === undefined ? {} : { tdur }), args: {} }
}

test('only what a task of the page takes beyond 50 ms of a slower processor blocks', () => {
  const traceEvents = [
    { ...event('navigationStart', 0), args: { data: { documentLoaderURL: URL } } },
    event('RunTask', 10, 100_000),
    event('firstContentfulPaint', 500),
    event('RunTask', 600, 20_000),
    event('RunTask', 700, 12_000),
    event('RunTask', 800, 90_000, { pid: 8, tid: 1 }),
    event('Layout', 900, 90_000),
  ]
  expect(blockedMs(JSON.stringify({ traceEvents }), URL)).toBe(30)
})
