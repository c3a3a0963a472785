import { z } from 'zod'

/** How much slower than this machine the phone is that Lighthouse imagines. */
const SLOWER_BY = 4
/** What a task may take before a tap has to wait for it. */
const TASK_MS = 50

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number().optional(),
      /** Microseconds of the processor, where the clock of the wall would count its neighbours. */
      tdur: z.number().optional(),
      args: z.object({ data: z.object({ documentLoaderURL: z.string().optional() }).optional() }),
    }),
  ),
})

/**
 * Total blocking time as Lighthouse reckons it, after the first paint of content, but of the
 * processor's time: on a machine that others use, tasks stand still in their middle.
 */
export function blockedMs(traceText: string, url: string): number {
  const { traceEvents } = trace.parse(JSON.parse(traceText))
  const page = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const own = traceEvents.filter(({ pid, tid }) => pid === page?.pid && tid === page.tid)
  const painted = own.findLast(({ name }) => name === 'firstContentfulPaint')
  if (painted?.ts === undefined) throw new Error(`The trace of ${url} has no first paint.`)

  const tasks = own.filter(
    ({ name, ts = 0 }) => name.endsWith('RunTask') && ts > Number(painted.ts),
  )
  return tasks.reduce(
    (sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * SLOWER_BY - TASK_MS),
    0,
  )
}
