import type { z } from 'zod'
import type { Edit, Saved } from '#services/contract/history.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import type { saveOrderNote, staffOrder } from '#services/contract/staff-order.ts'
import { type Changing, historyOf, saveChanges } from '#services/modules/history/api.ts'
import { noSuchOrder } from '#services/modules/order/proofs.ts'
import { lockOrder } from '#services/modules/order/store.ts'
import type { Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'

const PATH = 'note.'

type Note = z.output<typeof staffOrder>['notes'][number]

/**
 * The notes of an order, newest first. They are read from its history, where each has its author
 * and time, is in the export of the buyer's data and goes with an erasure.
 */
export function notesIn(edits: readonly Edit[]): readonly Note[] {
  const byPath = Map.groupBy(
    edits.filter(({ path }) => path.startsWith(PATH)),
    ({ path }) => path,
  )
  return [...byPath].flatMap(([path, [newest, ...former]]) => {
    if (typeof newest?.after !== 'string') return []
    const { at, actor, after: text } = newest
    const isEdited = former.length > 0 || newest.before !== null
    return [{ id: path.slice(PATH.length), text, at, actor, isEdited }]
  })
}

export async function saveNote(
  trx: Trx,
  { number, id, base, text }: z.output<typeof saveOrderNote.input>,
  { author, clock, findPerson }: Changing & Pick<ModuleDeps, 'findPerson'>,
): Promise<Saved> {
  const order = await lockOrder(trx, { number })
  if (!order) throw noSuchOrder()
  const recorded = { entity: 'order', id: number, author, at: clock.now().toISOString() }
  const notes = notesIn(await historyOf(trx, recorded, findPerson))
  const path = PATH + id
  return await saveChanges(
    trx,
    { ...recorded, subject: order.email ? emailKey(order.email) : null },
    {
      current: { [path]: notes.find((note) => note.id === id)?.text ?? null },
      changes: [{ path, base, value: text || null }],
      // The record of the change is the note.
      apply: async () => {},
    },
    findPerson,
  )
}
