import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLayers } from '#services/contract/product.ts'
import { startFaultyUpstream } from '#tests/support/faulty-upstream.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
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

const LIST = `query List($filters: [ProductFilter!], $keywords: String) {
  products(limit: 1, filters: $filters, keywords: $keywords) {
    pageInfo { total }
    facets { code label type values { id label isYes totalProducts min max earliest latest } }
  }
}`

type Value = {
  readonly id: string | null
  readonly label: string
  readonly isYes: boolean | null
  readonly totalProducts: number
  readonly min: number | null
  readonly max: number | null
  readonly earliest: string | null
  readonly latest: string | null
}
type Facet = {
  readonly code: string
  readonly label: string
  readonly type: string
  readonly values: readonly Value[]
}
type Listed = {
  readonly products: {
    readonly pageInfo: { readonly total: number }
    readonly facets: readonly Facet[] | null
  }
}
type Filter = Readonly<Record<string, unknown>>

const list = (filters: readonly Filter[], keywords?: string) =>
  graph.ask<Listed>(LIST, { filters, keywords })

async function facets(filters: readonly Filter[] = []): Promise<readonly Facet[]> {
  return (await list(filters)).data.products.facets ?? []
}

function filterBy({ code, type }: Facet, { id, isYes, min, max }: Value): Filter {
  if (type === 'YES_NO') return { attribute: code, isYes }
  return id === null ? { attribute: code, from: min, to: max } : { attribute: code, values: [id] }
}

test('[LS-32, LS-34, LS-38] each value of each facet leaves just the products that it counts', async () => {
  const found = await facets()
  expect(found.length).toBeGreaterThan(2)
  for (const facet of found) {
    for (const value of facet.values) {
      const { data } = await list([filterBy(facet, value)])
      expect([facet.code, value.label, data.products.pageInfo.total]).toEqual([
        facet.code,
        value.label,
        value.totalProducts,
      ])
    }
  }
})

test('[LS-32] a facet with a filter still offers its other values, the others narrow', async () => {
  const before = await facets()
  const chosen = before.find(({ values }) => values.length > 1 && values[0]?.id)
  const [value] = chosen?.values ?? []
  if (!chosen || !value) throw new Error('The demo has no facet to choose from')
  const after = await facets([filterBy(chosen, value)])
  expect(after.find(({ code }) => code === chosen.code)).toEqual(chosen)
  const sum = (all: readonly Facet[]) =>
    all
      .filter(({ code }) => code !== chosen.code)
      .flatMap(({ values }) => values)
      .reduce((total, { totalProducts }) => total + totalProducts, 0)
  expect(sum(after)).toBeLessThan(sum(before))
})

test('[LS-35] yes and no are said in the language of the reader', async () => {
  const yesNo = (await facets()).find(({ type }) => type === 'YES_NO')
  expect(yesNo?.values.map(({ label, isYes }) => [label, isYes])).toContainEqual(['Da', true])
})

test('[LS-36, LS-37] half a range, a range of nothing and no values ask for nothing', async () => {
  const all = (await list([])).data.products.pageInfo.total
  for (const nothing of [
    ...[{ from: 3 }, { to: 3 }, { from: 0, to: 0 }],
    ...[{ values: [] }, { value: '' }, {}],
  ]) {
    const { data, errors } = await list([{ attribute: 'nepostojeci-kod', ...nothing }])
    expect(errors).toEqual([])
    expect(data.products.pageInfo.total).toBe(all)
  }
})

test('[LS-31] facets that cannot be fetched leave the list', async () => {
  const product = await startFaultyUpstream(services.url)
  const elsewhere = { product: product.url }
  const apart = await startGateway({ servicesUrl: services.url, elsewhere })
  try {
    product.be('wrong-types', getLayers.path)
    const filters = [{ attribute: 'price', from: 1, to: 90 }]
    const { data, errors } = await apart.ask<Listed>(LIST, { filters })
    expect(data.products.pageInfo.total).toBeGreaterThan(0)
    expect(data.products.facets).toBeNull()
    expect(errors?.map(({ path }) => path)).toEqual([['products', 'facets']])
  } finally {
    await apart.close()
    await product.close()
  }
})

