import { sql } from 'kysely'
import { type ItemOptions, itemOptions } from '#services/contract/cart-answer.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { CartTable } from './tables.ts'

export type StoredCart = {
  readonly id: string
  readonly protectCode: string
  readonly accountId: number | null
  readonly state: CartTable['state']
  readonly version: number
  readonly couponId: number | null
  readonly memberCardBarcode: string | null
  readonly instructions: string
  readonly deliveryCountryId: number | null
  readonly deliveryMethodId: number | null
  readonly deliveryBranchId: number | null
  readonly paymentMethodId: number | null
  readonly reservedUntil: string | null
  readonly usedAt: string
}

export type StoredItem = {
  readonly id: number
  readonly productId: number
  readonly quantity: number
  readonly options: ItemOptions
}

const CART = [
  'id',
  'protect_code as protectCode',
  'account_id as accountId',
  'state',
  'version',
  'coupon_id as couponId',
  'member_card_barcode as memberCardBarcode',
  'instructions',
  'delivery_country_id as deliveryCountryId',
  'delivery_method_id as deliveryMethodId',
  'delivery_branch_id as deliveryBranchId',
  'payment_method_id as paymentMethodId',
  'reserved_until as reservedUntil',
  'used_at as usedAt',
] as const

export async function readCart(db: Db, id: string): Promise<StoredCart | null> {
  const row = await db.selectFrom('cart').select(CART).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function readCarts(
  db: Db,
  ids: readonly string[],
): Promise<readonly Pick<StoredCart, 'id' | 'protectCode' | 'state' | 'version'>[]> {
  if (ids.length === 0) return []
  return await db
    .selectFrom('cart')
    .select(['id', 'protect_code as protectCode', 'state', 'version'])
    .where('id', 'in', ids)
    .execute()
}

export async function readOpenCartOf(db: Db, accountId: number): Promise<StoredCart | null> {
  const row = await db
    .selectFrom('cart')
    .select(CART)
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row ?? null
}

/** Ids of all carts of an account, oldest use first. */
export async function readCartIdsOf(db: Db, accountId: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('cart')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('used_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks the cart until the transaction ends, which serialises its writes. */
export async function lockCart(trx: Trx, id: string, now: string): Promise<StoredCart | null> {
  const row = await trx
    .updateTable('cart')
    .set((eb) => ({ version: eb('version', '+', 1), used_at: now }))
    .where('id', '=', id)
    .returning(CART)
    .executeTakeFirst()
  return row ?? null
}

export async function insertCart(
  trx: Trx,
  cart: {
    readonly id: string
    readonly protectCode: string
    readonly accountId: number | null
    readonly now: string
  },
): Promise<boolean> {
  const row = await trx
    .insertInto('cart')
    .values({
      id: cart.id,
      protect_code: cart.protectCode,
      account_id: cart.accountId,
      state: 'open',
      version: 0,
      instructions: '',
      used_at: cart.now,
    })
    .onConflict(
      (
        conflict, // In words, not as a parameter: it names the partial index.
      ) => conflict.column('account_id').where('state', '=', sql.lit('open')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateCart(
  trx: Trx,
  id: string,
  change: Partial<Omit<CartTable, 'id' | 'protect_code' | 'version'>>,
): Promise<void> {
  await trx.updateTable('cart').set(change).where('id', '=', id).execute()
}

/** True for the first write with this key. */
export async function claimWrite(
  trx: Trx,
  write: { readonly cartId: string; readonly key: string; readonly now: string },
): Promise<boolean> {
  const row = await trx
    .insertInto('cart_write')
    .values({ cart_id: write.cartId, key: write.key, written_at: write.now })
    .onConflict((conflict) => conflict.columns(['cart_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function readItems(db: Db, cartId: string): Promise<readonly StoredItem[]> {
  const rows = await db
    .selectFrom('cart_item')
    .select(['id', 'product_id as productId', 'quantity', 'options'])
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, options: itemOptions.parse(JSON.parse(row.options)) }))
}

export async function insertItem(
  trx: Trx,
  item: {
    readonly cartId: string
    readonly productId: number
    readonly quantity: number
    readonly options: string
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('cart_item')
    .values({
      cart_id: item.cartId,
      product_id: item.productId,
      quantity: item.quantity,
      options: item.options,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateItem(
  trx: Trx,
  itemId: number,
  change: { readonly quantity: number; readonly options?: string },
): Promise<void> {
  await trx.updateTable('cart_item').set(change).where('id', '=', itemId).execute()
}

export async function deleteItem(trx: Trx, cartId: string, itemId: number): Promise<void> {
  await trx.deleteFrom('cart_item').where('cart_id', '=', cartId).where('id', '=', itemId).execute()
}

export async function deleteItems(trx: Trx, cartId: string): Promise<void> {
  await trx.deleteFrom('cart_item').where('cart_id', '=', cartId).execute()
}

export async function deleteCartsOf(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('cart').where('account_id', '=', accountId).execute()
}

/** Millionths of the other currency per unit of the main one; null when it is not supported. */
export async function readRate(db: Db, currencyId: number): Promise<number | null> {
  const row = await db
    .selectFrom('currency_rate')
    .select('rate_millionths as rate')
    .where('currency_id', '=', currencyId)
    .executeTakeFirst()
  return row?.rate ?? null
}
