import type { ProblemCode } from '#gateway/generated/resolvers.ts'
import { type Money, toMoney } from '#gateway/lib/money.ts'
import type { Problem } from '#gateway/upstream/problems.ts'
import type { UpstreamError } from '#gateway/upstream/upstream-error.ts'

export type CartProblem = Problem<'CartProblem'> & {
  readonly available: number | null
  readonly minimum: Money | null
}

/** Platforms without codes are recognised by the texts that the specification fixes. */
const CODES_BY_MESSAGE: ReadonlyMap<string, ProblemCode> = new Map([
  ['Cart is archived.', 'CART_ARCHIVED'],
  ['Session already used.', 'SESSION_USED'],
  ["Session doesn't exist", 'NO_SESSION'],
  ['Coupon not found!', 'COUPON_NOT_FOUND'],
])

const KNOWN: ReadonlySet<string> = new Set<ProblemCode>([
  'CART_ARCHIVED',
  'CART_FULL',
  'CONFIGURATION_NOT_SET',
  'COUPON_BELOW_MINIMUM',
  'COUPON_EXPIRED',
  'COUPON_MEMBERS_ONLY',
  'COUPON_NOT_BEGUN',
  'COUPON_NOT_FOR_THESE_ITEMS',
  'COUPON_NOT_FOUND',
  'COUPON_USED_UP',
  'INVALID_INPUT',
  'INVALID_MEMBER_CARD',
  'NO_SESSION',
  'NOT_FOUND',
  'NOT_SUPPORTED',
  'OUT_OF_STOCK',
  'SESSION_USED',
])

export function cartCodeOf({ code, message, field }: UpstreamError): ProblemCode | null {
  const byMessage = CODES_BY_MESSAGE.get(message)
  if (byMessage !== undefined) return byMessage
  if (field === 'qty') return 'INVALID_QUANTITY'
  return isKnown(code) ? code : null
}

export function toCartProblem(refusal: UpstreamError, currency: string): CartProblem | null {
  const code = cartCodeOf(refusal)
  if (code === null) return null
  const { limit, message } = refusal
  return {
    ...cartProblem(code, message),
    available: code === 'OUT_OF_STOCK' ? limit : null,
    minimum:
      code === 'COUPON_BELOW_MINIMUM' && limit !== null ? toMoney(limit / 100, currency) : null,
  }
}

export function cartProblem(code: ProblemCode, message: string): CartProblem {
  return { __typename: 'CartProblem', code, message, available: null, minimum: null }
}

function isKnown(code: string): code is ProblemCode {
  return KNOWN.has(code)
}
