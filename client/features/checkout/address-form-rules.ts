import * as z from 'zod/mini'
import type { CheckoutSettings } from '#client/generated/types.ts'
import { checkoutAddressRules } from '#services/contract/rules/checkout.ts'
import {
  type AddressValues,
  type CheckedForm,
  formField,
  HAS_BILLING,
  IS_COMPANY,
} from './address-values.ts'

/**
 * Field names are input paths of the graph, such as `shippingAddress.city`, so that refusals find
 * their field. Contact data and the company are entered once. Fields that a box hides are not
 * checked.
 */
export function addressFormRules({
  validateSpecialCharacters: isNameChecked,
  checkCompanyNumber: isNumberChecked,
}: Pick<CheckoutSettings, 'validateSpecialCharacters' | 'checkCompanyNumber'>) {
  const rules = (isCompany: boolean) =>
    checkoutAddressRules({ isNameChecked, isNumberChecked, isCompany })
  return z.transform((raw: AddressValues, { issues }): CheckedForm => {
    const isCompany = raw[IS_COMPANY] === 'on'
    const hasBilling = raw[HAS_BILLING] === 'on'
    const form = z.object({
      shippingAddress: rules(isCompany && !hasBilling),
      billingAddress: hasBilling ? rules(isCompany) : z.optional(rules(false)),
    })
    const { success, data, error } = z.safeParse(form, addressesOf(raw, { isCompany, hasBilling }))
    if (success) return { ...data, isCompany }
    for (const { path, message } of error.issues) {
      issues.push({ code: 'custom', input: raw, message, path: [formField(path.join('.'))] })
    }
    return z.NEVER
  })
}

type Kind = { readonly isCompany: boolean; readonly hasBilling: boolean }

function addressesOf(raw: AddressValues, { isCompany, hasBilling }: Kind): unknown {
  const shipping = within(raw, 'shippingAddress.')
  const { contactEmail, contactPhone } = shipping
  const { companyName, companyOIB } = raw
  const company = isCompany ? { companyName, companyOIB } : {}
  if (!hasBilling) return { shippingAddress: { ...shipping, ...company, type: 'shipping' } }
  const billing = { ...within(raw, 'billingAddress.'), contactEmail, contactPhone, ...company }
  return {
    shippingAddress: { ...shipping, type: 'shipping' },
    billingAddress: { ...billing, type: 'billing' },
  }
}

function within(raw: AddressValues, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )
}
