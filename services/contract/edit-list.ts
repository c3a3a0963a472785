import { z } from 'zod'
import { describeCall } from './call.ts'
import { actor } from './history.ts'
import { listCalls } from './list.ts'
import { EDIT_LIST } from './rules/lists/edits.ts'

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

export const [listEditRows, listEditViews] = listCalls(EDIT_LIST, {
  path: 'edits',
  what: 'changes by staff, commands and tasks',
  row: editRow,
})

export const listEditActors = describeCall({
  service: 'staff',
  method: 'POST',
  access: { right: EDIT_LIST.right },
  path: 'x/history/actors',
  summary: 'Everybody who ever changed something',
  input: z.object({}),
  output: z.object({ actors: z.array(actor) }),
})

export type EditListRow = z.output<typeof editRow>
