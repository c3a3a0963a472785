import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'

/** What a program has used since it began; `calls` are requests that it sent to services. */
export const usage = z.object({ cpuMicros: z.number(), rssBytes: z.number(), calls: z.number() })
export type Usage = z.output<typeof usage>

/** Sends a message and waits for the one answer; questions to a program go one after the other. */
export async function ask(program: ChildProcess, question: object): Promise<unknown> {
  const answered = once(program, 'message')
  program.send(question)
  const [answer] = await answered
  return answer
}

export async function usageOf(program: ChildProcess): Promise<Usage> {
  return usage.parse(await ask(program, { kind: 'usage' }))
}
