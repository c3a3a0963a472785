import { expect, test } from 'vitest'
import { filterProducts } from '#services/contract/product.ts'
import { fakeUpstream } from '#tests/support/fake-upstream.ts'
import { createLoaders } from './loaders.ts'

const record = (id: number) => ({
  id,
  name: `P${id}`,
  slug: `p-${id}`,
  format: 'Simple',
  media: [],
})
const pagination = { page: 1, limit: 10, totalPages: 1, totalRecords: 2 }

test('[DC-06] [PR-06] three products loaded together cost one upstream call, and a missing one is null', async () => {
  const answer = { records: [record(2), record(1)], pagination }
  const { upstream, calls } = fakeUpstream(new Map([[filterProducts, answer]]))
  const tags = new Set<string>()
  const { byId } = createLoaders({ taggedUpstream: upstream, tags })

  const found = await Promise.all([1, 9, 2, 1].map((id) => byId(id)))

  expect(found.map((product) => product?.id ?? null)).toEqual([1, null, 2, 1])
  expect(calls.map(({ input }) => input)).toMatchObject([
    {
      filters: [
        { key: 'id', value: [1, 9, 2] },
        { key: 'archived', value: false },
      ],
      limit: 3,
    },
  ])
  expect([...tags]).toEqual(['product:1', 'product:9', 'product:2'])
})
