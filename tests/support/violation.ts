import { type TestContext, test } from 'vitest'

/**
 * A broken rule of money, stock, access or caches. The gate never runs it again: one round in a
 * thousand that breaks it is a fault of the shop, not of the machine.
 */
export class Violation extends Error {
  override readonly name = 'Violation'
}

/** A test of such a rule: every expectation that fails in it is a violation. */
export function invariantTest(
  title: string,
  body: (context: TestContext) => Promise<void> | void,
  timeoutMs?: number,
): void {
  test(
    title,
    async (context) => {
      try {
        await body(context)
      } catch (error) {
        throw asViolation(error)
      }
    },
    timeoutMs,
  )
}

/** Lost connections and time limits are left as they are: they prove nothing about the rule. */
export function asViolation(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'AssertionError') return error
  return new Violation(error.message, { cause: error })
}
