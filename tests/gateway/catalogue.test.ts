import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway, type UpstreamCall } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

let services: TestServices
let graph: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url })
})

afterAll(async () => {
  await graph?.close()
  await services?.close()
})

const CARD = `
  id name slug sku format availability isArchived isFeatured categoryPriority updatedAt
  media { id url(size: "w640") medium: url urlTemplate alt width height placeholder }
  picture { id } otherPicture { id }
  price {
    final { amount currency }
    retail { amount }
    withoutTax { amount }
    membership { amount }
    reference { amount }
    discountPercent
  }
  category { id name slug ancestors { name slug } }
`

const LIST = `query List($limit: Int, $page: Int, $category: ID, $sort: ProductSort, $discount: Boolean, $keywords: String) {
  products(limit: $limit, page: $page, category: $category, sort: $sort, discount: $discount, keywords: $keywords) {
    items { ${CARD} crossSell { id name } }
    pageInfo { page totalPages total hasNext }
  }
  featured: products(limit: 4, featured: true) { items { id isFeatured } }
}`

type Amount = { readonly amount: string }
type Item = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly categoryPriority: number
  readonly media: readonly { readonly url: string; readonly alt: string }[]
  readonly price: {
    readonly final: Amount
    readonly reference: Amount | null
    readonly discountPercent: number | null
  }
  readonly category: { readonly slug: string } | null
}
type Listed = {
  readonly products: {
    readonly items: readonly Item[]
    readonly pageInfo: {
      readonly page: number
      readonly totalPages: number
      readonly total: number
      readonly hasNext: boolean
    }
  }
  readonly featured: { readonly items: readonly { readonly isFeatured: boolean }[] }
}
const list = (variables: Record<string, unknown>) => graph.ask<Listed>(LIST, variables)

