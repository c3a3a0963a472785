import { expect, test } from 'vitest'
import { chooseLocale, type LocaleHints } from './choose-locale.ts'
import { localeCookie } from './locale-cookie.ts'
import type { LocaleTable } from './locales.ts'

const TABLE: LocaleTable = {
  defaultCode: 'hr',
  entries: [
    { code: 'hr', iso: 'hr-HR', file: 'hr', domain: null },
    { code: 'de', iso: 'de-AT', file: 'de', domain: 'verband.example' },
    { code: 'ch', iso: 'de-CH', file: 'de', domain: null },
    { code: 'en', iso: 'en-GB', file: 'en', domain: null },
  ],
}

function choose(path: string, hints: Partial<Omit<LocaleHints, 'url'>> = {}): string {
  const url = new URL(path, 'https://savez.example')
  return chooseLocale({ url, host: 'savez.example', ...hints }, TABLE)
}

test('prefix beats host beats cookie beats browser beats the default [RT-28, RT-29]', () => {
  const all = { host: 'verband.example:443', cookie: 'a=b; locale=ch', acceptLanguage: 'hr' }
  expect(choose('/en/shop', all)).toBe('en')
  expect(choose('/shop', all)).toBe('de')
  expect(choose('/shop', { ...all, host: 'savez.example' })).toBe('ch')
  expect(choose('/shop', { acceptLanguage: 'en-GB' })).toBe('en')
  expect(choose('/shop')).toBe('hr')
})

test('a whole tag scores above the language alone, and the wish of the browser counts [RT-30]', () => {
  expect(choose('/', { acceptLanguage: 'de-CH' })).toBe('ch')
  expect(choose('/', { acceptLanguage: 'de' })).toBe('de')
  expect(choose('/', { acceptLanguage: 'en-US, hr;q=0.9' })).toBe('en')
  expect(choose('/', { acceptLanguage: 'en-US;q=0.5, hr-HR;q=0.5' })).toBe('hr')
  expect(choose('/', { acceptLanguage: 'fr, *;q=0.1' })).toBe('hr')
  expect(choose('/', { acceptLanguage: ';;q=x,,' })).toBe('hr')
})

test('a code that is not in the table is a path like any other, the default needs no prefix [RT-26]', () => {
  expect(choose('/fr/shop', { cookie: 'locale=fr' })).toBe('hr')
  expect(choose('/english', {})).toBe('hr')
  expect(choose('/hr/shop', { acceptLanguage: 'de' })).toBe('de')
})

test('the cookie lasts a year for the whole site, lax unless framed elsewhere [RT-34]', () => {
  expect(localeCookie('de', { isCrossOrigin: false, isSecure: false })).toBe(
    'locale=de; Max-Age=31536000; Path=/; SameSite=Lax',
  )
  expect(localeCookie('de', { isCrossOrigin: true, isSecure: false })).toBe(
    'locale=de; Max-Age=31536000; Path=/; SameSite=None; Secure',
  )
})