test('[LS-33~] facets of dates have dates, and are filtered by them', async () => {
  const found = await facets()
  const dates = found.filter(({ type }) => type === 'DATE' || type === 'DATE_TIME')
  expect(dates.map(({ type }) => type).toSorted()).toEqual(['DATE', 'DATE_TIME'])
  for (const { code, type, values } of dates) {
    const [{ earliest, latest, min, max, totalProducts } = NO_VALUE] = values
    const toMs = (moment: string | null) => Date.parse(moment ?? '')
    expect([toMs(earliest), toMs(latest)]).toEqual([min, max])
    // A day begins at midnight in UTC.
    if (type === 'DATE')
      expect(`${earliest} ${latest}`).toMatch(/^\S+T00:00:00.000Z \S+T00:00:00.000Z$/)

    const total = async (filter: Filter) =>
      (await list([{ attribute: code, ...filter }])).data.products.pageInfo.total
    expect(await total({ earliest, latest })).toBe(totalProducts)
    const last = await total({ earliest: latest, latest })
    expect(last).toBeGreaterThan(0)
    if (type === 'DATE') expect(last).toBeLessThan(totalProducts)
    expect(await total({ from: max, to: max })).toBe(last)
    const all = (await list([])).data.products.pageInfo.total
    for (const half of [{ earliest: latest }, { latest: earliest }, { earliest, latest: null }]) {
      expect(await total(half)).toBe(all)
    }
  }
  const others = found.filter((facet) => !dates.includes(facet)).flatMap(({ values }) => values)
  expect(others.filter(({ earliest, latest }) => earliest !== null || latest !== null)).toEqual([])
})

test('what is no moment is refused before the service', async () => {
  const { errors, calls } = await list([{ attribute: 'x', earliest: 'soon', latest: 'later' }])
  expect([errors[0]?.extensions?.['code'], calls]).toEqual(['BAD_USER_INPUT', []])
})

test('what is no id is refused by its argument', async () => {
  const { errors } = await list([{ attribute: 'boja', values: ['crvena'] }])
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'filters' })
})

test('[LS-35, LS-38] a filter is understood as the address of a list writes it', async () => {
  const found = await facets()
  for (const { code, type, values } of found) {
    const [{ id, isYes, min, max, totalProducts } = NO_VALUE] = values
    const yesNo = isYes ? 'yes' : 'no'
    const value = type === 'YES_NO' ? yesNo : (id ?? `${min},${max}`)
    const { data } = await list([{ attribute: code, value }])
    expect([code, data.products.pageInfo.total]).toEqual([code, totalProducts])
  }
})

const NO_VALUE: Value = {
  id: null,
  label: '',
  isYes: null,
  totalProducts: -1,
  min: null,
  max: null,
  earliest: null,
  latest: null,
}

test('[LS-34] counts of searches and of several filters at once equal the list after the choice', async () => {
  const price = { attribute: 'price', value: '10,40' }
  const states: readonly (readonly [Filter[], string?])[] = [
    [[], 'dres'],
    [[price], 'majica'],
    [[price, { attribute: 'discount', value: 'yes' }]],
    [[{ attribute: 'sluzbeni-proizvod', value: 'yes' }, price], 'sal'],
  ]
  for (const [filters, keywords] of states) {
    const { data } = await list(filters, keywords)
    expect(data.products.facets?.length).toBeGreaterThan(3)
    for (const facet of data.products.facets ?? []) {
      for (const value of facet.values) {
        const others = filters.filter(({ attribute }) => attribute !== facet.code)
        const chosen = await list([...others, filterBy(facet, value)], keywords)
        expect([facet.code, value.label, chosen.data.products.pageInfo.total]).toEqual([
          facet.code,
          value.label,
          value.totalProducts,
        ])
      }
    }
  }
})

test('[LS-40] a list of nothing in particular is empty and reaches no service', async () => {
  for (const call of [
    'products',
    'products(sort: CHEAPEST)',
    'products(keywords: " ", filters: [])',
  ]) {
    const { data, errors, calls } = await graph.ask<Listed>(
      `{ products: ${call} { items { id } pageInfo { total } facets { code } } }`,
    )
    expect(errors).toEqual([])
    expect(data.products).toEqual({ items: [], pageInfo: { total: 0 }, facets: null })
    expect(calls).toEqual([])
  }
  for (const call of ['products(page: 1)', 'products(limit: 12)', 'products(featured: true)']) {
    const { data } = await graph.ask<Listed>(`{ products: ${call} { pageInfo { total } } }`)
    expect(data.products.pageInfo.total).toBeGreaterThan(0)
  }
})