describe('lists', () => {
  test('[DC-05~] [DC-06] a list of 24 products costs as many calls as one of 12, and at most 3 but for what is sold beside', async () => {
    await list({ limit: 1 })
    const twelve = await list({ limit: 12 })
    const more = await list({ limit: 24 })
    expect(twelve.errors).toEqual([])
    expect(twelve.data.products.items).toHaveLength(12)
    expect(more.data.products.items.length).toBeGreaterThan(12)

    const paths = ({ calls }: { readonly calls: readonly UpstreamCall[] }) =>
      calls.map(({ path }) => path).sort()
    expect(paths(more)).toEqual(paths(twelve))
    const withoutCrossSell = await graph.ask(LIST.replace('crossSell { id name }', ''), {
      limit: 24,
    })
    expect(paths(withoutCrossSell)).toEqual(['web/filter', 'web/filter'])
  })

  test('cards in lists and beside a product tell the colours there are, for no call more', async () => {
    type Coloured = {
      readonly slug: string
      readonly swatches: readonly { readonly label: string; readonly isAvailable: boolean }[]
    }
    const SWATCHES = 'slug swatches { valueId label isMedia swatch isAvailable }'
    const { data, calls } = await graph.ask<{
      readonly products: { readonly items: readonly Coloured[] }
    }>(`{ products(limit: 100, keywords: "šilterica") { items { ${SWATCHES} } } }`)
    expect(calls.map(({ path }) => path)).toEqual(['web/filter'])
    const cap = data.products.items.find(({ slug }) => slug === 'silterica-trening')
    const plain = { valueId: expect.any(String), isMedia: false }
    expect(cap?.swatches).toEqual([
      { ...plain, label: 'Tamnoplava', swatch: '#17356a', isAvailable: true },
      { ...plain, label: 'Crvena', swatch: '#d7263d', isAvailable: true },
      { ...plain, label: 'Siva', swatch: '#b4b9c0', isAvailable: false },
    ])
    expect(data.products.items.some(({ swatches }) => swatches.length === 0)).toBe(true)

    const one = await graph.ask<{
      readonly product: Coloured & {
        readonly options: readonly {
          readonly code: string
          readonly values: readonly { readonly id: string; readonly label: string }[]
        }[]
      }
    }>(
      `{ product(slug: "silterica-trening") { ... on Product { ${SWATCHES} options { code values { id label } } } } }`,
    )
    expect(one.data.product.swatches).toEqual(cap?.swatches)
    const colours = one.data.product.options.find(({ code }) => code === 'boja')
    expect(cap?.swatches).toMatchObject(
      (colours?.values ?? []).map(({ id, label }) => ({ valueId: id, label })),
    )
  })

  test('cards in lists tell the sizes that can be bought, for no call more', async () => {
    const { data, calls } = await graph.ask<{
      readonly products: { readonly items: readonly { slug: string; availableSizes: string[] }[] }
    }>('{ products(limit: 100, keywords: "domaći dres") { items { slug availableSizes } } }')
    expect(calls.map(({ path }) => path)).toEqual(['web/filter'])
    const jersey = data.products.items.find(({ slug }) => slug === 'dres-domaci')
    expect(jersey?.availableSizes).toEqual(['XS', 'S', 'M', 'L', 'XL'])
  })

  test('pictures have whole addresses for clients that run elsewhere', async () => {
    const picture = (argument: string, size: string) =>
      `picture { url${size && `(${size})`} urlTemplate${argument && `(${argument})`} }`
    type Pictured = {
      readonly products: {
        readonly items: readonly { picture: { url: string; urlTemplate: string } | null }[]
      }
    }
    const ask = async (at: TestGateway, selection: string) => {
      const query = `{ products(limit: 4) { items { ${selection} } } }`
      const { data, errors } = await at.ask<Pictured>(query)
      expect(errors).toEqual([])
      return data.products.items.flatMap((item) => item.picture ?? [])
    }
    const near = await ask(graph, picture('', 'size: "w640"'))
    expect(near.length).toBeGreaterThan(0)
    for (const { url } of near) expect(url).toMatch(/^\/media\//)
    const off = picture('absolute: false', 'size: "w640", absolute: false')
    expect(await ask(graph, off)).toEqual(near)

    const absolute = picture('absolute: true', 'size: "w640", absolute: true')
    const whole = (origin: string) =>
      near.map(({ url, urlTemplate }) => ({
        url: `${origin}${url}`,
        urlTemplate: `${origin}${urlTemplate}`,
      }))
    // From the fourth use on it runs as compiled.
    for (let use = 1; use <= 5; use += 1) {
      expect(await ask(graph, absolute)).toEqual(whole('http://localhost:4000'))
    }

    const environment = { MEDIA_URL: 'https://cdn.example/media' }
    const elsewhere = await startGateway({ servicesUrl: services.url, environment })
    try {
      const cdn = await ask(elsewhere, absolute)
      expect(cdn).toEqual(whole('https://cdn.example'))
      expect(await ask(elsewhere, picture('', 'size: "w640"'))).toEqual(cdn)
    } finally {
      await elsewhere.close()
    }
  })

  test('[LS-44] pages follow one another without a product twice', async () => {
    const pages = await Promise.all([1, 2].map((page) => list({ limit: 12, page })))
    const ids = pages.flatMap(({ data }) => data.products.items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    const infos = pages.map(({ data }) => data.products.pageInfo)
    expect(infos.map(({ page }) => page)).toEqual([1, 2])
    expect(infos[0]?.total).toBe(infos[1]?.total)
    expect(infos[0]?.hasNext).toBe(true)
  })

  test('[LS-17] [LS-18] the cheapest come first or last', async () => {
    const prices = async (sort: string) =>
      (await list({ limit: 24, sort })).data.products.items.map(({ price }) =>
        Number(price.final.amount),
      )
    const rising = await prices('CHEAPEST')
    expect(rising).toEqual([...rising].sort((a, b) => a - b))
    const falling = await prices('MOST_EXPENSIVE')
    expect(falling).toEqual([...falling].sort((a, b) => b - a))
    expect(Math.min(...falling)).toBeGreaterThanOrEqual(Math.max(...rising))
    expect(falling[0]).toBeGreaterThan(rising[0] ?? 0)
  })

  test('[LS-20] [LS-21] the lowest or the highest priority comes first', async () => {
    const priorities = async (sort: string) => {
      const { data } = await list({ limit: 100, sort })
      return data.products.items.map(({ categoryPriority }) => categoryPriority)
    }
    const rising = await priorities('RECOMMENDED_LAST')
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
    const falling = await priorities('RECOMMENDED')
    expect(falling).toEqual(falling.toSorted((a, b) => b - a))
    expect(falling[0]).toBeGreaterThan(rising[0] ?? 0)
  })

  test('[LS-29] reduced products carry the price that the law compares them with', async () => {
    const { data } = await list({ discount: true, limit: 24 })
    expect(data.products.items.length).toBeGreaterThan(0)
    for (const { price } of data.products.items) {
      if (price.reference === null) continue
      const [final, reference] = [Number(price.final.amount), Number(price.reference.amount)]
      expect(final).toBeLessThan(reference)
      expect(price.discountPercent).toBe(Math.round(((reference - final) * 100) / reference))
    }
    expect(data.products.items.some(({ price }) => price.reference !== null)).toBe(true)
  })

  test('[LS-13] a category lists what stands in it and below it', async () => {
    type Tree = {
      readonly categories: readonly {
        readonly id: string
        readonly slug: string
        readonly totalProducts: number
        readonly children: readonly { readonly slug: string }[]
      }[]
    }
    const { data } = await graph.ask<Tree>(
      '{ categories { id slug totalProducts children { slug } } }',
    )
    const parent = data.categories.find(({ children }) => children.length > 0)
    const within = await list({ category: parent?.id, limit: 100 })
    expect(within.data.products.items).toHaveLength(parent?.totalProducts ?? -1)
    const slugs = new Set(within.data.products.items.map(({ category }) => category?.slug))
    expect([...slugs].some((slug) => parent?.children.some((child) => child.slug === slug))).toBe(
      true,
    )
  })

  test('featured products are those', async () => {
    const { data } = await list({ limit: 12 })
    expect(data.featured.items.length).toBeGreaterThan(0)
    expect(data.featured.items.every(({ isFeatured }) => isFeatured)).toBe(true)
  })

  test('[PR-01, ML-04] every product has a picture with words for those who do not see it', async () => {
    const { data } = await list({ limit: 100 })
    for (const { media, name } of data.products.items) {
      expect(media[0]?.url, name).toMatch(/^\/media\/[\w-]+\/w640\/[\w-]+\.webp$/)
      // The size that the platform takes where none is named [ML-04].
      expect(media[0], name).toMatchObject({ medium: expect.stringContaining('/MediumSize/') })
      expect(media[0]?.alt, name).not.toBe('')
    }
  })

  test.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ limit: -5 }, 'limit'],
    [{ page: 0 }, 'page'],
    [{ page: 2_147_483_647, limit: 100 }, 'page'],
    [{ category: 'dresovi' }, 'category'],
    [{ category: '99999999999' }, 'category'],
  ])('the argument in %j is refused by its name', async (variables, argument) => {
    const { errors, calls, data } = await list(variables)
    expect(data.products).toBeNull()
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument })
    expect(calls.filter(({ path }) => path === 'web/filter')).toHaveLength(1)
  })

  test('nothing is found for words that nobody wrote', async () => {
    const { data } = await list({ keywords: 'qqxxyyzz' })
    expect(data.products).toEqual({
      items: [],
      pageInfo: { page: 1, totalPages: 0, total: 0, hasNext: false },
    })
  })
})

