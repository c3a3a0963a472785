import type { ProblemCode } from '#gateway/generated/resolvers.ts'
import { type InputFields, type Problem, problem } from '#gateway/upstream/problem.ts'
import { problemsOf } from '#gateway/upstream/problems.ts'

export type OrderProblem = Problem<'OrderProblem'>

const CODES = [
  'NOT_FOUND',
  'ORDER_STATE',
  'OUT_OF_STOCK',
  'PAYMENT_FAILED',
  'PAYMENT_NOT_FOUND',
  'NOT_SUPPORTED',
] as const satisfies readonly ProblemCode[]

const FIELDS: InputFields = {
  names: { orderSlug: 'slug', id: 'slug', paymentMethodId: 'methodId' },
  subject: 'slug',
}

export const toOrderProblem = problemsOf('OrderProblem', CODES, FIELDS)

/** Of an order that is named by its number and an address together. */
export const toTrackProblem = problemsOf('OrderProblem', ['NOT_FOUND', 'NOT_SUPPORTED'])

export function orderProblem(code: ProblemCode, field: string): OrderProblem {
  return problem('OrderProblem', code, { field })
}

export const NO_ORDER = orderProblem('NOT_FOUND', 'slug')
