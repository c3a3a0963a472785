import { expect, test } from 'vitest'
import { OrderViewsDocument } from '#client/admin/screens/orders/orders.generated.ts'
import { RedirectViewsDocument } from '#client/admin/screens/redirects/redirects.generated.ts'
import { createStaffClient } from './staff-client.ts'

const viewOf = (count: number) => ({
  ...{ __typename: 'CountedView' as const, id: 'all', name: null, query: '', isShared: true },
  total: { __typename: 'RowCount' as const, count, isMore: false },
})

test('views of two lists with one key stay two', () => {
  const { cache } = createStaffClient({
    ...{ locale: 'hr', onFailure: () => undefined },
    prompt: { signIn: async () => false, confirm: async () => false } as never,
  })
  cache.writeQuery({
    query: OrderViewsDocument,
    data: { orderViews: [viewOf(11)], orderDeliveries: [] },
  })
  cache.writeQuery({ query: RedirectViewsDocument, data: { redirectViews: [viewOf(3)] } })
  const orders = cache.readQuery({ query: OrderViewsDocument })
  expect(orders?.orderViews[0]?.total.count).toBe(11)
})
