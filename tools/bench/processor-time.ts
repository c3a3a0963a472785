import { z } from 'zod'

/** Times are microseconds of the wall clock; those with a prefix `t` are CPU time. */
const event = z.looseObject({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().optional(),
  dur: z.number().optional(),
  tts: z.number().optional(),
  tdur: z.number().optional(),
})
type Event = z.output<typeof event>
type Timed = Event & Readonly<Record<'ts' | 'dur' | 'tts' | 'tdur', number>>

const trace = z.looseObject({ traceEvents: z.array(event) })

/**
 * Rewrites a trace as if on an idle machine: the duration of a task becomes its CPU time. On a busy
 * machine tasks are preempted, which Lighthouse cannot tell from work. Start times stay unchanged.
 */
export function inProcessorTime(traceText: string): string {
  const { traceEvents, ...rest } = trace.parse(JSON.parse(traceText))
  const tasks = Map.groupBy(traceEvents.filter(isTask), threadOf)
  const moved = traceEvents.map((one) => {
    const own = tasks.get(threadOf(one))?.findLast(({ ts }) => one.ts !== undefined && ts <= one.ts)
    return own === undefined ? one : withinTask(one, own)
  })
  return JSON.stringify({ ...rest, traceEvents: moved })
}

function withinTask(one: Event, task: Timed): Event {
  const { ts = 0, tts } = one
  if (tts === undefined || ts >= task.ts + task.dur) return one
  const shorter = Math.min(one.dur ?? 0, one.tdur ?? one.dur ?? 0)
  return {
    ...one,
    ts: Math.min(ts, task.ts + Math.max(0, tts - task.tts)),
    ...(one.dur === undefined ? {} : { dur: shorter }),
  }
}

function isTask(one: Event): one is Timed {
  const { ts, dur, tts, tdur } = one
  return one.name === 'RunTask' && [ts, dur, tts, tdur].every((time) => time !== undefined)
}

function threadOf({ pid, tid }: Event): string {
  return `${pid}:${tid}`
}
