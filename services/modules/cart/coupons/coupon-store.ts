import type {} from '#services/modules/cart/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { type Coupon, couponKey } from './coupon.ts'

export type NewCoupon = Omit<Coupon, 'id' | 'uses'>

export async function findCoupon(
  db: Db,
  by: { readonly code: string } | { readonly id: number },
): Promise<Coupon | null> {
  const query = db
    .selectFrom('coupon')
    .select([
      'id',
      'code',
      'kind',
      'percent',
      'amount_cents as amountCents',
      'min_cents as minCents',
      'category_id as categoryId',
      'members_only as membersOnly',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'max_uses as maxUses',
      'uses',
    ])
  const row = await ('code' in by
    ? query.where('code', '=', couponKey(by.code))
    : query.where('id', '=', by.id)
  ).executeTakeFirst()
  if (!row) return null
  const { membersOnly, ...coupon } = row
  return { ...coupon, isForMembers: membersOnly === 1 }
}

export async function hasCoupons(db: Db): Promise<boolean> {
  const row = await db.selectFrom('coupon').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

export async function insertCoupon(trx: Trx, coupon: NewCoupon): Promise<number> {
  const { id } = await trx
    .insertInto('coupon')
    .values({
      code: couponKey(coupon.code),
      kind: coupon.kind,
      percent: coupon.percent,
      amount_cents: coupon.amountCents,
      min_cents: coupon.minCents,
      category_id: coupon.categoryId,
      members_only: coupon.isForMembers ? 1 : 0,
      starts_at: coupon.startsAt,
      ends_at: coupon.endsAt,
      max_uses: coupon.maxUses,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False, without any change, when all uses are taken. */
export async function takeUse(trx: Trx, couponId: number): Promise<boolean> {
  const row = await trx
    .updateTable('coupon')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', couponId)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Does nothing for a coupon that was deleted in the meantime. */
export async function giveBackUse(trx: Trx, couponId: number): Promise<void> {
  await trx
    .updateTable('coupon')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', couponId)
    .where('uses', '>', 0)
    .execute()
}
