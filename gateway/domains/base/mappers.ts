import type { Money } from '#gateway/lib/money.ts'
import type { FormProblem } from '#gateway/upstream/form-problems.ts'
import type { TooMany } from '#gateway/upstream/too-many.ts'
import type { MediaReference } from '#services/contract/answers.ts'

export type MoneyParent = Money
export type MediaParent = MediaReference
export type FormProblemParent = FormProblem
export type TooManyProblemParent = TooMany