const PRODUCT = `query One($slug: String!) {
  product(slug: $slug) {
    __typename
    ... on Moved { slug }
    ... on Product {
      ${CARD}
      excerpt description metaTitle metaDescription
      manufacturer { name contact }
      attributes { code label values }
      options { code label input customClass guide { title pageSlug } values { id label isMedia isDefault swatch } }
      variants { id name sku availability price { final { amount } } media { id } choices { option valueId } }
      customOptions { id label type }
      bundleParts { productId quantity product { name } }
      crossSell { ${CARD} }
    }
  }
}`

describe('one product', () => {
  test('[PR-08] [PR-09] a configurable product has options whose values lead to its variants', async () => {
    type Answer = {
      readonly product: {
        readonly format: string
        readonly options: readonly {
          readonly code: string
          readonly input: string
          readonly guide: { readonly title: string; readonly pageSlug: string } | null
          readonly values: readonly { readonly id: string }[]
        }[]
        readonly variants: readonly {
          readonly choices: readonly { readonly option: string; readonly valueId: string }[]
        }[]
      }
    }
    const { data, errors, calls } = await graph.ask<Answer>(PRODUCT, { slug: 'dres-domaci' })
    expect(errors).toEqual([])
    expect(data.product.format).toBe('CONFIGURABLE')
    expect(data.product.options.map(({ guide }) => guide)).toEqual([
      { title: 'Tablica veličina', pageSlug: 'tablica-velicina' },
    ])
    const offered = new Map(
      data.product.options.map(({ code, values }) => [code, values.map(({ id }) => id)]),
    )
    expect(data.product.variants.length).toBeGreaterThan(1)
    for (const { choices } of data.product.variants) {
      expect(choices.length).toBe(offered.size)
      for (const { option, valueId } of choices) expect(offered.get(option)).toContain(valueId)
    }
    // The tree of categories is cached.
    expect(calls.map(({ path }) => path).sort()).toEqual(['web/filter', 'web/get'])
  })

  test('every product of the shop is answered whole, in at most 3 calls', async () => {
    type Id = { readonly id: string }
    type Answer = {
      readonly product: Record<string, unknown> & {
        readonly media: readonly Id[]
        readonly picture: Id | null
        readonly otherPicture: Id | null
      }
    }
    const { data } = await list({ limit: 100 })
    for (const { slug } of data.products.items) {
      const one = await graph.ask<Answer>(PRODUCT, { slug })
      expect(one.errors, slug).toEqual([])
      const { media, picture, otherPicture, ...product } = one.data.product
      expect(product, slug).toMatchObject({ __typename: 'Product', slug })
      const [first = null, second = null] = media.map(({ id }) => ({ id }))
      expect([picture, otherPicture], slug).toEqual([first, second])
      expect(one.calls.length, slug).toBeLessThanOrEqual(3)
    }
  })

  test('a product that is not there is null without an error', async () => {
    const { data, errors } = await graph.ask(PRODUCT, { slug: 'nema-toga' })
    expect([data, errors]).toEqual([{ product: null }, []])
  })

  test('a slug that would be a path stays a slug', async () => {
    const { data, errors } = await graph.ask(PRODUCT, { slug: '../../settings/general/user?x=%00' })
    expect([data, errors]).toEqual([{ product: null }, []])
  })
})

