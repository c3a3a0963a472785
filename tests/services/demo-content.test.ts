import { readdir, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ATTRIBUTES, TAGS } from '#services/demo/content/attributes.ts'
import { CATEGORIES } from '#services/demo/content/categories.ts'
import { matchDay } from '#services/demo/content/dates.ts'
import { DELIVERIES } from '#services/demo/content/delivery.ts'
import { events } from '#services/demo/content/events.ts'
import * as home from '#services/demo/content/home.ts'
import { COOKIE_TEXT, FOOTER, HEADER, NAVIGATIONS } from '#services/demo/content/layout.ts'
import { LEGAL_PAGES } from '#services/demo/content/legal-pages.ts'
import { MANUFACTURER, ORGANISATION } from '#services/demo/content/organisation.ts'
import { PAGES } from '#services/demo/content/pages.ts'
import { PARTNERS } from '#services/demo/content/partners.ts'
import { PAYMENTS } from '#services/demo/content/payments.ts'
import { POST_CATEGORIES, posts } from '#services/demo/content/posts.ts'
import { productsFor } from '#services/demo/content/products.ts'
import { listPictures } from '#services/demo/pictures-list.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const MATCH = matchDay(NOW)

const EVERYTHING = {
  ...home,
  ATTRIBUTES,
  CATEGORIES,
  COOKIE_TEXT,
  FOOTER,
  HEADER,
  LEGAL_PAGES,
  MANUFACTURER,
  NAVIGATIONS,
  ORGANISATION,
  PAGES,
  PARTNERS,
  POST_CATEGORIES,
  TAGS,
  deliveries: DELIVERIES.map(({ texts, branches }) => [texts['hrv'], branches]),
  payments: PAYMENTS.map(({ texts }) => texts['hrv']),
  events: events(NOW, MATCH),
  posts: posts(MATCH),
  products: productsFor(MATCH),
}

/** Fields that nobody reads as text. */
const TECHNICAL = new Set([
  ...['slug', 'path', 'key', 'sku', 'picture', 'category', 'categories', 'parent', 'navigation'],
  ...[
    'code',
    'colour',
    'first',
    'swatch',
    'inputType',
    'format',
    'attributes',
    'crossSell',
    'tags',
    'network',
  ],
  ...['phoneLink', 'shopPhoneLink', 'stock'],
])

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  return Object.entries(value).flatMap(([key, below]) => (TECHNICAL.has(key) ? [] : leaves(below)))
}

const SHOWN = leaves(EVERYTHING).map((text) => text.replaceAll(/<[^>]*>/g, ' '))

test('no Croatian word is written without its marks', () => {
  const bare = new RegExp(
    `(?<![\\p{L}.@-])(?:${[
      ...['kosaric\\p{L}*', 'kolacic\\p{L}*', 'narudzb\\p{L}*', 'placanj\\p{L}*', 'velicin\\p{L}*'],
      ...['sluzben\\p{L}*', 'clan(?:ov|st|sk|ar|ic)\\p{L}*', 'djecj\\p{L}*', 'zensk\\p{L}*'],
      ...['musk\\p{L}*', 'odjec\\p{L}*', 'kapuljac\\p{L}*', 'navijac\\p{L}*', 'igrac\\p{L}*'],
      ...['pristupac\\p{L}*', 'sljedec\\p{L}*', 'najveci\\p{L}*', 'buduc\\p{L}*', 'moguc\\p{L}*'],
      ...['moze\\p{L}*', 'jos', 'sto(?! godina)', 'vise', 'nas[aeiu]', 'vas[aeiu]'],
      ...['sal', 'salov\\p{L}*', 'salic\\p{L}*', 'casa\\p{L}*', 'rijec\\p{L}*', 'pocet\\p{L}*'],
      ...['skol\\p{L}*', 'vec', 'kuc[aeiu]', 'dodj\\p{L}*', 'izmedu', 'takoder', 'duz'],
      ...['zelim\\p{L}*', 'zivot\\p{L}*', 'trazi\\p{L}*', 'sifr\\p{L}*'],
    ].join('|')})(?![\\p{L}@-])`,
    'iu',
  )

  expect(SHOWN.filter((text) => bare.test(text))).toEqual([])
})

