import type { InputRule, ProblemCode } from '#gateway/generated/resolvers.ts'

/** `{limit}` is replaced by the number, sum or time that the problem has. */
export type ProblemTexts = {
  readonly codes: Readonly<Record<ProblemCode, string>>
  /** In place of `codes`, for a problem with a limit. */
  readonly limits: Readonly<Partial<Record<ProblemCode, string>>>
  /** In place of `codes`, for an input that breaks a known rule. */
  readonly rules: Readonly<Record<InputRule, string>>
}
