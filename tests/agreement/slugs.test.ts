import { expect, test } from 'vitest'
import { listAddresses } from '#client/app/address-book.ts'
import type { LocaleTable } from '#client/i18n/locales.ts'
import { RESERVED_SLUGS } from '#services/platform/slugs.ts'

/** Every locale that the table of addresses has names for. */
const ALL: LocaleTable = {
  defaultCode: 'hr',
  entries: ['hr', 'en', 'de'].map((code) => ({ code, iso: code, file: code, domain: null })),
}

/** At the root besides the screens: the gateway's own paths, the back office, and reserved ones. */
const NOT_SCREENS = [
  '_cli',
  'admin',
  'adminlogin',
  'api',
  'assets',
  'dev',
  'docs',
  'download',
  'graphql',
  'healthz',
  'media',
  'metrics',
  'obavijest',
  'odjava-newslettera',
  'pay',
  'podsjetnik',
  'readyz',
  'section-tool',
  'sitemap',
  'upload',
  'webhook',
]

test('no page can be given a slug under which a screen stands, and no other is refused [RT-16]', () => {
  const firstSegments = listAddresses(ALL)
    .map(({ pattern }) => pattern.split('/').filter((segment) => !/^(en|de)?$/.test(segment))[0])
    .filter((segment) => segment !== undefined && !segment.startsWith(':'))
  const expected = new Set([...firstSegments, ...NOT_SCREENS])
  expect([...RESERVED_SLUGS].sort()).toEqual([...expected].sort())
})