test('nothing is English, filled up or left open', () => {
  const foreign =
    /\b(?:the|and|with|your|size|shop now|order|checkout|cart|hoodie|lorem|ipsum|todo|undefined|null|nan|object)\b|\$\{|\[object/i

  expect(SHOWN.filter((text) => foreign.test(text))).toEqual([])
})

test('spaces, quotes and dashes are set as they should be', () => {
  const careless = /\s{2,}[^\s<]|\s[,.;:!?](?! ?\d)|"|''| - |\.\.\.|[„][^”“]*$/u
  const sentences = leaves(EVERYTHING).map((text) => text.replaceAll(/<[^>]*>/g, ''))

  expect(sentences.filter((text) => careless.test(text))).toEqual([])
})

test('every tag that is opened is closed', () => {
  const unbalanced = leaves(EVERYTHING).filter((html) => {
    const open: string[] = []
    for (const [, slash, tag] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (tag === 'br') continue
      if (slash && open.pop() !== tag) return true
      if (!slash && tag) open.push(tag)
    }
    return open.length > 0
  })

  expect(unbalanced).toEqual([])
})

test('there are 60 posts and 24 events, each under its own name and long enough to read', () => {
  const slugs = [
    EVERYTHING.posts.map(({ slug }) => slug),
    EVERYTHING.events.map(({ slug }) => slug),
  ]

  expect(slugs.map((list) => new Set(list).size)).toEqual([60, 24])
  expect(EVERYTHING.posts.every(({ body }) => body.length >= 4 && body.length <= 7)).toBe(true)
})

test('company numbers and bank accounts have right check digits', () => {
  const text = leaves(EVERYTHING).join('\n')
  const companyNumbers = [...text.matchAll(/(?<![+\d])\d{11}\b/g)].map(([number]) => number)
  const accounts = [...text.matchAll(/\bHR\d\d(?: ?\d){17}\b/g)].map(([account]) => account)

  expect(companyNumbers.length).toBeGreaterThanOrEqual(2)
  expect(companyNumbers.filter((number) => !isCompanyNumber(number))).toEqual([])
  expect(accounts.length).toBeGreaterThanOrEqual(2)
  expect(accounts.filter((account) => !isAccount(account))).toEqual([])
  expect([isCompanyNumber('70419263058'), isAccount('HR8799990011100345679')]).toEqual([
    false,
    false,
  ])
})

test('every picture that the content names has been drawn, and every one says what it shows', async () => {
  const folder = new URL('../../services/demo/', import.meta.url)
  const present = new Set(await readdir(folder, { recursive: true }))
  const listed = listPictures(MATCH, NOW)

  expect(listed.map(({ file }) => file).filter((file) => !present.has(file))).toEqual([])
  expect(listed.filter(({ alt }) => alt.trim().length < 4)).toEqual([])
  expect(new Set(listed.map(({ file }) => file)).size).toBe(listed.length)

  const drawn = [...present].filter((file) => /^masters\/.+\.(?:webp|svg)$/.test(file))
  const named = new Set(listed.map(({ file }) => file))
  expect(drawn.filter((file) => !named.has(file))).toEqual([])
})

test('all pictures together stay within 26 MB', async () => {
  const folder = new URL('../../services/demo/masters/', import.meta.url)
  const names = await readdir(folder)
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(new URL(name, folder))).size),
  )

  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(26 * 1024 * 1024)
})

/** ISO 7064 MOD 11,10 */
function isCompanyNumber(number: string): boolean {
  let rest = 10
  for (const digit of number.slice(0, 10)) {
    rest = (rest + Number(digit)) % 10 || 10
    rest = (rest * 2) % 11
  }
  return (11 - rest) % 10 === Number(number.at(-1))
}

/** ISO 7064 MOD 97-10 */
function isAccount(account: string): boolean {
  const bare = account.replaceAll(' ', '')
  const digits = `${bare.slice(4)}${bare.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}
