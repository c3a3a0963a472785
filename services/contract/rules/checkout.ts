import * as z from 'zod/mini'
import { addressRules, anyCompanyAddressRules, companyAddressRules } from './address.ts'
import { email, NAME_MAX, optionalText, text } from './fields.ts'
import { MAX_GIFT_MESSAGE, MAX_GIFT_NAME } from './gift.ts'

/** Rules of the checkout's forms. */

/**
 * `isNameChecked` is false where special characters of names are allowed, `isNumberChecked` where
 * a company's number may be anything.
 */
export function checkoutAddressRules({
  isNameChecked,
  isCompany,
  isNumberChecked = true,
}: {
  readonly isNameChecked: boolean
  readonly isCompany: boolean
  readonly isNumberChecked?: boolean
}) {
  const companyRules = isNumberChecked ? companyAddressRules : anyCompanyAddressRules
  const rules = isCompany ? companyRules : addressRules
  return isNameChecked
    ? rules
    : z.safeExtend(rules, { firstName: text(NAME_MAX), lastName: text(NAME_MAX) })
}

export const giftRules = z.object({
  to: optionalText(MAX_GIFT_NAME),
  from: optionalText(MAX_GIFT_NAME),
  giftMessage: optionalText(MAX_GIFT_MESSAGE),
})

/** Finds an order without a login. */
export const trackOrderRules = z.object({ number: text(40), email: email() })

export const withdrawalRules = z.object({ name: text(150), email: email() })
