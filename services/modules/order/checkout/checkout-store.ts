import { type OrderAddress, orderAddress } from '#services/contract/checkout.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type {} from './tables.ts'

export type StoredCheckout = {
  /** Number of the guest user. */
  readonly id: number
  readonly email: string
  readonly shippingAddress: OrderAddress | null
  /** Null when it is the shipping address. */
  readonly billingAddress: OrderAddress | null
  readonly isCompany: boolean
  readonly savedAt: string
}

/** Stored data of a cart's checkout; null before anything was saved. */
export async function readCheckout(db: Db, cartId: string): Promise<StoredCheckout | null> {
  const row = await checkouts(db).where('cart_id', '=', cartId).executeTakeFirst()
  return row ? toCheckout(row) : null
}

/** Checkouts of these carts, and those of guests with this address. */
export async function readCheckoutsOf(
  db: Db,
  { cartIds, email }: { readonly cartIds: readonly string[]; readonly email: string },
): Promise<StoredCheckout[]> {
  const rows = await checkouts(db)
    .where((eb) =>
      eb.or([eb('cart_id', 'in', [...cartIds, '']), eb('email_key', '=', emailKey(email))]),
    )
    .orderBy('id')
    .execute()
  return rows.map(toCheckout)
}

function checkouts(db: Db) {
  return db
    .selectFrom('checkout')
    .select(['id', 'email', 'shipping_address', 'billing_address', 'is_company', 'saved_at'])
}

type CheckoutRow = Awaited<ReturnType<ReturnType<typeof checkouts>['execute']>>[number]

function toCheckout(row: CheckoutRow): StoredCheckout {
  return {
    id: row.id,
    email: row.email,
    shippingAddress: addressIn(row.shipping_address),
    billingAddress: addressIn(row.billing_address),
    isCompany: row.is_company === 1,
    savedAt: row.saved_at,
  }
}

/** Returns its number. */
export async function writeCheckout(
  trx: Trx,
  cartId: string,
  checkout: Omit<StoredCheckout, 'id'>,
): Promise<number> {
  const values = {
    email: checkout.email,
    email_key: emailKey(checkout.email),
    shipping_address: checkout.shippingAddress && JSON.stringify(checkout.shippingAddress),
    billing_address: checkout.billingAddress && JSON.stringify(checkout.billingAddress),
    is_company: checkout.isCompany ? 1 : 0,
    saved_at: checkout.savedAt,
  } as const
  const { id } = await trx
    .insertInto('checkout')
    .values({ cart_id: cartId, ...values })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteCheckoutsOf(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('checkout').where('email_key', '=', emailKey(email)).execute()
}

function addressIn(json: string | null): OrderAddress | null {
  return json === null ? null : orderAddress.parse(JSON.parse(json))
}
