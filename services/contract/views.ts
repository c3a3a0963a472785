import { z } from 'zod'
import { done, id, idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { rowCount } from './list.ts'
import { LIST_NAMES } from './rules/lists/lists.ts'
import { viewRules } from './rules/lists/view-rules.ts'

const ofViews = { service: 'staff', method: 'POST', kind: 'write', access: 'staff' } as const

/** The query of an address, as `rules/lists/query-text.ts` writes it. */
const query = z.string().max(2_000)

const savedView = z.object({
  /** Of a saved view; the key of one that comes with the product, such as `toSend`. */
  id: z.string(),
  /** Null for a view of the product, which clients name in their language. */
  name: z.string().nullable(),
  query,
  /** For everyone who may read the list. */
  isShared: z.boolean(),
})

/** Answer of the call that lists the views of a list. */
export const countedViews = z.object({
  views: z.array(savedView.extend({ total: rowCount })),
})

export const saveView = describeCall({
  ...ofViews,
  path: 'x/views',
  summary: 'Makes or changes a view of a list, for oneself or for all who may read the list',
  input: z.object({
    id: id.nullish(),
    list: z.enum(LIST_NAMES),
    name: viewRules.shape.name,
    query,
    isShared: z.boolean(),
  }),
  output: z.object({ view: savedView }),
})

export const deleteView = describeCall({
  ...ofViews,
  method: 'DELETE',
  path: 'x/views/{id}',
  summary: 'Deletes an own view, or one for all who may read its list',
  input: z.object({ id: idInText }),
  output: done,
})

export type SavedView = z.output<typeof savedView>
