import { expect, test } from 'vitest'
import { isPostcode } from '#services/contract/rules/postcode.ts'
import { placeOf } from './postal-codes.ts'

test('a postal code names its place', () => {
  expect(placeOf('10000')).toBe('Zagreb')
  expect(placeOf(' 21000 ')).toBe('Split')
  expect(placeOf('35000')).toBe('Slavonski Brod')
  expect(placeOf('51550')).toBe('Mali Lošinj')
  expect(placeOf('53297')).toBe('Stara Novalja')
})

test('an unfinished or foreign one names nothing', () => {
  for (const code of ['', '1000', '100000', '1010', '99999']) expect(placeOf(code)).toBeNull()
})

test('every code that names a place is a postcode of Croatia [CO-19~]', () => {
  const named = Array.from({ length: 100_000 }, (_, code) => String(code).padStart(5, '0')).filter(
    (code) => placeOf(code) !== null,
  )
  expect(named.length).toBeGreaterThan(800)
  expect(named.filter((code) => !isPostcode(code, 'HR'))).toEqual([])
})
