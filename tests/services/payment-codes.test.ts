import { expect, test } from 'vitest'
import {
  type PaymentCode,
  paymentCodeSvg,
  transferPayment,
} from '#services/modules/document/api.ts'
import { isReference, mod11Ini, referenceOf } from '#services/modules/document/codes/reference.ts'
import { groupedIban, isIban } from '#services/modules/document/seller/iban.ts'
import { readCodes } from '#tests/support/barcodes.ts'
import { anOrder, DRAWN_HERE, SELLER } from '#tests/support/orders-printed.ts'

async function drawn(code: PaymentCode, payment: ReturnType<typeof transferPayment>) {
  return await paymentCodeSvg(DRAWN_HERE, code, payment, { priority: 'waited' })
}

/** Characters that each line of a HUB3 code may have. */
const HUB3_LIMITS = [8, 3, 15, 30, 27, 27, 25, 25, 27, 21, 4, 22, 4, 35]

test('the drawn HUB3 code is read as the payment slip of the order', async () => {
  const codes = await readCodes(await drawn('hub3', transferPayment(anOrder(), SELLER)))

  const lines = [
    'HRVHUB30',
    'EUR',
    '000000000123456',
    'Željka Šćepanović-Đurđević',
    'Ulica žrtava olujnog mo 12b',
    '21999 Donja Čićarija',
    'Jadranski sportski savez',
    'Obala svjetionika 7',
    '10296 Luka',
    'HR6099990021100098765',
    'HR01',
    '2026-0001236',
    'GDSV',
    'Narudžba 2026-000123',
  ]
  expect(codes).toEqual([{ format: 'PDF417', text: lines.map((line) => `${line}\n`).join('') }])
})

test('the drawn QR code is read as a SEPA transfer by EPC069-12', async () => {
  const codes = await readCodes(await drawn('epc', transferPayment(anOrder(), SELLER)))

  const lines = [
    ...['BCD', '002', '1', 'SCT', '', 'Jadranski sportski savez', 'HR6099990021100098765'],
    ...['EUR1234.56', 'GDSV', '', 'HR01 2026-0001236 Narudžba 2026-000123'],
  ]
  expect(codes).toEqual([{ format: 'QRCode', text: lines.join('\n') }])
})

test('hostile and long names neither shift a line nor pass its limit', async () => {
  const { billingAddress } = anOrder()
  const buyer = {
    ...billingAddress,
    firstName: 'Ana\nHR1210010051863000160\r\n😀 ŽĐ\u202E',
    lastName: 'Ł'.repeat(75),
    street: 'č'.repeat(75),
    city: 'Ålesund '.repeat(9),
  }
  const payment = transferPayment(anOrder({ billingAddress: buyer, total: 0.01 }), SELLER)

  const [code] = await readCodes(await drawn('hub3', payment))

  const lines = code?.text.split('\n') ?? []
  expect(lines).toHaveLength(HUB3_LIMITS.length + 1)
  expect(lines.slice(0, -1).map((line, at) => [...line].length <= (HUB3_LIMITS[at] ?? 0))).toEqual(
    HUB3_LIMITS.map(() => true),
  )
  expect(lines.slice(2, 6)).toEqual([
    '000000000000001',
    'Ana HR1210010051863000160 ŽĐ',
    `${'č'.repeat(23)} 12b`,
    '21999 Alesund Alesund Alesu',
  ])
})

test('a company pays in its own name', () => {
  const { billingAddress } = anOrder()
  const company = { ...billingAddress, companyName: 'VALOVI d.o.o.', companyOIB: '33182049577' }

  const { payer } = transferPayment(anOrder({ billingAddress: company }), SELLER)

  expect(payer.name).toBe('VALOVI d.o.o.')
})

test('another currency than the euro is refused instead of written as euros', () => {
  expect(() => transferPayment(anOrder({ currency: 'USD' }), SELLER)).toThrow('USD')
})

// The last digits of public revenue codes are check digits of the same method.
test.each([
  ['816', 8],
  ['810', 9],
  ['188', 0],
  ['821', 4],
  ['500', 2],
  ['', 0],
])('the check digit of %s is %i', (digits, expected) => {
  expect(mod11Ini(digits)).toBe(expected)
})

test('every order number of a year gives a valid reference, and each wrong digit is found', () => {
  const numbers = Array.from({ length: 500 }, (_, at) => `2026-${`${at * 7}`.padStart(6, '0')}`)

  expect(numbers.filter((number) => !isReference(referenceOf(number)))).toEqual([])
  const [first = '', last = ''] = referenceOf('2026-000123').split('-')
  const missed = [...last].flatMap((digit, at) => {
    const wrong = `${first}-${last.slice(0, at)}${(Number(digit) + 1) % 10}${last.slice(at + 1)}`
    return isReference(wrong) ? [wrong] : []
  })
  expect(missed).toEqual([])
})

test.each(['NARUDŽBA', '', '1-2-3-4', '1234567890123', '123456789012-123456789012'])(
  'the number %j does not become a reference',
  (number) => {
    expect(() => referenceOf(number)).toThrow('payment reference')
  },
)

test.each([
  ['HR1210010051863000160', true],
  ['HR6099990021100098765', true],
  ['DE89370400440532013000', true],
  ['HR1210010051863000161', false],
  ['HR2110010051863000160', false],
  ['HR12 1001 0051 8630 0016 0', false],
  ['hr1210010051863000160', false],
  ['HR121001005186300016', false],
  ['', false],
])('the IBAN %s is valid: %s', (iban, expected) => {
  expect(isIban(iban)).toBe(expected)
})

test('an IBAN is shown in groups of four', () => {
  expect(groupedIban('HR6099990021100098765')).toBe('HR60 9999 0021 1000 9876 5')
})
