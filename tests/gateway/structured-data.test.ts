import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createRenderer } from '#client/server/renderer.tsx'
import { filterEvents } from '#services/contract/calendar.ts'
import { filterCategories } from '#services/contract/category.ts'
import { filterPosts, filterTerms } from '#services/contract/cms.ts'
import { filterProducts } from '#services/contract/product.ts'
import { CLIENT_ASSETS } from '#tests/support/client-assets.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const SITE = 'http://localhost:4000'

const address = z.url().startsWith(SITE)
const moment = z.iso.datetime({ offset: true })
const text = z.string().min(1)
const context = { '@context': z.literal('https://schema.org') }
const organisation = {
  '@type': z.literal('SportsOrganization'),
  '@id': z.literal(`${SITE}/#organisation`),
  name: text,
  url: address,
}
const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: address,
  price: z.string().regex(/^\d+\.\d\d$/),
  priceCurrency: z.literal('EUR'),
  availability: z.url().optional(),
  priceSpecification: z.looseObject({ price: text }).optional(),
})
const product = { name: text, description: text, image: z.array(z.url()).min(1) }
const more = {
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }).optional(),
  aggregateRating: z.looseObject({ ratingValue: text, ratingCount: z.int().min(1) }).optional(),
  review: z.array(z.looseObject({ datePublished: moment })).optional(),
}

/** What search engines demand of each kind; nothing else may be in it. */
const SHAPES = {
  SportsOrganization: z.strictObject({
    ...context,
    ...organisation,
    logo: z.url(),
    address: text,
    telephone: text,
    email: z.email(),
    taxID: text,
    sameAs: z.array(z.url()).min(1),
  }),
  WebSite: z.strictObject({
    ...{ ...context, '@type': z.literal('WebSite'), name: text, url: address },
    inLanguage: z.literal('hr-HR'),
    publisher: z.strictObject({ '@id': organisation['@id'] }),
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.literal(`${SITE}/pretraga?keywords={search_term_string}`),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  BreadcrumbList: z.strictObject({
    ...{ ...context, '@type': z.literal('BreadcrumbList') },
    itemListElement: z
      .array(
        z.strictObject({
          ...{ '@type': z.literal('ListItem'), position: z.int(), name: text },
          item: address.optional(),
        }),
      )
      .min(2)
      .refine((steps) => steps.every(({ position }, index) => position === index + 1)),
  }),
  NewsArticle: z.strictObject({
    ...{ ...context, '@type': z.literal('NewsArticle'), headline: text.max(110) },
    ...{ description: text, datePublished: moment, dateModified: moment },
    ...{ mainEntityOfPage: address, url: address, inLanguage: z.literal('hr-HR') },
    articleSection: text.optional(),
    author: z.strictObject(organisation),
    publisher: z.strictObject({ ...organisation, logo: z.url() }),
    image: z.array(z.url()).min(1),
  }),
  Event: z.strictObject({
    ...{ ...context, '@type': z.literal('Event'), name: text, description: text },
    ...{ startDate: moment, endDate: moment.optional(), previousStartDate: moment.optional() },
    ...{ eventAttendanceMode: z.url(), eventStatus: z.url(), url: address },
    location: z.strictObject({ '@type': z.literal('Place'), name: text, address: text }),
    organizer: z.strictObject(organisation),
    image: z.array(z.url()).min(1).optional(),
    offers: offer.optional(),
  }),
  Product: z.strictObject({
    ...{ ...context, '@type': z.literal('Product'), ...product, ...more },
    ...{ sku: text, offers: offer },
  }),
  ProductGroup: z.strictObject({
    ...{ ...context, '@type': z.literal('ProductGroup'), ...product, ...more },
    ...{ productGroupID: text, url: address },
    hasVariant: z
      .array(
        z.strictObject({
          ...{ '@type': z.literal('Product'), name: text, sku: text },
          offers: offer,
        }),
      )
      .min(1),
  }),
  FAQPage: z.strictObject({
    ...{ ...context, '@type': z.literal('FAQPage') },
    mainEntity: z.array(z.looseObject({ name: text, acceptedAnswer: z.looseObject({ text }) })),
  }),
}
const named = z.looseObject({ '@type': z.enum(Object.keys(SHAPES) as (keyof typeof SHAPES)[]) })

let services: TestServices
let graph: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({
    servicesUrl: services.url,
    clock: services.clock,
    renderer: async () => createRenderer(CLIENT_ASSETS),
  })
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

/** Kinds of data on a page, each of its shape. */
async function kindsOn(path: string): Promise<readonly string[]> {
  const answer = await fetch(graph.url + path)
  expect([path, answer.status]).toEqual([path, 200])
  const html = await answer.text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks.map(([, json = '']) => {
    const value: unknown = JSON.parse(json)
    const kind = named.parse(value)['@type']
    const faults = SHAPES[kind].safeParse(value).error?.issues ?? []
    expect({ path, kind, faults }).toEqual({ path, kind, faults: [] })
    return kind
  })
}

test('structured data of every kind of page are whole [SE-04~]', async () => {
  const [posts, terms, events, categories, products] = await Promise.all([
    services.call(filterPosts, { limit: 100 }),
    services.call(filterTerms, { termTypeTitles: 'categories' }),
    services.call(filterEvents, { limit: 100 }),
    services.call(filterCategories, {}),
    services.call(filterProducts, { limit: 30 }),
  ])

  expect(await kindsOn('/')).toEqual(['WebSite', 'SportsOrganization'])
  expect(await kindsOn('/objave')).toEqual(['BreadcrumbList'])
  expect(await kindsOn('/dogadjaji')).toEqual(['BreadcrumbList'])
  expect(await kindsOn('/cesta-pitanja')).toContain('FAQPage')
  expect(await kindsOn(`/objave/${terms.records[0]?.slug}`)).toEqual(['BreadcrumbList'])
  expect(await kindsOn(`/shop/${categories.records[0]?.slug}`)).toEqual(['BreadcrumbList'])
  for (const { slug } of posts.records.slice(0, 20)) {
    expect(await kindsOn(`/${slug}`)).toEqual(['NewsArticle', 'BreadcrumbList'])
  }
  for (const { id } of events.records) {
    expect(await kindsOn(`/dogadjaj/${id}`)).toEqual(['Event', 'BreadcrumbList'])
  }
  const kinds = await Promise.all(products.records.map(({ slug }) => kindsOn(`/product/${slug}`)))
  expect(new Set(kinds.flat())).toEqual(new Set(['Product', 'ProductGroup', 'BreadcrumbList']))
})
