import { z } from 'zod'
import { describeCall } from './call.ts'
import { actor } from './history.ts'
import { pageInput, pageOf } from './list.ts'
import { EDIT_LIST } from './rules/lists/edits.ts'
import { countedViews } from './views.ts'

const ofEdits = { service: 'staff', method: 'POST', access: { right: EDIT_LIST.right } } as const

const editRow = z.object({
  id: z.string(),
  at: z.string(),
  actor,
  entity: z.enum(EDIT_LIST.filters.entity.words),
  /** As staff know it, such as the number of an order. */
  entityId: z.string(),
  /** Such as `shippingAddress.street`, or `move.ship`. */
  path: z.string(),
  /** JSON; null where there was nothing, and after an erasure. */
  before: z.string().nullable(),
  after: z.string().nullable(),
})

export const listEditRows = describeCall({
  ...ofEdits,
  path: 'x/history/rows/filter',
  summary: 'A page of all that staff, commands and tasks changed',
  input: pageInput(EDIT_LIST),
  output: pageOf(editRow),
})

export const listEditViews = describeCall({
  ...ofEdits,
  path: 'x/history/views',
  summary:
    'Views of the list of changes: of the product, of everyone and of the member, each with its number of changes',
  input: z.object({}),
  output: countedViews,
})

export const listEditActors = describeCall({
  ...ofEdits,
  path: 'x/history/actors',
  summary: 'Everybody who ever changed something',
  input: z.object({}),
  output: z.object({ actors: z.array(actor) }),
})

export type EditListRow = z.output<typeof editRow>
