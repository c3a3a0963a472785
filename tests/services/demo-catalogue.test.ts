import { expect, test } from 'vitest'
import { INPUT_TYPES } from '#services/contract/product.ts'
import { ATTRIBUTES, SIZES, TAGS } from '#services/demo/content/attributes.ts'
import { CATEGORIES } from '#services/demo/content/categories.ts'
import { matchDay } from '#services/demo/content/dates.ts'
import type { CategoryEntry, Pieces, ProductEntry } from '#services/demo/content/entries.ts'
import { productsFor } from '#services/demo/content/products.ts'
import { memberPriceCents } from '#services/demo/product-of-entry.ts'

const MATCH = matchDay(new Date('2026-11-21T12:00:00Z'))
const PRODUCTS = productsFor(MATCH)
const byKey = new Map(PRODUCTS.map((product) => [product.key, product]))
const bySlug = new Map(CATEGORIES.map((category) => [category.slug, category]))

const bundles = PRODUCTS.filter(({ parts }) => parts)
const coloured = PRODUCTS.filter(({ colours }) => colours)

function levelOf({ parent }: CategoryEntry): number {
  const above = parent ? bySlug.get(parent) : undefined
  return above ? 1 + levelOf(above) : 1
}

function piecesOf({ stock = 0, colours, format, parts }: ProductEntry): readonly number[] {
  if (format || parts) return []
  const all: readonly Pieces[] = [stock, ...(colours?.others ?? []).map((other) => other.stock)]
  return all.flatMap((pieces) => (typeof pieces === 'number' ? [pieces] : Object.values(pieces)))
}

