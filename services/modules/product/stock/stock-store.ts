import type {} from '#services/modules/product/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'

export type StockState = {
  /** Pieces that can be sold now. */
  readonly available: number
  /** Time at which the next hold on it expires. */
  readonly changesAt: string | null
}

/** Pieces of the products that are counted. */
export async function availableStock(
  db: Db,
  productIds: readonly number[],
  now: string,
): Promise<ReadonlyMap<number, number>> {
  const states = await stockStates(db, productIds, now)
  return new Map([...states].map(([productId, { available }]) => [productId, available]))
}

export async function stockStates(
  db: Db,
  productIds: readonly number[],
  now: string,
): Promise<ReadonlyMap<number, StockState>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('stock as s')
    .leftJoin('stock_hold as h', (join) =>
      join.onRef('h.product_id', '=', 's.product_id').on('h.until', '>', now),
    )
    .select((eb) => [
      's.product_id as productId',
      's.on_hand as onHand',
      eb.fn.coalesce(eb.fn.sum<number>('h.quantity'), eb.val(0)).as('held'),
      eb.fn.min<string | null>('h.until').as('changesAt'),
    ])
    .where('s.product_id', 'in', productIds)
    .groupBy(['s.product_id', 's.on_hand'])
    .execute()
  return new Map(
    rows.map(({ productId, onHand, held, changesAt }) => [
      productId,
      { available: Math.max(0, onHand - Number(held)), changesAt },
    ]),
  )
}

/** Those of the products whose pieces are counted. */
export async function countedAmong(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (productIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('stock')
    .select('product_id')
    .where('product_id', 'in', productIds)
    .execute()
  return new Set(rows.map((row) => row.product_id))
}

/**
 * Every change to a product's stock or holds locks its row first, through `lockPieces`. An update
 * that changes nothing is a lock on both engines; reads after it see the latest state.
 */
export async function lockStock(trx: Trx, productId: number): Promise<boolean> {
  const row = await trx
    .updateTable('stock')
    .set((eb) => ({ on_hand: eb.ref('on_hand') }))
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Available to this owner, including the owner's own holds. */
export async function availableTo(
  db: Db,
  { productId, owner, now }: { productId: number; owner: string; now: string },
): Promise<number> {
  const row = await db
    .selectFrom('stock as s')
    .select((eb) => [
      's.on_hand as onHand',
      eb
        .selectFrom('stock_hold as h')
        .select((sub) => sub.fn.coalesce(sub.fn.sum<number>('h.quantity'), sub.val(0)).as('held'))
        .whereRef('h.product_id', '=', 's.product_id')
        .where('h.until', '>', now)
        .where('h.owner', '<>', owner)
        .as('held'),
    ])
    .where('s.product_id', '=', productId)
    .executeTakeFirst()
  return row ? row.onHand - Number(row.held ?? 0) : 0
}

/** How many are left; null, without any change, when there are not enough pieces. */
export async function reduceStock(
  trx: Trx,
  productId: number,
  quantity: number,
): Promise<number | null> {
  const row = await trx
    .updateTable('stock')
    .set((eb) => ({ on_hand: eb('on_hand', '-', quantity) }))
    .where('product_id', '=', productId)
    .where('on_hand', '>=', quantity)
    .returning('on_hand')
    .executeTakeFirst()
  return row?.on_hand ?? null
}

export async function addStock(trx: Trx, productId: number, quantity: number): Promise<void> {
  await trx
    .updateTable('stock')
    .set((eb) => ({ on_hand: eb('on_hand', '+', quantity) }))
    .where('product_id', '=', productId)
    .execute()
}

export async function writeStock(
  trx: Trx,
  pieces: readonly { readonly productId: number; readonly onHand: number }[],
): Promise<void> {
  await trx
    .insertInto('stock')
    .values(pieces.map(({ productId, onHand }) => ({ product_id: productId, on_hand: onHand })))
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet((eb) => ({ on_hand: eb.ref('excluded.on_hand') })),
    )
    .execute()
}

export async function writeHold(
  trx: Trx,
  hold: {
    readonly productId: number
    readonly owner: string
    readonly quantity: number
    readonly until: string
    /** Network of a guest. */
    readonly place: string | undefined
  },
): Promise<void> {
  const { productId: product_id, owner, quantity, until, place = null } = hold
  await trx
    .insertInto('stock_hold')
    .values({ product_id, owner, quantity, until, place })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'owner']).doUpdateSet({ quantity, until, place }),
    )
    .execute()
}

/** Pieces of a product, and those of them that guests other than the owner hold. */
export async function heldByGuests(
  db: Db,
  { productId, owner, now }: { productId: number; owner: string; now: string },
): Promise<{ readonly onHand: number; readonly held: number }> {
  const row = await db
    .selectFrom('stock as s')
    .leftJoin('stock_hold as h', (join) =>
      join
        .onRef('h.product_id', '=', 's.product_id')
        .on('h.until', '>', now)
        .on('h.owner', '<>', owner)
        .on('h.place', 'is not', null),
    )
    .select((eb) => ['s.on_hand as onHand', eb.fn.sum<number | null>('h.quantity').as('held')])
    .where('s.product_id', '=', productId)
    .groupBy('s.on_hand')
    .executeTakeFirst()
  return { onHand: row?.onHand ?? 0, held: Number(row?.held ?? 0) }
}

/** Guests of one network, other than the owner, that hold pieces. */
export async function holdersAt(
  db: Db,
  { place, owner, now }: { place: string; owner: string; now: string },
): Promise<number> {
  const { holders } = await db
    .selectFrom('stock_hold')
    .select((eb) => eb.fn.count<number>('owner').distinct().as('holders'))
    .where('place', '=', place)
    .where('until', '>', now)
    .where('owner', '<>', owner)
    .executeTakeFirstOrThrow()
  return Number(holders)
}

/** Pieces that an owner holds now and until when, by product. */
export async function heldPieces(
  db: Db,
  owner: string,
  now: string,
): Promise<{ readonly pieces: ReadonlyMap<number, number>; readonly until: string | null }> {
  const rows = await db
    .selectFrom('stock_hold')
    .select(['product_id as productId', 'quantity', 'until'])
    .where('owner', '=', owner)
    .where('until', '>', now)
    .execute()
  return {
    pieces: new Map(rows.map(({ productId, quantity }) => [productId, quantity])),
    until: rows[0]?.until ?? null,
  }
}

export async function heldProducts(
  trx: Trx,
  owners: readonly string[],
): Promise<readonly number[]> {
  if (owners.length === 0) return []
  const rows = await trx
    .selectFrom('stock_hold')
    .select('product_id as productId')
    .where('owner', 'in', owners)
    .orderBy('product_id')
    .execute()
  return rows.map((row) => row.productId)
}

/** Returns how many pieces were held. */
export async function deleteHold(trx: Trx, productId: number, owner: string): Promise<number> {
  const row = await trx
    .deleteFrom('stock_hold')
    .where('product_id', '=', productId)
    .where('owner', '=', owner)
    .returning('quantity')
    .executeTakeFirst()
  return row?.quantity ?? 0
}
