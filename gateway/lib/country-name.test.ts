import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test('a country is named in the language of the visitor', () => {
  expect(countryName('HR', 'hr')).toBe('Hrvatska')
  expect(countryName('HR', 'de')).toBe('Kroatien')
  expect(countryName('SI', 'en')).toBe('Slovenia')
})

test('what is no code of a country stays as a platform wrote it', () => {
  expect(countryName('Hrvatska', 'hr')).toBe('Hrvatska')
  expect(countryName('', 'hr')).toBe('')
})
