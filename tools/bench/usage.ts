import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'

/** Usage of a program since its start; `calls` counts its requests to the services. */
const usage = z.object({ cpuMicros: z.number(), rssBytes: z.number(), calls: z.number() })
export type Usage = z.output<typeof usage>

export async function usageOf(program: ChildProcess): Promise<Usage> {
  const answered = once(program, 'message')
  program.send('usage')
  const [answer] = await answered
  return usage.parse(answer)
}
