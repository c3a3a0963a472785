import { z } from 'zod'
import { describeCall } from './call.ts'
import { matchingRows } from './list.ts'
import { BULK_ORDERS, BULK_PAGE } from './rules/bulk.ts'
import { MOST_COUNTED } from './rules/lists/list.ts'

/** Moves of many orders at once; a refund is decided for each order. */
export const BULK_MOVES = ['PAY', 'SHIP', 'DELIVER', 'RETURN', 'CANCEL'] as const

const jobId = z.string().regex(/^[1-9]\d{0,9}$/)
const number = z.string().min(1).max(40)

const job = z.object({
  id: z.string(),
  move: z.enum(BULK_MOVES),
  /** `STOPPED`: the member who started it lost the right to move orders. */
  state: z.enum(['RUNNING', 'DONE', 'CANCELLED', 'STOPPED']),
  startedAt: z.string(),
  /** Null once the account is deleted. */
  startedBy: z.string().nullable(),
  endedAt: z.string().nullable(),
  total: z.int32(),
  moved: z.int32(),
  /** They were there already. */
  unchanged: z.int32(),
  refused: z.int32(),
  left: z.int32(),
})

const row = z.object({
  number: z.string(),
  result: z.enum(['WAITING', 'MOVED', 'UNCHANGED', 'REFUSED']),
  /** Why an order was refused; `FAILED` for a fault of ours. */
  reason: z.enum(['NOT_FOUND', 'ORDER_STATE', 'FAILED', 'OTHER']).nullable(),
})

const ofStaff = {
  service: 'ecommerce',
  version: 'v2',
  method: 'POST',
  access: { right: 'orders.move' },
} as const

export const startBulk = describeCall({
  ...ofStaff,
  path: 'order/x/staff/bulk/start',
  kind: 'write',
  summary:
    'Moves many orders one after the other, in the background, with the rights of the member',
  input: z
    .object({
      move: z.enum(BULK_MOVES),
      orders: z
        .array(
          z.object({
            number,
            /** Of a parcel: a web address, or a number for the setting `checkout/trackingAddress`. */
            tracking: z.string().trim().min(1).max(400).optional(),
          }),
        )
        .min(1)
        .max(BULK_ORDERS)
        .refine((orders) => new Set(orders.map((one) => one.number)).size === orders.length, {
          error: 'An order is named once.',
        })
        .optional(),
      /** In place of `orders`, all that match; refused with ROWS_CHANGED when they are not as many. */
      matching: matchingRows.optional(),
      /** For the timeline of each order. */
      note: z.string().trim().max(500).optional(),
    })
    .refine(({ orders, matching }) => (orders === undefined) !== (matching === undefined), {
      error: 'Orders are named, or all that match a query.',
      path: ['orders'],
    }),
  output: z.object({ job }),
})

export const getBulkJob = describeCall({
  ...ofStaff,
  path: 'order/x/staff/bulk/get',
  summary: 'How far a job of many moves has come',
  input: z.object({ id: jobId }),
  output: z.object({ job }),
})

export const listBulkRows = describeCall({
  ...ofStaff,
  path: 'order/x/staff/bulk/rows',
  summary: 'What became of the orders of a job, the refused ones first, 100 on a page',
  input: z.object({
    id: jobId,
    page: z
      .int32()
      .min(1)
      .max(MOST_COUNTED / BULK_PAGE)
      .default(1),
  }),
  output: z.object({ rows: z.array(row) }),
})

export const cancelBulk = describeCall({
  ...ofStaff,
  path: 'order/x/staff/bulk/cancel',
  kind: 'write',
  summary: 'Ends a job: once answered, it moves no further order',
  input: z.object({ id: jobId }),
  output: z.object({ job }),
})

export type BulkJob = z.output<typeof job>
export type BulkRow = z.output<typeof row>
