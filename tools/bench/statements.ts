import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { z } from 'zod'

/** As the driver got it, with the ids that an insert returned. */
const statement = z.object({
  text: z.string(),
  values: z.array(z.unknown()),
  ids: z.array(z.number()),
})
export const statements = z.array(statement)
export type Statement = z.output<typeof statement>

/** What the requests of `work` sent to the database of a program with `record-statements.ts`. */
export async function statementsOf(
  program: ChildProcess,
  work: () => Promise<void>,
): Promise<readonly Statement[]> {
  await take(program)
  await work()
  return await take(program)
}

async function take(program: ChildProcess): Promise<readonly Statement[]> {
  const answered = once(program, 'message')
  program.send('statements')
  const [answer] = await answered
  return statements.parse(answer)
}

/** Tokens and random ids; a repetition has its own. */
const RANDOM = /^(?:(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[\w-]{20,}|[0-9a-f]{32,}|[0-9a-f-]{36})$/
/** Sequences are moved beyond it, so that ids cannot be taken for quantities or cents. */
export const FIRST_ID = 1_000_000_000

export type Repetition = {
  /** Values that stand for others, by the recorded one. */
  readonly names: Readonly<Record<string, string | number>>
  /** What random values are derived from. */
  readonly seed: string
  /** New ids by recorded ones. */
  readonly ids: Map<number, number>
}

export function ownValue(value: unknown, { names, seed, ids }: Repetition): unknown {
  const named = typeof value === 'string' || typeof value === 'number' ? names[value] : undefined
  if (named !== undefined) return named
  if (typeof value === 'number' && value >= FIRST_ID) return ids.get(value) ?? value
  if (typeof value !== 'string' || !RANDOM.test(value)) return value
  const hash = createHash('sha256').update(seed).update(value).digest('base64url')
  return hash.repeat(4).slice(0, value.length)
}
