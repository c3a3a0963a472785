import * as z from 'zod/mini'
import { crossFieldRule } from './cross-field-rule.ts'
import { email, optionalText, personName, phone, text } from './fields.ts'
import { isOib } from './oib.ts'
import { isPostcode } from './postcode.ts'

export const ADDRESS_TYPES = ['main', 'billing', 'shipping', 'other'] as const

/** Rules of an address in the account and at checkout, without those over several fields. */
export const addressFields = z.object({
  type: z.enum(ADDRESS_TYPES),
  firstName: personName(),
  lastName: personName(),
  contactEmail: email(),
  contactPhone: phone(),
  /** ISO 3166-1 alpha-2 code. */
  country: text(75),
  region: optionalText(75),
  city: text(75),
  street: text(75),
  houseNumber: text(15),
  zipCode: text(25),
  companyName: optionalText(200),
  companyOIB: optionalText(40),
})

export const addressRules = addressFields.check(
  crossFieldRule(['country', 'zipCode'], 'postcode', ({ country, zipCode }) =>
    isPostcode(zipCode, country),
  ),
)

/** Rules for companies, without a format for their number. */
export const anyCompanyAddressRules = z.safeExtend(addressRules, {
  companyName: text(200),
  companyOIB: text(40),
})

/** Foreign VAT numbers have no common format to check. */
export const companyAddressRules = anyCompanyAddressRules.check(
  crossFieldRule(
    ['country', 'companyOIB'],
    'oib',
    ({ country, companyOIB }) => country.toUpperCase() !== 'HR' || isOib(companyOIB),
  ),
)