function twice(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('24 categories stand on three levels, and each has products of its own or below it', () => {
  const levels = CATEGORIES.map(levelOf)
  const late = CATEGORIES.filter(
    ({ parent }, index) => parent && CATEGORIES.findIndex(({ slug }) => slug === parent) >= index,
  )
  const main = new Set(PRODUCTS.map(({ categories: [slug] }) => slug))
  const leaves = CATEGORIES.filter(({ slug }) => CATEGORIES.every(({ parent }) => parent !== slug))

  expect([1, 2, 3].map((level) => levels.filter((found) => found === level).length)).toEqual([
    6, 14, 4,
  ])
  expect(CATEGORIES.filter(({ parent }) => parent && !bySlug.has(parent))).toEqual([])
  expect(late).toEqual([])
  expect(leaves.filter(({ slug }) => !main.has(slug))).toEqual([])
  expect(
    PRODUCTS.flatMap(({ categories }) => categories).filter((slug) => !bySlug.has(slug)),
  ).toEqual([])
})

test('there are 240 products, and no two share a key, number, name, excerpt or picture text', () => {
  expect(PRODUCTS).toHaveLength(240)
  expect(twice(PRODUCTS.map(({ key }) => key))).toEqual([])
  expect(twice(PRODUCTS.map(({ sku }) => sku))).toEqual([])
  expect(twice(PRODUCTS.map(({ name }) => name))).toEqual([])
  expect(twice(PRODUCTS.map(({ excerpt }) => excerpt))).toEqual([])
  expect(twice(PRODUCTS.flatMap(({ alt, secondAlt }) => [alt, secondAlt]))).toEqual([])
  expect(PRODUCTS.filter(({ sku }) => !/^JSS-[A-Z]{2}-\d{3}$/.test(sku))).toEqual([])
})

test('every product is described in words of its own before the list of facts', () => {
  const first = PRODUCTS.map(({ description }) => description[0] ?? '')

  expect(first.filter((paragraph) => !/^<p>.{80}/.test(paragraph))).toEqual([])
  expect(PRODUCTS.filter(({ description }) => description.join('').length < 220)).toEqual([])
  expect(twice(first)).toEqual([])
})

test('every product is offered with four others that can be bought', () => {
  const wrong = PRODUCTS.filter(({ key, crossSell }) => {
    const fits = crossSell.filter((other) => {
      const product = byKey.get(other)
      return product && !product.archived && other !== key
    })
    return new Set(fits).size !== 4 || crossSell.length !== 4
  })

  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('all four formats are sold, sizes and colours among them', () => {
  const sized = coloured.filter(({ stock }) => typeof stock === 'object')
  const sizes = PRODUCTS.flatMap(({ stock, colours }) =>
    [stock, ...(colours?.others ?? []).map((other) => other.stock)].flatMap((pieces) =>
      typeof pieces === 'object' ? Object.keys(pieces) : [],
    ),
  )

  expect(PRODUCTS.filter(({ format }) => format).length).toBeGreaterThanOrEqual(8)
  expect(bundles.length).toBeGreaterThanOrEqual(6)
  expect(sized).toHaveLength(15)
  expect(coloured.length).toBeGreaterThan(sized.length)
  expect(sizes.filter((size) => !SIZES.some((known) => known === size))).toEqual([])
  for (const { colours, attributes } of coloured) {
    const all = [colours?.first, ...(colours?.others ?? []).map(({ colour }) => colour)]
    expect(new Set(all).size).toBe(all.length)
    expect(attributes.boja).toBeUndefined()
  }
})

test('bundles hold products, never bundles, cost less than their parts and stand before them', () => {
  const order = PRODUCTS.map(({ key }) => key)
  const isFixed = ({ parts = [] }: ProductEntry) =>
    parts.every(({ key }) => {
      const part = byKey.get(key)
      return part && !part.colours && typeof part.stock !== 'object'
    })

  for (const { key, parts = [], priceCents } of bundles) {
    const worth = parts.reduce(
      (sum, part) => sum + (byKey.get(part.key)?.priceCents ?? 0) * part.quantity,
      0,
    )
    expect(parts.length).toBeGreaterThanOrEqual(2)
    expect(parts.filter((part) => byKey.get(part.key)?.parts)).toEqual([])
    expect(parts.filter((part) => byKey.get(part.key)?.archived !== undefined)).toEqual([])
    expect(parts.filter((part) => order.indexOf(part.key) <= order.indexOf(key))).toEqual([])
    expect(priceCents).toBeLessThan(worth)
  }
  expect(bundles.some(isFixed)).toBe(true)
  expect(bundles.some((bundle) => !isFixed(bundle))).toBe(true)
  expect(bundles.some(({ parts }) => parts?.some(({ quantity }) => quantity > 1))).toBe(true)
})

test('prices fall for members, fall further when reduced, and each way of reducing is there', () => {
  const reductions = PRODUCTS.flatMap((entry) =>
    (entry.reductions ?? []).map((reduction) => ({ ...reduction, entry })),
  )
  const running = reductions.filter(({ fromDay, toDay }) => fromDay <= 0 && toDay > 0)
  const dearer = PRODUCTS.filter((entry) => (memberPriceCents(entry) ?? 0) >= entry.priceCents)

  expect(dearer.map(({ key }) => key)).toEqual([])
  expect(
    reductions.filter(({ cents, entry }) => cents >= (memberPriceCents(entry) ?? entry.priceCents)),
  ).toEqual([])
  expect(running).toHaveLength(16)
  expect(running.filter(({ toDay }) => toDay <= 2).length).toBeGreaterThanOrEqual(1)
  expect(reductions.filter(({ fromDay }) => fromDay > 0)).toHaveLength(2)
  expect(reductions.filter(({ toDay }) => toDay <= 0).length).toBeGreaterThanOrEqual(2)
  expect(PRODUCTS.filter(({ formerPrice }) => formerPrice).length).toBeGreaterThanOrEqual(1)
  expect(PRODUCTS.filter((entry) => memberPriceCents(entry) === null).length).toBeGreaterThan(2)
})

test('something is archived, sold out, nearly sold out, printed as asked, and put forward', () => {
  const pieces = PRODUCTS.filter(({ archived }) => !archived).map(piecesOf)
  const soldOut = pieces.filter((list) => list.length > 0 && list.every((count) => count === 0))
  const personal = PRODUCTS.flatMap((entry) => entry.personal ?? [])

  expect(PRODUCTS.filter(({ archived }) => archived)).toHaveLength(6)
  expect(soldOut).toHaveLength(4)
  expect(pieces.filter((list) => list.includes(0) && list.some(Boolean)).length).toBeGreaterThan(15)
  expect(
    pieces.filter((list) => list.length === 1 && list.some((count) => count > 0 && count <= 5))
      .length,
  ).toBeGreaterThanOrEqual(5)
  expect(new Set(personal.map(({ type }) => type))).toEqual(new Set(['text', 'number']))
  expect(PRODUCTS.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(24)
  expect(PRODUCTS.filter(({ featured, archived }) => featured && archived)).toEqual([])
})

test('every kind of attribute describes some product, and every tag marks one', () => {
  const used = new Set(PRODUCTS.flatMap(({ attributes }) => Object.keys(attributes)))
  used.add('velicina')
  const kinds = ATTRIBUTES.filter(({ code }) => used.has(code)).map(({ inputType }) => inputType)
  const tags = new Set<string>(TAGS.map(({ slug }) => slug))

  expect(ATTRIBUTES.filter(({ code }) => !used.has(code))).toEqual([])
  expect(new Set(kinds)).toEqual(new Set(INPUT_TYPES))
  expect(new Set(PRODUCTS.flatMap((entry) => entry.tags ?? []))).toEqual(tags)
})

test('books are taxed with 5 %, memberships with nothing, the rest with 25 %', () => {
  const rate = (key: string) => byKey.get(key)?.taxRatePercent ?? 25

  expect(['knjiga', 'knjiga-za-djecu', 'e-knjiga-stoljece'].map(rate)).toEqual([5, 5, 5])
  expect(['clanska-iskaznica', 'clanstvo-obitelj', 'darovna-kartica'].map(rate)).toEqual([0, 0, 0])
  expect(['dres-domaci', 'salica', 'plakat'].map(rate)).toEqual([25, 25, 25])
  expect(PRODUCTS.filter(({ key }) => ![0, 5, 13, 25].includes(rate(key)))).toEqual([])
})

test('tickets, memberships and gift cards have no colour and are no equipment of the team', () => {
  const inWords = PRODUCTS.filter(
    ({ key, categories }) =>
      categories.includes('ulaznice-i-clanstvo') || key.startsWith('darovna-kartica'),
  )
  expect(inWords.length).toBeGreaterThan(6)
  for (const { key, attributes } of inWords) {
    expect([key, attributes.boja, attributes['sluzbeni-proizvod']]).toEqual([
      key,
      undefined,
      undefined,
    ])
  }
})
