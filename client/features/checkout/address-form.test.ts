import { expect, test } from 'vitest'
import { checkValues } from '#client/features/forms/check.ts'
import { addressFormRules } from './address-form-rules.ts'
import { addressInput, fieldsOf, findSame, storedValues } from './address-values.ts'

const ANA = {
  ...{ firstName: 'Ana-Marija', lastName: "D'Este", contactEmail: 'ana@posta.example' },
  ...{ contactPhone: '091 111 2222', country: 'HR', region: null, city: 'Split' },
  ...{ street: 'Riva', houseNumber: '1', zipCode: '21000', companyName: null, companyOIB: null },
}
const GOOD = fieldsOf('shippingAddress', ANA)

const STRICT = { validateSpecialCharacters: true, checkCompanyNumber: true }

function issues(raw: Readonly<Record<string, string>>, checks = STRICT) {
  const checked = checkValues(addressFormRules(checks), raw)
  return (checked.issues ?? []).map(({ field, rule }) => `${field} ${rule}`)
}

test('each missing field of the address has its own error [CO-14, CO-16, CO-17] [CO-18, CO-19]', () => {
  const missing = (names: readonly string[]) =>
    names.map((name) => `shippingAddress.${name} required`)
  expect(issues({}).sort()).toEqual(
    missing([
      ...['city', 'contactEmail', 'contactPhone', 'country', 'firstName', 'houseNumber'],
      ...['lastName', 'street', 'zipCode'],
    ]),
  )
  expect(issues(GOOD)).toEqual([])
  expect(issues({ ...GOOD, 'shippingAddress.contactEmail': 'ana' })).toEqual([
    'shippingAddress.contactEmail email',
  ])
})

test('names have letters only, unless the site allows others [CO-11, CO-12]', () => {
  const odd = { ...GOOD, 'shippingAddress.lastName': 'An@' }
  expect(issues(odd)).toEqual(['shippingAddress.lastName lettersOnly'])
  expect(issues(odd, { ...STRICT, validateSpecialCharacters: false })).toEqual([])
})

test('a phone number has digits, and a postcode is one of the chosen country [CO-14~, CO-19~]', () => {
  const wrong = { 'shippingAddress.contactPhone': 'abc', 'shippingAddress.zipCode': '1000' }
  expect(issues({ ...GOOD, ...wrong })).toEqual([
    'shippingAddress.contactPhone phone',
    'shippingAddress.zipCode postcode',
  ])
  const country = { 'shippingAddress.country': 'SI' }
  expect(issues({ ...GOOD, 'shippingAddress.zipCode': '1000', ...country })).toEqual([])
})

test('a company needs name and OIB, which go with the address of the invoice [CO-20]', () => {
  const company = { isCompany: 'on', companyName: 'Val d.o.o.', companyOIB: '69435151530' }
  expect(issues({ ...GOOD, isCompany: 'on' })).toEqual([
    'companyName required',
    'companyOIB required',
  ])
  expect(issues({ ...GOOD, ...company, companyOIB: '12345678901' })).toEqual(['companyOIB oib'])
  expect(
    issues(
      { ...GOOD, ...company, companyOIB: '12345678901' },
      { ...STRICT, checkCompanyNumber: false },
    ),
  ).toEqual([])
  const billing = fieldsOf('billingAddress', { ...ANA, city: 'Zagreb', country: 'DE' })
  const both = { ...GOOD, ...company, ...billing, hasBilling: 'on' }
  // Numbers of other countries are not checked.
  expect(issues({ ...both, companyOIB: 'DE 123' })).toEqual([])

  const inputOf = (raw: Readonly<Record<string, string>>) => {
    const { values } = checkValues(addressFormRules(STRICT), raw)
    return values && addressInput(values)
  }
  const named = { companyName: 'Val d.o.o.', companyOIB: '69435151530' }
  expect(inputOf({ ...GOOD, ...company })).toMatchObject({
    isCompany: true,
    shippingAddress: named,
  })
  expect(inputOf(both)).toMatchObject({ shippingAddress: ANA, billingAddress: named })
  // Fields that a box hides are not sent.
  expect(inputOf({ ...both, isCompany: '', hasBilling: '' })).toEqual({
    ...{ shippingAddress: ANA, isCompany: false },
  })
})

test('the billing address is checked only when it is another one, and has the same contact [CO-21]', () => {
  const wrong = { ...GOOD, 'billingAddress.firstName': '1' }
  expect(issues(wrong)).toEqual([])
  expect(issues({ ...wrong, hasBilling: 'on' })).toContain('billingAddress.firstName lettersOnly')

  const billing = fieldsOf('billingAddress', { ...ANA, contactEmail: null })
  const raw = { ...GOOD, ...billing, hasBilling: 'on' }
  const { values } = checkValues(addressFormRules(STRICT), raw)
  expect(values && addressInput(values)).toEqual({
    ...{ shippingAddress: ANA, billingAddress: ANA, isCompany: false },
  })
})

test('a stored checkout fills the form, and finds its address in the account [CO-52]', () => {
  const stored = storedValues({ shippingAddress: ANA, billingAddress: ANA, isCompany: true })
  expect(stored).toMatchObject({
    ...{ 'shippingAddress.city': 'Split', 'billingAddress.city': 'Split' },
    ...{ hasBilling: 'on', isCompany: 'on', companyName: '' },
  })
  const own = { ...ANA, id: '7', type: 'MAIN', contactPhone: '099' }
  expect(findSame([{ ...own, id: '6', city: 'Solin' }, own], ANA)?.id).toBe('7')
})
