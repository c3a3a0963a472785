import type { ProblemCode } from '#gateway/generated/resolvers.ts'
import { type TooMany, toTooMany } from './too-many.ts'
import { UpstreamError } from './upstream-error.ts'

export type Problem<Name extends string> = {
  readonly __typename: Name
  readonly code: ProblemCode
  readonly message: string
}

/**
 * The result of `work`, or a problem for a refusal that the user can act on: a reached limit or one
 * that `toProblem` maps. Other errors are thrown.
 */
export async function orProblem<Result, Known = never>(
  work: () => Promise<Result>,
  toProblem: (refusal: UpstreamError) => Known | null = () => null,
): Promise<Result | Known | TooMany> {
  try {
    return await work()
  } catch (error) {
    const problem = toTooMany(error) ?? (error instanceof UpstreamError ? toProblem(error) : null)
    if (problem === null) throw error
    return problem
  }
}

/** Maps refusals to problems with the same code. */
export function problemsOf<Name extends string>(
  name: Name,
  codes: readonly ProblemCode[],
): (refusal: UpstreamError) => Problem<Name> | null {
  return ({ code, message }) => {
    const known = codes.find((one) => one === code)
    return known ? { __typename: name, code: known, message } : null
  }
}
