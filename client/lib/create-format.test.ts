import { afterEach, expect, test, vi } from 'vitest'
import { createFormat } from './create-format.ts'

const format = createFormat('hr-HR')
afterEach(() => vi.unstubAllEnvs())
const plain = (text: string): string => text.replaceAll(/\s/g, ' ')

test('money has two decimals, dots between thousands and the symbol behind [RT-52]', () => {
  expect(plain(format.money({ amount: '1234.56', currency: 'EUR' }))).toBe('1.234,56 €')
  expect(plain(format.money({ amount: '0.00', currency: 'EUR' }))).toBe('0,00 €')
  expect(plain(format.money({ amount: '9007199254740993.01', currency: 'EUR' }))).toBe(
    '9.007.199.254.740.993,01 €',
  )
})

test('dates are written dd.mm.yyyy. as the calendar in Zagreb shows them', () => {
  expect(format.date('2026-11-21T22:30:00Z')).toBe('21.11.2026.')
  expect(format.date('2026-11-21T23:30:00Z')).toBe('22.11.2026.')
  expect(format.time('2026-07-01T18:15:00Z')).toBe('20:15')
})

test('the day of an event has its weekday, which stays on its line', () => {
  expect(format.day('2026-11-21T22:30:00Z')).toBe('sub,\u00a021.11.2026.')
  expect(format.day('2026-11-21T23:30:00Z')).toBe('ned,\u00a022.11.2026.')
})

test.each([
  ['the hour before the clock goes back', '2026-10-25T00:30:00Z', '25.10.2026. 02:30'],
  ['the same hour once more', '2026-10-25T01:30:00Z', '25.10.2026. 02:30'],
  ['the hour that is left out in spring', '2027-03-28T01:00:00Z', '28.03.2027. 03:00'],
  ['29 February', '2028-02-28T23:00:00Z', '29.02.2028. 00:00'],
  ['the last second of a year', '2026-12-31T22:59:59Z', '31.12.2026. 23:59'],
  ['the first one', '2026-12-31T23:00:00Z', '01.01.2027. 00:00'],
])('%s is shown as in Zagreb, wherever the machine stands [case 35~]', (_what, at, shown) => {
  for (const other of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', other)
    expect(`${format.date(at)} ${format.time(at)}`).toBe(shown)
  }
})

test('what stands in a page is taken as it stands, and what is new there is remembered', () => {
  const amount = { amount: '12.00', currency: 'EUR' }
  const server = new Map<string, string>()
  createFormat('hr-HR', server).money(amount)
  createFormat('hr-HR', server).date('2026-11-21T22:30:00Z')
  expect(server.size).toBe(2)

  const otherIntl = new Map([...server].map(([key, text]) => [key, `${text} as it stood`]))
  const browser = createFormat('hr-HR', otherIntl)
  expect(plain(browser.money(amount))).toBe('12,00 € as it stood')
  expect(plain(browser.money({ ...amount, currency: 'USD' }))).toBe('12,00 $')
})
