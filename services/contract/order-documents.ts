import { z } from 'zod'
import { afterCursor, endCursor, id, idInText, pagination } from './answers.ts'
import { describeCall } from './call.ts'
import { order } from './order.ts'
import { describePath } from './site-path.ts'

const ofCustomer = { service: 'document', access: 'customer' } as const

export const filterDocuments = describeCall({
  ...ofCustomer,
  method: 'POST',
  path: 'filter/web',
  summary: "The customer's orders, newest first",
  input: z.object({
    filter: z.object({ store: id.optional() }).optional(),
    page: z.int32().min(1).optional(),
    limit: z.int32().min(1).max(100).optional(),
    after: afterCursor,
  }),
  output: z.object({
    records: z.array(z.object({ id, extendedDetails: order.nullish() })),
    ...pagination.shape,
    endCursor,
  }),
})

export const getDocument = describeCall({
  ...ofCustomer,
  method: 'GET',
  path: 'get/web/{id}',
  summary: 'One order of the customer',
  input: z.object({ id: idInText }),
  output: z.object({ id, extendedDetails: order }),
})

/** Signed addresses. */
export const orderFiles = describePath({
  paths: ['/download/order/*', '/download/hub3/*', '/download/epc/*', '/download/file/*'],
  service: 'ecommerce',
  summary: 'Papers, payment codes and bought files',
  kind: 'files',
  notice: 'download',
})
