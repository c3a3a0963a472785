import { type TestContext, test } from 'vitest'

/**
 * A broken rule of money, stock, access or caches. The gate never runs it again: one round in a
 * thousand that breaks it is a fault of the shop, not of the machine.
 */
export class Violation extends Error {
  override readonly name = 'Violation'
}

type Body = (...values: readonly unknown[]) => Promise<void> | void

/** A test of such a rule: every expectation that fails in it is a violation. */
export const invariantTest = Object.assign(
  (title: string, body: (context: TestContext) => Promise<void> | void, timeoutMs?: number) =>
    test(title, violating(body), timeoutMs),
  {
    each: ((cases: readonly unknown[]) => (title: string, body: Body, timeoutMs?: number) =>
      test.each(cases)(title, violating(body), timeoutMs)) as typeof test.each,
  },
)

function violating<Values extends readonly unknown[]>(
  body: (...values: Values) => Promise<void> | void,
): (...values: Values) => Promise<void> {
  return async (...values) => {
    try {
      await body(...values)
    } catch (error) {
      throw asViolation(error)
    }
  }
}

/** Lost connections and time limits are left as they are: they prove nothing about the rule. */
function asViolation(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'AssertionError') return error
  return new Violation(error.message, { cause: error })
}
