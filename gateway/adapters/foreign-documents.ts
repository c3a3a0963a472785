import { z } from 'zod'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { describeCall } from '#services/contract/call.ts'
import { filterDocuments } from '#services/contract/order-documents.ts'

/** The specification describes nothing of a document but its id. */
const countDocuments = describeCall({
  ...filterDocuments,
  output: z.object({
    records: z.array(z.unknown()),
    totalPages: z.int32(),
    totalRecords: z.int32(),
  }),
})

/** How many orders a customer has; their contents are unknown on other platforms. */
export async function countOrders(
  upstream: Upstream,
  page: { readonly page: number; readonly limit: number },
): Promise<{ readonly totalPages: number; readonly total: number }> {
  const { totalPages, totalRecords } = await upstream.call(countDocuments, page)
  return { totalPages, total: totalRecords }
}
