import { expect, test } from 'vitest'
import { addressRules } from './address.ts'
import { isPostcode } from './postcode.ts'

const ADDRESS = {
  ...{ type: 'main', firstName: 'Ana', lastName: 'Anić', contactEmail: 'ana@posta.example' },
  ...{ contactPhone: '091 234 5678', country: 'HR', city: 'Split', street: 'Riva' },
  ...{ houseNumber: '1', zipCode: '21000' },
}

test.each([
  ['HR', '10000 10090 HR-21000 hr23000 32100 53297', '100 1000 100000 00000 99999 10999 2100O'],
  ['hr', '52440', '62440'],
  ['SI', '1000 SI-2000', '10000 HR-1000'],
  ['SK', '81101', '8110'],
  ['NL', '1012AB', '1012 AB1012'],
  ['GB', 'SW1A1AA M11AE', '12345'],
  ['PL', '00-950', '950'],
  ['AR', 'C1425 X', ''],
])('a postcode of %s is one of its country [CO-19~]', (country, right, wrong) => {
  const found = (texts: string) =>
    texts.split(' ').filter((text) => text !== '' && isPostcode(text, country))
  expect(found(right)).toEqual(right.split(' '))
  expect(found(wrong)).toEqual([])
})

test.each([
  ['abc', ['contactPhone phone']],
  ['12345', ['contactPhone phone']],
  ['1234567890123456', ['contactPhone phone']],
  ['091 234 5678 kućni', ['contactPhone phone']],
  ['', ['contactPhone required']],
  ['123456', []],
  ['091/234-5678', []],
  ['+385 (0)91 234 5678', []],
  ['00385 91 234 567', []],
])('a phone number has 6 to 15 digits: "%s" [CO-14~]', (contactPhone, faults) => {
  const { error } = addressRules.safeParse({ ...ADDRESS, contactPhone })
  const [first] = error?.issues ?? []
  expect(first ? [`${first.path.join('.')} ${first.message}`] : []).toEqual(faults)
})

test('a postcode of another country is reported at the postcode, beside all other mistakes [CO-19~]', () => {
  const { error } = addressRules.safeParse({ ...ADDRESS, zipCode: '100', city: '' })
  expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'city required',
    'zipCode postcode',
  ])
})
