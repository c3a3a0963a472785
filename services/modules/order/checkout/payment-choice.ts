import type { ServicesConfig } from '#services/config.ts'
import {
  type CartContents,
  type CartWrite,
  readContents,
  rereadCart,
  setChoices,
  totalsOf,
} from '#services/modules/cart/api.ts'
import { isCartPrepaid } from '#services/modules/order/prepaid.ts'
import { type OfferedPayment, offeredPayments } from '#services/modules/payment/api.ts'
import type { Db } from '#services/platform/database.ts'

type Setting = { readonly config: ServicesConfig; readonly language: string }

/** Payment methods for a cart with its current delivery. */
export async function paymentsFor(
  db: Db,
  { config, language }: Setting,
  contents: CartContents,
): Promise<OfferedPayment[]> {
  const { chosenDelivery: delivery } = contents
  return await offeredPayments(
    db,
    { config },
    {
      language,
      totalCents: totalsOf(contents, delivery).totalCents,
      isPrepaid: await isCartPrepaid(db, contents),
      deliveryMethodId: delivery?.methodId ?? null,
    },
  )
}

/** The chosen method if it is still valid for the cart, otherwise null. */
export async function fittingPayment(
  db: Db,
  setting: Setting,
  contents: CartContents,
): Promise<OfferedPayment | null> {
  const { paymentMethodId } = contents.cart
  if (paymentMethodId === null) return null
  const offered = await paymentsFor(db, setting, contents)
  return offered.find(({ id }) => id === paymentMethodId) ?? null
}

/** Removes a payment choice that is no longer valid. */
export async function dropUnfitPayment(
  { trx, reader, cart }: CartWrite,
  setting: Setting,
  products: CartContents['products'],
): Promise<void> {
  if (cart.paymentMethodId === null) return
  const contents = await readContents(reader, await rereadCart(trx, cart), products)
  if (await fittingPayment(trx, setting, contents)) return
  await setChoices(trx, cart.id, { paymentMethodId: null })
}
