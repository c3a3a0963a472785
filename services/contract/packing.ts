import { z } from 'zod'
import { describeCall } from './call.ts'
import { PAPER_ORDERS } from './rules/bulk.ts'
import { describePath } from './site-path.ts'

export const PAPER_KINDS = ['SLIPS', 'LABELS', 'BOTH'] as const

export const createOrderPapers = describeCall({
  service: 'ecommerce',
  version: 'v2',
  method: 'POST',
  path: 'order/x/staff/papers',
  kind: 'write',
  access: { right: 'orders.read' },
  summary: 'A signed path, for ten minutes, of packing slips and address labels as one PDF',
  input: z.object({
    /** In the order in which they are printed. */
    numbers: z
      .array(z.string().min(1).max(40))
      .min(1)
      .max(PAPER_ORDERS)
      .refine((numbers) => new Set(numbers).size === numbers.length, {
        error: 'An order is named once.',
      }),
    kind: z.enum(PAPER_KINDS),
  }),
  output: z.object({
    /** Null when none of them is packed. */
    path: z.string().nullable(),
    until: z.string(),
    /** Orders that have papers. */
    orders: z.int32(),
    /** Cancelled, without goods, or unknown. */
    leftOut: z.array(z.string()),
  }),
})

/** A signed address. */
export const packingPapers = describePath({
  paths: ['/download/packing'],
  service: 'ecommerce',
  summary: 'Packing slips and address labels for staff',
  kind: 'files',
  notice: 'staff',
})
