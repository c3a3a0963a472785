import type { ProblemCode } from '#gateway/generated/resolvers.ts'
import { type Money, toMoney } from '#gateway/lib/money.ts'
import { type InputFields, inputField, type Problem, problem, problemOf } from './problem.ts'
import type { UpstreamError } from './upstream-error.ts'

export type CartProblem = Problem<'CartProblem'> & {
  readonly available: number | null
  readonly minimum: Money | null
  readonly missing: Money | null
}

/** Platforms without codes are recognised by the texts that the specification fixes. */
const CODES_BY_MESSAGE: ReadonlyMap<string, ProblemCode> = new Map([
  ['Cart is archived.', 'CART_ARCHIVED'],
  ['Session already used.', 'SESSION_USED'],
  ["Session doesn't exist", 'NO_SESSION'],
  ['Coupon not found!', 'COUPON_NOT_FOUND'],
  ['No active user', 'NO_BUYER'],
])

/** Where the names of a service differ from those of our inputs. */
const INPUT_FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^qty$/, 'quantity'],
  [/^couponCode$/, 'code'],
  [/^options\.bundleOptions\b/, 'options.bundleParts'],
  [/^options\.customPrice\b/, 'options.subscription'],
  [/^(options\.personalizations\.\d+)\.id$/, '$1.optionId'],
]

const NO_LIMITS = { available: null, minimum: null, missing: null }

const KNOWN: ReadonlySet<string> = new Set<ProblemCode>([
  'BRANCH_REQUIRED',
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
  'DELIVERY_NOT_FOUND',
  'DELIVERY_REQUIRED',
  'EVENT_CANCELLED',
  'INVALID_INPUT',
  'INVALID_MEMBER_CARD',
  'NO_BUYER',
  'NO_SESSION',
  'NOT_FOUND',
  'NOT_SUPPORTED',
  'OUT_OF_STOCK',
  'PAYMENT_NOT_FOUND',
  'PAYMENT_REQUIRED',
  'SESSION_USED',
])

export function cartCodeOf({ code, message, field }: UpstreamError): ProblemCode | null {
  const byMessage = CODES_BY_MESSAGE.get(message)
  if (byMessage !== undefined) return byMessage
  if (field === 'qty') return 'INVALID_QUANTITY'
  return isKnown(code) ? code : null
}

export function toCartProblem(
  refusal: UpstreamError,
  currency: string,
  fields: InputFields = {},
): CartProblem | null {
  const code = cartCodeOf(refusal)
  if (code === null) return null
  const { limit, missing } = refusal
  const refused = {
    ...problemOf('CartProblem', refusal, { code, field: inputFieldOf(refusal, code, fields) }),
    ...NO_LIMITS,
  }
  if (code === 'OUT_OF_STOCK') return { ...refused, available: limit }
  if (code !== 'COUPON_BELOW_MINIMUM') return refused
  const money = (cents: number | null) => (cents === null ? null : toMoney(cents / 100, currency))
  return { ...refused, limit: null, minimum: money(limit), missing: money(missing) }
}

export function cartProblem(code: ProblemCode, field: string | null = null): CartProblem {
  return { ...problem('CartProblem', code, { field }), ...NO_LIMITS }
}

function inputFieldOf(
  refusal: UpstreamError,
  code: ProblemCode,
  fields: InputFields,
): string | null {
  const field = inputField(refusal, code, fields)
  return field && INPUT_FIELDS.reduce((name, [from, to]) => name.replace(from, to), field)
}

function isKnown(code: string): code is ProblemCode {
  return KNOWN.has(code)
}
