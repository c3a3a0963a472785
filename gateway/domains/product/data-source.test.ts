import { expect, test } from 'vitest'
import type { DomainDeps } from '#gateway/context.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { filterCategories } from '#services/contract/category.ts'
import { filterProducts } from '#services/contract/product.ts'
import { fakeUpstream } from '#tests/support/fake-upstream.ts'
import { createDataSource } from './data-source.ts'
import { createLoaders } from './loaders.ts'

const media: never[] = []

function depsOf(upstream: Upstream, given: { tags?: Set<string>; hasExtensions?: boolean } = {}) {
  const { tags = new Set(), hasExtensions = false } = given
  const categoryTree: DomainDeps['categoryTree'] = async (load) => (await load(upstream)).value
  const loaders = { product: createLoaders({ taggedUpstream: upstream, tags }) }
  return { taggedUpstream: upstream, categoryTree, hasExtensions, tags, loaders }
}

const record = (id: number) => ({ id, name: `P${id}`, slug: `p-${id}`, format: 'Simple', media })
const pagination = { page: 1, limit: 10, totalPages: 1, totalRecords: 2 }

test('[LS-13] a category stands for all that is below it, and names its list', async () => {
  const category = (id: number, parentId: number | null) => ({
    id,
    parentId,
    slug: `c${id}`,
    slugMain: `c${id}`,
  })
  const tree = {
    records: [category(1, null), category(2, 1), category(3, 2), category(4, null)],
    totalPages: 1,
    totalRecords: 4,
  }
  const { upstream, calls } = fakeUpstream(
    new Map<typeof filterCategories | typeof filterProducts, unknown>([
      [filterCategories, tree],
      [filterProducts, { records: [record(7)], pagination }],
    ]),
  )
  const tags = new Set<string>()
  const source = createDataSource(depsOf(upstream, { tags }))

  await source.list({ page: 2, limit: 12, categoryId: 1, isFeatured: true })

  expect(calls.at(-1)?.input).toMatchObject({
    page: 2,
    limit: 12,
    filters: [
      { key: 'archived', value: false },
      { key: 'featured', value: true },
      { key: 'category', value: [1, 2, 3] },
    ],
  })
  expect([...tags].sort()).toEqual(['categories', 'list:1', 'product:7'])
})

test('[LS-40~] the plainest list names its page and its limit', async () => {
  const { upstream, calls } = fakeUpstream(new Map([[filterProducts, { records: [], pagination }]]))

  await createDataSource(depsOf(upstream)).list({ page: 1, limit: 12 })

  expect(calls.map(({ input }) => input)).toMatchObject([
    { filters: [{ key: 'archived', value: false }], page: 1, limit: 12 },
  ])
})

test('a platform with our extensions finds what is below a category by itself', async () => {
  const answer = { records: [], pagination: { ...pagination, totalRecords: 0 } }
  const { upstream, calls } = fakeUpstream(new Map([[filterProducts, answer]]))
  const tags = new Set<string>()
  const source = createDataSource(depsOf(upstream, { tags, hasExtensions: true }))

  await source.list({ page: 1, limit: 12, categoryId: 1 })

  expect(calls.map(({ call }) => call.path)).toEqual([filterProducts.path])
  expect(calls[0]?.input).toMatchObject({
    filters: [
      { key: 'archived', value: false },
      { key: 'category', value: [1] },
    ],
  })
  // Another place in the tree changes what is listed.
  expect([...tags].sort()).toEqual(['categories', 'list:1'])
})

test('the tree of categories is read once for each request', async () => {
  const answer = { records: [], totalPages: 1, totalRecords: 0 }
  const { upstream, calls } = fakeUpstream(new Map([[filterCategories, answer]]))
  const source = createDataSource(depsOf(upstream))
  await Promise.all([source.categories(), source.categories()])
  await source.categories()
  expect(calls).toHaveLength(1)
})
