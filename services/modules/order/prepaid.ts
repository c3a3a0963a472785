import { ticketsAmong } from '#services/modules/calendar/api.ts'
import type { CartContents } from '#services/modules/cart/api.ts'
import { type SellableProduct, sellableProducts } from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import type { WholeOrder } from './order.ts'

/** Whether something in a cart is delivered once it is paid: a ticket, or digital content. */
export async function isCartPrepaid(db: Db, { lines }: CartContents): Promise<boolean> {
  const products = lines.flatMap(({ product, parts }) => [
    ...(product ? [product] : []),
    ...parts.map((part) => part.product),
  ])
  return await isAnyPrepaid(db, products)
}

/** The same of an order, which knows the parts of a bundle by their ids alone. */
export async function isOrderPrepaid(
  { db, clock, language }: { readonly db: Db; readonly clock: Clock; readonly language: string },
  { lines }: Pick<WholeOrder, 'lines'>,
): Promise<boolean> {
  if (lines.some(({ isDigital, noWithdrawal }) => isDigital || noWithdrawal === 'event'))
    return true
  const ids = lines.flatMap(({ parts }) => parts.map(({ productId }) => productId))
  const products = await sellableProducts({ db, language, now: clock.now().toISOString() }, ids)
  return await isAnyPrepaid(db, [...products.values()])
}

async function isAnyPrepaid(
  db: Db,
  products: readonly Pick<SellableProduct, 'id' | 'mainId' | 'format'>[],
): Promise<boolean> {
  if (products.some(({ format }) => format === 'EProduct')) return true
  const ids = products.flatMap(({ id, mainId }) => [id, mainId])
  return (await ticketsAmong(db, ids)).size > 0
}
