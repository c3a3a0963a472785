import type { GatewayContext } from '#gateway/context.ts'
import { type CartProblem, toCartProblem } from '#gateway/upstream/cart-problems.ts'
import { type FormProblem, toFormProblem } from '#gateway/upstream/form-problems.ts'
import type { InputFields } from '#gateway/upstream/problem.ts'
import { orProblem } from '#gateway/upstream/problems.ts'
import type { TooMany } from '#gateway/upstream/too-many.ts'
import type { UpstreamError } from '#gateway/upstream/upstream-error.ts'

export type CheckoutProblem = CartProblem | FormProblem | TooMany

/** Codes that concern the input rather than the cart. */
const FORM_CODES: ReadonlySet<string> = new Set([
  'INVALID_INPUT',
  'CONSENT_REQUIRED',
  'CONSENTS_NOT_FETCHED',
  'TEXT_CHANGED',
  'FAILED_CONSENT_LOG',
])

export function orCheckoutProblem<Result>(
  work: () => Promise<Result>,
  { currency }: Pick<GatewayContext, 'currency'>,
  fields: InputFields = {},
): Promise<Result | CheckoutProblem> {
  return orProblem(work, (refusal) => toCheckoutProblem(refusal, currency, fields))
}

function toCheckoutProblem(
  refusal: UpstreamError,
  currency: string,
  fields: InputFields,
): CartProblem | FormProblem | null {
  const form = () => {
    const problem = toFormProblem(refusal, fields)
    return problem && { ...problem, field: addressField(problem.field) }
  }
  if (FORM_CODES.has(refusal.code)) return form()
  return toCartProblem(refusal, currency, fields) ?? form()
}

/** The service's names of fields, as our inputs name them. */
function addressField(field: string | null): string | null {
  const [first = '', second = '', ...rest] = field?.split('.') ?? []
  if (first === 'email') return 'shippingAddress.contactEmail'
  if (first !== 'addresses') return field
  return [second === '1' ? 'billingAddress' : 'shippingAddress', ...rest].join('.')
}
