import { expect, test } from 'vitest'
import { createAddressBook } from '#client/app/address-book.ts'
import { URL_TABLE } from '#client/generated/url-table.ts'
import { type LocaleTable, prefixOf } from '#client/i18n/locales.ts'
import { createPaths } from '#client/lib/links.ts'
import { SCREEN_PATHS } from '#gateway/generated/screen-paths.ts'
import { locatePath, pathOf } from '#gateway/lib/screen-paths.ts'

const LOCALES = ['hr', 'en', 'de'] as const
const TABLE: LocaleTable = {
  defaultCode: 'hr',
  entries: LOCALES.map((code) => ({ code, iso: code, file: code, domain: null })),
}
const locate = createAddressBook(TABLE)
const place = (locale: string) => ({ locale, prefix: prefixOf(locale, TABLE) })
const SCREENS = Object.entries(SCREEN_PATHS)

test('every screen has an English path, in Latin letters and of its own [RT-27]', () => {
  expect(SCREENS.map(([name]) => name)).toEqual(Object.keys(URL_TABLE))
  const english = SCREENS.map(([, paths]) => paths['en'] ?? '')
  for (const path of english) expect(path).toMatch(/^(\/[a-z-]+)*(\/:\w+|\/)?$/)
  expect(new Set(english.map((path) => path.replace(/:\w+/, ':'))).size).toBe(SCREENS.length)
})

test.each(LOCALES)('gateway and shop agree on the address of every screen in "%s"', (locale) => {
  const { pathTo } = createPaths({ ...place(locale), origin: 'https://a.test' })
  for (const [screen, paths] of SCREENS) {
    const [name = null] = /(?<=:)\w+$/.exec(paths['en'] ?? '') ?? []
    const parameter = name && 'nesto-lijepo'
    const path = pathOf({ screen, parameter }, place(locale))

    expect(path).toBe(
      pathTo(screen as keyof typeof URL_TABLE, name ? { [name]: 'nesto-lijepo' } : {}),
    )
    expect(locatePath(path, place(locale))).toEqual({ screen, parameter })
    expect(locatePath(`${path}/`, place(locale))).toEqual({ screen, parameter })
    expect(locate(path)).toMatchObject({ address: { screen, locale, canonical: null }, parameter })
  }
})

test('an English path is understood in every locale, an unknown one and one of another locale are not', () => {
  expect(locatePath('/cart', place('hr'))).toEqual({ screen: 'cart', parameter: null })
  expect(locatePath('/de/product/dres', place('de'))).toEqual({
    screen: 'product',
    parameter: 'dres',
  })
  expect(locatePath('/a/b/c', place('hr'))).toBeNull()
  expect(locatePath('/en/cart', place('hr'))).toBeNull()
})
