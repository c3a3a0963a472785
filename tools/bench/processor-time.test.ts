import { expect, test } from 'vitest'
import { inProcessorTime } from './processor-time.ts'

const MAIN = { pid: 7, tid: 1 }
const task = { ...MAIN, name: 'RunTask', ts: 1_000, dur: 900, tts: 50, tdur: 200 }

function moved(...traceEvents: object[]): unknown {
  return JSON.parse(inProcessorTime(JSON.stringify({ traceEvents }))).traceEvents
}

test('a task takes what the processor gave it, and what is in it moves along', () => {
  const layout = { ...MAIN, name: 'Layout', ph: 'X', ts: 1_700, dur: 150, tts: 180, tdur: 60 }
  const mark = { ...MAIN, name: 'mark', ts: 1_890, tts: 245 }
  expect(moved(task, layout, mark)).toEqual([
    { ...task, dur: 200 },
    { ...layout, ts: 1_130, dur: 60 },
    { ...mark, ts: 1_195 },
  ])
})

test('what is in no task of its thread stays, and so does what has no time of the processor', () => {
  const others = [
    { ...MAIN, name: 'before', ts: 900, dur: 40, tts: 10, tdur: 5 },
    { ...MAIN, name: 'after', ts: 1_900, dur: 40, tts: 260, tdur: 5 },
    { pid: 8, tid: 1, name: 'elsewhere', ts: 1_700, dur: 40, tts: 9, tdur: 5 },
    { ...MAIN, name: 'request', ts: 1_700 },
    { ...MAIN, name: 'thread_name', args: { name: 'CrRendererMain' } },
  ]
  expect(moved(task, ...others)).toEqual([{ ...task, dur: 200 }, ...others])
})
