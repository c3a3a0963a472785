import { expect, test } from 'vitest'
import { checkoutAddressRules } from './checkout.ts'

const ADDRESS = {
  type: 'billing',
  firstName: 'Ana',
  lastName: 'Anić',
  contactEmail: 'ana@posta.example',
  contactPhone: '+385 91 111 2222',
  country: 'HR',
  city: 'Split',
  street: 'Riva',
  houseNumber: '1',
  zipCode: '21000',
}

test.each([
  [true, false, ['firstName lettersOnly']],
  [false, false, []],
  [true, true, ['firstName lettersOnly', 'companyName required', 'companyOIB required']],
  [false, true, ['companyName required', 'companyOIB required']],
])(
  'names checked: %s, of a company: %s [CO-11] [CO-12] [CO-20]',
  (isNameChecked, isCompany, faults) => {
    const rules = checkoutAddressRules({ isNameChecked, isCompany })
    const parsed = rules.safeParse({ ...ADDRESS, firstName: 'An@' })
    const found = parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    expect(found ?? []).toEqual(faults)
  },
)

test.each([
  ['HR', '12345678903', true],
  ['hr', '12345678901', false],
  ['DE', 'DE136695976', true],
])('the number of a company in %s, %s, is right: %s [CO-20]', (country, companyOIB, isRight) => {
  const address = { ...ADDRESS, country, companyName: 'Obrt Val', companyOIB }
  for (const isNameChecked of [true, false]) {
    const rules = checkoutAddressRules({ isNameChecked, isCompany: true })
    expect(rules.safeParse(address).success).toBe(isRight)
  }
})
