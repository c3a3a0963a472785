import type { z } from 'zod'
import { brokenRule } from '#services/contract/broken-rule.ts'
import { type OrderAddress, orderAddress } from '#services/contract/checkout.ts'
import type { FieldValue, Saved } from '#services/contract/history.ts'
import type { correctOrder } from '#services/contract/order-moves.ts'
import { addressRules } from '#services/contract/rules/address.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { type Author, saveChanges } from '#services/modules/history/api.ts'
import type { StoredOrder } from '#services/modules/order/order.ts'
import { noSuchOrder } from '#services/modules/order/proofs.ts'
import { wrongState } from '#services/modules/order/states.ts'
import { lockOrder, updateOrder } from '#services/modules/order/store.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { ALLOWS } from './possible-moves.ts'

const PLACE = 'shippingAddress.'
/** The delivery method and its price follow from the country. */
const FIELDS = Object.keys(orderAddress.omit({ country: true }).shape) as (keyof OrderAddress)[]

/** Saves what staff corrected of the address to which a parcel has not gone yet. */
export async function correctAddress(
  trx: Trx,
  { number, changes }: z.output<typeof correctOrder.input>,
  {
    author,
    clock,
    findPerson,
  }: { readonly author: Author; readonly clock: Clock } & Pick<ModuleDeps, 'findPerson'>,
): Promise<{ readonly order: StoredOrder; readonly saved: Saved }> {
  const order = await lockOrder(trx, { number })
  if (!order) throw noSuchOrder()
  const { shippingAddress: address } = order
  if (!ALLOWS.correct(order) || address === null) throw wrongState()
  const current = Object.fromEntries(FIELDS.map((field) => [PLACE + field, address[field] ?? null]))
  const unknown = changes.find(({ path }) => !(path in current))
  if (unknown) throw refused('unknown', unknown.path)

  let corrected = order
  const recorded = { entity: 'order', id: number, author, at: clock.now().toISOString() }
  const saved = await saveChanges(
    trx,
    { ...recorded, subject: emailKey(order.email) },
    {
      current,
      changes,
      apply: async (values) => {
        const shippingAddress = withValues(address, values)
        await updateOrder(trx, order.id, { shipping_address: JSON.stringify(shippingAddress) })
        corrected = { ...order, shippingAddress }
      },
    },
    findPerson,
  )
  return { order: corrected, saved }
}

function withValues(address: OrderAddress, values: ReadonlyMap<string, FieldValue>): OrderAddress {
  const given = [...values].map(([path, value]) => [path.slice(PLACE.length), value] as const)
  const merged = { ...address, ...Object.fromEntries(given) }
  const present = Object.entries(merged).filter(([, value]) => value !== null)
  const { success, data, error } = addressRules.safeParse({
    ...Object.fromEntries(present),
    type: 'shipping',
  })
  if (success) return orderAddress.parse(data)
  const [issue] = error.issues
  throw refused(issue ? brokenRule(issue) : 'Invalid input', PLACE + (issue?.path.join('.') ?? ''))
}

function refused(rule: string, field: string): Refusal {
  return new Refusal(400, rule, { code: 'INVALID_INPUT', field })
}
