import { z } from 'zod'
import { describeCall } from './call.ts'
import { viewQuery } from './list.ts'
import { LIST_NAMES } from './rules/lists/lists.ts'
import { describePath } from './site-path.ts'

const text = z.string().trim().min(1).max(80)
const name = z.string().max(60)

/** What a file of a list holds: clients know the words of their language. */
export const listExport = z.object({
  list: z.enum(LIST_NAMES),
  query: viewQuery,
  columns: z
    .array(z.object({ name, title: text }))
    .min(1)
    .max(50),
  words: z.array(z.object({ word: name, text })).max(200),
})

export const createListExport = describeCall({
  service: 'staff',
  method: 'POST',
  path: 'x/lists/export',
  access: 'staff',
  kind: 'write',
  summary:
    'A signed path, for ten minutes, of all rows of a query as CSV; refused when their number is another one by now',
  input: listExport.extend({
    /** Rows that were shown, at most 10,000. */
    count: z.int32().min(0),
  }),
  output: z.object({ path: z.string(), until: z.string() }),
})

/** A signed address. */
export const exportedRows = describePath({
  paths: ['/download/list'],
  service: 'staff',
  summary: 'Rows of a list as CSV for staff',
  kind: 'files',
  notice: 'staff',
})
