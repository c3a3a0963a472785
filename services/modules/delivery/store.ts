import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addChanges } from '#services/platform/changes.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import { withFallback } from '#services/platform/text/language-fallback.ts'
import type { Hours } from './opening-hours.ts'
import type { DeliveryMethodTable } from './tables.ts'

/** Tag of all that this module stores. */
export const DELIVERY_METHODS = 'delivery-methods'

export type StoredMethod = {
  readonly id: number
  readonly kind: DeliveryMethodTable['kind']
  readonly priceCents: number
  readonly taxBasisPoints: number
  readonly canBeFree: 0 | 1
  readonly minDays: number
  readonly maxDays: number
}

export type StoredBranch = {
  readonly id: number
  readonly methodId: number
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
}

const METHOD = [
  'delivery_method.id',
  'kind',
  'price_cents as priceCents',
  'tax_basis_points as taxBasisPoints',
  'can_be_free as canBeFree',
  'min_days as minDays',
  'max_days as maxDays',
] as const

const BRANCH = [
  'id',
  'method_id as methodId',
  'name',
  'street',
  'zip_code as zipCode',
  'city',
] as const

/** Before methods of delivery or payment are compared and changed. */
export async function lockDeliveryMethods(trx: Trx): Promise<void> {
  if (engineOf(trx) === 'postgres') {
    await sql`lock table delivery_method in share row exclusive mode`.execute(trx)
  }
}

/** Only methods that are offered to new orders. */
export async function readMethod(db: Db, id: number): Promise<StoredMethod | null> {
  const row = await db
    .selectFrom('delivery_method')
    .select(METHOD)
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst()
  return row ?? null
}

export async function readMethodsFor(db: Db, countryId: number): Promise<readonly StoredMethod[]> {
  return await db
    .selectFrom('delivery_method')
    .innerJoin('delivery_method_country', 'method_id', 'delivery_method.id')
    .select(METHOD)
    .where('country_id', '=', countryId)
    .where('active', '=', 1)
    .orderBy('position')
    .orderBy('delivery_method.id')
    .execute()
}

export async function readMethodTexts(db: Db, methodIds: readonly number[], language: string) {
  if (methodIds.length === 0) return []
  return await db
    .selectFrom('delivery_method_text')
    .selectAll()
    .where('method_id', 'in', methodIds)
    .where('language', 'in', withFallback(language))
    .execute()
}

/** Active ones, by place. */
export async function readBranches(
  db: Db,
  methodIds: readonly number[],
): Promise<readonly StoredBranch[]> {
  if (methodIds.length === 0) return []
  return await db
    .selectFrom('delivery_branch')
    .select(BRANCH)
    .where('method_id', 'in', methodIds)
    .where('active', '=', 1)
    .orderBy('id')
    .execute()
}

export async function readHours(
  db: Db,
  methodIds: readonly number[],
): Promise<readonly (Hours & { readonly branchId: number })[]> {
  if (methodIds.length === 0) return []
  return await db
    .selectFrom('delivery_hours')
    .innerJoin('delivery_branch', 'delivery_branch.id', 'branch_id')
    .select(['branch_id as branchId', 'first_day as firstDay', 'last_day as lastDay'])
    .select(['opens', 'closes'])
    .where('method_id', 'in', methodIds)
    .orderBy('branch_id')
    .orderBy('first_day')
    .orderBy('opens')
    .execute()
}

export async function readDeliveredCountryIds(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('delivery_method_country')
    .innerJoin('delivery_method', 'delivery_method.id', 'method_id')
    .select('country_id as countryId')
    .distinct()
    .where('active', '=', 1)
    .execute()
  return new Set(rows.map(({ countryId }) => countryId))
}

export async function hasDeliveryMethods(db: Db): Promise<boolean> {
  const row = await db.selectFrom('delivery_method').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

export type NewDeliveryMethod = {
  /** A random one unless given. */
  readonly code?: string
  readonly kind: DeliveryMethodTable['kind']
  readonly position: number
  readonly priceCents: number
  readonly taxBasisPoints: number
  readonly canBeFree: boolean
  readonly minDays: number
  readonly maxDays: number
  readonly countryIds: readonly number[]
  /** By language. */
  readonly texts: Readonly<Record<string, { readonly name: string; readonly description: string }>>
}

export async function insertDeliveryMethod(trx: Trx, method: NewDeliveryMethod): Promise<number> {
  const { id } = await trx
    .insertInto('delivery_method')
    .values({
      code: method.code ?? randomUUID(),
      kind: method.kind,
      position: method.position,
      price_cents: method.priceCents,
      tax_basis_points: method.taxBasisPoints,
      can_be_free: method.canBeFree ? 1 : 0,
      min_days: method.minDays,
      max_days: method.maxDays,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [language, text] of Object.entries(method.texts)) {
    await trx
      .insertInto('delivery_method_text')
      .values({ method_id: id, language, ...text })
      .execute()
  }
  for (const countryId of method.countryIds) {
    const pair = { method_id: id, country_id: countryId }
    await trx.insertInto('delivery_method_country').values(pair).execute()
  }
  await addChanges(trx, [DELIVERY_METHODS])
  return id
}

/** Makes a method available to new orders, or unavailable. */
export async function setDeliveryMethodActive(trx: Trx, id: number, isActive: boolean) {
  await trx
    .updateTable('delivery_method')
    .set({ active: isActive ? 1 : 0 })
    .where('id', '=', id)
    .execute()
  await addChanges(trx, [DELIVERY_METHODS])
}

export type NewBranch = Omit<StoredBranch, 'id'> & {
  /** A random one unless given. */
  readonly code?: string
  readonly hours: readonly Hours[]
}

export async function insertBranch(trx: Trx, branch: NewBranch): Promise<number> {
  const { id } = await trx
    .insertInto('delivery_branch')
    .values({
      method_id: branch.methodId,
      code: branch.code ?? randomUUID(),
      name: branch.name,
      street: branch.street,
      zip_code: branch.zipCode,
      city: branch.city,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { firstDay, lastDay, opens, closes } of branch.hours) {
    await trx
      .insertInto('delivery_hours')
      .values({ branch_id: id, first_day: firstDay, last_day: lastDay, opens, closes })
      .execute()
  }
  await addChanges(trx, [DELIVERY_METHODS])
  return id
}
