import { expect, test } from 'vitest'
import { PAGE_LANGUAGES } from '#services/contract/rules/languages.ts'
import type { LayoutData } from './layout.ts'
import { htmlInLocale, languageOf, pathInLocale, siteLanguages } from './site-languages.ts'

const GERMAN = { id: 36, code: 'ger', code2: 'de' }

type Given = { AllowedLanguages?: string; DefaultLanguage?: string; cmsLanguages?: number[] }

/** Only what the languages are read from. */
function layoutWith({ cmsLanguages = [41], ...options }: Given): LayoutData {
  return {
    languages: [GERMAN, ...PAGE_LANGUAGES],
    domain: { cmsLanguages },
    options: new Map(Object.entries(options).map(([key, value]) => [key, { key, value }])),
  } as unknown as LayoutData
}

const localesOf = (given: Given) => siteLanguages(layoutWith(given)).map(({ locale }) => locale)

test('the options name the languages of the site, the default one comes first [CM-15, PL-06]', () => {
  expect(localesOf({ AllowedLanguages: '41', DefaultLanguage: 'hrv' })).toEqual(['hr'])
  expect(localesOf({ AllowedLanguages: '41,27', DefaultLanguage: 'eng' })).toEqual(['en', 'hr'])
  expect(localesOf({ AllowedLanguages: '36,41,36', DefaultLanguage: 'hrv' })).toEqual(['hr', 'de'])
})

test('without options the domain names them, and nothing that is known Croatian [RT-25]', () => {
  expect(localesOf({ cmsLanguages: [36, 41] })).toEqual(['hr', 'de'])
  expect(localesOf({ AllowedLanguages: 'all', cmsLanguages: [36] })).toEqual(['de'])
  expect(localesOf({ AllowedLanguages: '999' })).toEqual(['hr'])
  expect(siteLanguages(null)).toEqual([{ language: 'hrv', locale: 'hr' }])
})

test('a locale that the site does not have is answered in its default language', () => {
  const layout = layoutWith({ AllowedLanguages: '41,27', DefaultLanguage: 'eng' })
  expect(languageOf(layout, 'hr').language).toBe('hrv')
  for (const locale of ['de', 'HR', '', undefined]) {
    expect(languageOf(layout, locale)).toEqual({ language: 'eng', locale: 'en' })
  }
})

test('links of editors lead to the pages of the locale, files and other sites stay [RT-23]', () => {
  const layout = layoutWith({ AllowedLanguages: '41,27', DefaultLanguage: 'hrv' })
  const english = (path: string) => pathInLocale(path, layout, 'en')
  expect(['/', '/shop/dresovi?page=2#a', '/english', '/kosarica', '/a/b/c'].map(english)).toEqual([
    ...['/en', '/en/shop/dresovi?page=2#a', '/en/english', '/en/cart', '/en/a/b/c'],
  ])
  const others = ['/en', '/en/shop', '/media/1/pravila.pdf', 'https://a.example/', '//a', '#a']
  expect(others.map(english)).toEqual(others)
  expect(pathInLocale('/shop', layout, 'hr')).toBe('/shop')
  expect(
    htmlInLocale('<p><a class="x" href="/shop">S</a> <img src="/media/1"></p>', {
      ...{ layout, locale: 'en' },
    }),
  ).toBe('<p><a class="x" href="/en/shop">S</a> <img src="/media/1"></p>')
})
