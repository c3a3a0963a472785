import { expect, test } from 'vitest'
import { createI18n } from './i18n.ts'
import { FIRST_LOCALES, findLocale, localeTable } from './locales.ts'
import { loadMessages } from './messages.ts'

test('only the files of the requested locale are fetched [RT-31]', async () => {
  const fetched: string[] = []
  const moduleOf = (name: string) => async () => {
    fetched.push(name)
    return { messages: { './frame.json': { home: name } } }
  }
  const modules = { './hr/messages.ts': moduleOf('hr'), './de/messages.ts': moduleOf('de') }

  expect(await loadMessages({ file: 'de' }, fail, modules)).toEqual({ frame: { home: 'de' } })
  expect(fetched).toEqual(['de'])
})

test('a missing or broken file and an unknown code warn, and texts are still there [RT-32]', async () => {
  const warnings: string[] = []
  const warn = (message: string) => warnings.push(message)
  const broken = { './hr/messages.ts': () => Promise.reject(new Error('gone')) }

  expect(await loadMessages({ file: 'xx' }, warn, {})).toEqual({})
  expect(await loadMessages({ file: 'hr' }, warn, broken)).toEqual({})
  expect(findLocale('xx', FIRST_LOCALES, warn).code).toBe('hr')
  expect(warnings).toHaveLength(3)
  expect(createI18n({ code: 'hr' }, {}).t('home')).toBe('home')
})

test('Croatian is configured, the default and complete: code, iso, file and domain [RT-25, RT-26, RT-33]', async () => {
  expect(FIRST_LOCALES).toEqual({
    entries: [{ code: 'hr', iso: 'hr-HR', file: 'hr', domain: null }],
    defaultCode: 'hr',
  })
  const texts = createI18n({ code: 'hr' }, await loadMessages({ file: 'hr' }, fail))
  expect(texts.t('home')).toBe('Početna')
  expect(texts.t('errors:notFound.title')).toBe('Stranica nije pronađena')
})

test('a site has the locales that are on, the first one without a prefix; others are none [RT-27, CM-15~]', () => {
  const english = { code: 'en', iso: 'en-GB', file: 'en', domain: null }
  const [croatian] = FIRST_LOCALES.entries
  expect(localeTable(['en', 'hr'])).toEqual({ entries: [english, croatian], defaultCode: 'en' })
  expect(localeTable(['xx', 'en']).defaultCode).toBe('en')
  expect(localeTable(['xx'])).toEqual(FIRST_LOCALES)
})

function fail(message: string): void {
  throw new Error(message)
}