describe('categories', () => {
  test('[LS-09] a category knows where it stands and how its list is sorted', async () => {
    await graph.ask('{ categories { id } }')
    const { data, errors, calls } = await graph.ask(
      '{ category(slug: "hoodice") { name ancestors { slug } children { id } sorts defaultSort totalProducts image { url } } }',
    )
    expect(errors).toEqual([])
    expect(calls).toEqual([])
    expect(data['category']).toMatchObject({
      ancestors: [{ slug: 'odjeca' }],
      children: [],
      defaultSort: 'NEWEST',
    })
  })

  test('[LS-22] [LS-23] one of the demo restricts its sorts, another begins with what is picked', async () => {
    type Sorted = {
      readonly category: {
        readonly sorts: readonly string[]
        readonly defaultSort: string
        readonly products: { readonly items: readonly Pick<Item, 'price' | 'categoryPriority'>[] }
      }
    }
    const sorted = async (slug: string) => {
      const { data } = await graph.ask<Sorted>(
        `query Sorted($slug: String!) { category(slug: $slug) { sorts defaultSort
          products(limit: 24) { items { categoryPriority price { final { amount } } } } } }`,
        { slug },
      )
      return data.category
    }
    const tickets = await sorted('ulaznice-i-clanstvo')
    expect(tickets.sorts).toEqual(['CHEAPEST', 'MOST_EXPENSIVE', 'NAME_ASC', 'NAME_DESC'])
    expect(tickets.defaultSort).toBe('CHEAPEST')
    const prices = tickets.products.items.map(({ price }) => Number(price.final.amount))
    expect(new Set(prices).size).toBeGreaterThan(1)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))

    const jerseys = await sorted('dresovi')
    expect(jerseys.sorts).toHaveLength(6)
    expect(jerseys.sorts[0]).toBe('RECOMMENDED')
    expect(jerseys.defaultSort).toBe('RECOMMENDED')
    const priorities = jerseys.products.items.map(({ categoryPriority }) => categoryPriority)
    expect(new Set(priorities).size).toBeGreaterThan(1)
    expect(priorities).toEqual(priorities.toSorted((a, b) => b - a))
  })

  test('a category that is not there is null without an error', async () => {
    const { data, errors } = await graph.ask('{ category(slug: "nema-toga") { name } }')
    expect([data, errors]).toEqual([{ category: null }, []])
  })
})

test('pictures and sorts answer by their former names as well [DC-09]', async () => {
  const SIZES = `src(size: W640) former: url(size: "w640") medium: src formerMedium: url
    whole: src(size: ORIGINAL, absolute: true)`
  const { data } = await graph.ask<{
    recommended: { items: { id: string; picture: Record<string, string> | null }[] }
    former: { items: { id: string }[] }
  }>(`{ recommended: products(sort: RECOMMENDED, limit: 5) { items { id picture { ${SIZES} } } }
    former: products(sort: PRIORITY_HIGH, limit: 5) { items { id } } }`)
  const { recommended, former } = data
  expect(former.items).toEqual(recommended.items.map(({ id }) => ({ id })))
  for (const { picture } of recommended.items) {
    expect(picture?.['src']).toContain('/w640/')
    expect(picture?.['former']).toBe(picture?.['src'])
    expect(picture?.['formerMedium']).toBe(picture?.['medium'])
    expect(picture?.['whole']).toMatch(/^https?:\/\/.+\/original\//)
  }
})
