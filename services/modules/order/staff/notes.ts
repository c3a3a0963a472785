import type { z } from 'zod'
import type { Saved } from '#services/contract/history.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import type { saveOrderNote } from '#services/contract/staff-order.ts'
import { type Changing, saveNote } from '#services/modules/history/api.ts'
import { noSuchOrder } from '#services/modules/order/proofs.ts'
import { lockOrder } from '#services/modules/order/store.ts'
import type { Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'

export async function saveOrdersNote(
  trx: Trx,
  { number, ...note }: z.output<typeof saveOrderNote.input>,
  { author, clock, findPerson }: Changing & Pick<ModuleDeps, 'findPerson'>,
): Promise<Saved> {
  const order = await lockOrder(trx, { number })
  if (!order) throw noSuchOrder()
  const recorded = { entity: 'order', id: number, author, at: clock.now().toISOString() }
  const subject = order.email ? emailKey(order.email) : null
  return await saveNote(trx, { ...recorded, subject }, note, findPerson)
}
