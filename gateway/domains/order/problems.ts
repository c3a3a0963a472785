import type { ProblemCode } from '#gateway/generated/resolvers.ts'
import { type Problem, problemsOf } from '#gateway/upstream/problems.ts'

export type OrderProblem = Problem<'OrderProblem'>

export const toOrderProblem = problemsOf('OrderProblem', [
  'NOT_FOUND',
  'ORDER_STATE',
  'OUT_OF_STOCK',
  'PAYMENT_FAILED',
  'PAYMENT_NOT_FOUND',
  'NOT_SUPPORTED',
])

export function orderProblem(code: ProblemCode, message: string): OrderProblem {
  return { __typename: 'OrderProblem', code, message }
}

export const NO_ORDER = orderProblem('NOT_FOUND', 'There is no such order.')
