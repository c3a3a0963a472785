import { addChanges } from '#services/platform/changes.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { preferred } from '#services/platform/text/language-fallback.ts'
import type { Hours } from './opening-hours.ts'
import {
  DELIVERY_METHODS,
  insertBranch,
  insertDeliveryMethod,
  type NewDeliveryMethod,
  readHours,
  readMethodTexts,
} from './store.ts'

/** Ids by code. */
export async function deliveryIds(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('delivery_method').select(['code', 'id']).execute()
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** Every method by name, those that are offered first, in their order. */
export async function deliveryNames(
  db: Db,
  language: string,
): Promise<readonly { readonly id: number; readonly name: string; readonly isOffered: boolean }[]> {
  const methods = await db
    .selectFrom('delivery_method')
    .select(['id', 'active'])
    .orderBy('active', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const ids = methods.map(({ id }) => id)
  const texts = await readMethodTexts(db, ids, language)
  const textOf = preferred(texts, (row) => row.method_id, language)
  return methods.map(({ id, active }) => ({
    ...{ id, name: textOf.get(id)?.name ?? '', isOffered: active === 1 },
  }))
}

/** A method with all that is stored about it, whether it is offered or not. */
type DeliveryMethodRecord = NewDeliveryMethod & {
  readonly code: string
  readonly isActive: boolean
  readonly branches: readonly DeliveryBranchRecord[]
}

type DeliveryBranchRecord = {
  readonly code: string
  readonly isActive: boolean
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly hours: readonly Hours[]
}

export async function readDeliveryRecords(db: Db): Promise<DeliveryMethodRecord[]> {
  const methods = await db
    .selectFrom('delivery_method')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  const ids = methods.map(({ id }) => id)
  const [texts, countries, branches, hours] = await Promise.all([
    db.selectFrom('delivery_method_text').selectAll().orderBy('language').execute(),
    db.selectFrom('delivery_method_country').selectAll().execute(),
    db.selectFrom('delivery_branch').selectAll().orderBy('id').execute(),
    readHours(db, ids),
  ])
  const textsOf = Map.groupBy(texts, (row) => row.method_id)
  const countriesOf = Map.groupBy(countries, (row) => row.method_id)
  const branchesOf = Map.groupBy(branches, (row) => row.method_id)
  const hoursOf = Map.groupBy(hours, ({ branchId }) => branchId)
  return methods.map((row) => ({
    code: row.code,
    isActive: row.active === 1,
    kind: row.kind,
    position: row.position,
    priceCents: row.price_cents,
    taxBasisPoints: row.tax_basis_points,
    canBeFree: row.can_be_free === 1,
    minDays: row.min_days,
    maxDays: row.max_days,
    countryIds: (countriesOf.get(row.id) ?? []).map((pair) => pair.country_id),
    texts: Object.fromEntries(
      (textsOf.get(row.id) ?? []).map(({ language, name, description }) => [
        language,
        { name, description },
      ]),
    ),
    branches: (branchesOf.get(row.id) ?? []).map((branch) => ({
      code: branch.code,
      isActive: branch.active === 1,
      name: branch.name,
      street: branch.street,
      zipCode: branch.zip_code,
      city: branch.city,
      hours: hoursOf.get(branch.id) ?? [],
    })),
  }))
}

/**
 * Adds the method or changes the one with its code, which becomes as the record says, but for
 * branches that it lacks: they stay.
 */
export async function saveDeliveryRecord(trx: Trx, record: DeliveryMethodRecord): Promise<void> {
  const { code, texts, countryIds, branches } = record
  const existing = await trx
    .selectFrom('delivery_method')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst()
  const id = existing?.id ?? (await insertDeliveryMethod(trx, { ...record, texts: {} }))
  await trx
    .updateTable('delivery_method')
    .set({
      active: record.isActive ? 1 : 0,
      kind: record.kind,
      position: record.position,
      price_cents: record.priceCents,
      tax_basis_points: record.taxBasisPoints,
      can_be_free: record.canBeFree ? 1 : 0,
      min_days: record.minDays,
      max_days: record.maxDays,
    })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('delivery_method_text').where('method_id', '=', id).execute()
  for (const [language, text] of Object.entries(texts)) {
    await trx
      .insertInto('delivery_method_text')
      .values({ method_id: id, language, ...text })
      .execute()
  }
  await trx.deleteFrom('delivery_method_country').where('method_id', '=', id).execute()
  for (const countryId of countryIds) {
    const pair = { method_id: id, country_id: countryId }
    await trx.insertInto('delivery_method_country').values(pair).execute()
  }
  for (const branch of branches) await saveBranch(trx, id, branch)
  await addChanges(trx, [DELIVERY_METHODS])
}

async function saveBranch(trx: Trx, methodId: number, branch: DeliveryBranchRecord): Promise<void> {
  const existing = await trx
    .selectFrom('delivery_branch')
    .select('id')
    .where('method_id', '=', methodId)
    .where('code', '=', branch.code)
    .executeTakeFirst()
  const id = existing?.id ?? (await insertBranch(trx, { ...branch, methodId, hours: [] }))
  const { name, street, city, zipCode } = branch
  await trx
    .updateTable('delivery_branch')
    .set({ name, street, city, zip_code: zipCode, active: branch.isActive ? 1 : 0 })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('delivery_hours').where('branch_id', '=', id).execute()
  for (const { firstDay, lastDay, opens, closes } of branch.hours) {
    await trx
      .insertInto('delivery_hours')
      .values({ branch_id: id, first_day: firstDay, last_day: lastDay, opens, closes })
      .execute()
  }
}
