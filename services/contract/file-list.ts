import { z } from 'zod'
import { listCalls } from './list.ts'
import { FILE_LIST } from './rules/lists/files.ts'

const fileRow = z.object({
  id: z.string(),
  /** On the buyer's computer. */
  name: z.string(),
  /** Its name in the language of the request; empty without one. */
  product: z.string(),
  sku: z.string(),
  type: z.string(),
  /** Of those that have arrived. */
  bytes: z.int32().nullable(),
  /** An unfinished one broke off while it was sent: no buyer sees it. */
  state: z.enum(['WHOLE', 'UNFINISHED']),
  begunAt: z.string(),
})

export const [listFileRows, listFileViews] = listCalls(FILE_LIST, {
  path: 'files',
  what: 'files of digital products',
  row: fileRow,
})
