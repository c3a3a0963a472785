import { addChanges } from '#services/platform/changes.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { insertPaymentMethod, type NewPaymentMethod, PAYMENT_METHODS } from './store.ts'

/** A method with all that is stored about it, whether it is offered or not. */
type PaymentMethodRecord = NewPaymentMethod & {
  readonly code: string
  readonly isActive: boolean
}

export async function readPaymentRecords(db: Db): Promise<PaymentMethodRecord[]> {
  const [methods, texts, exclusions] = await Promise.all([
    db.selectFrom('payment_method').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('payment_method_text').selectAll().orderBy('language').execute(),
    db.selectFrom('payment_exclusion').selectAll().execute(),
  ])
  const textsOf = Map.groupBy(texts, (row) => row.method_id)
  const exclusionsOf = Map.groupBy(exclusions, (row) => row.payment_method_id)
  return methods.map((row) => ({
    code: row.code,
    isActive: row.active === 1,
    adapter: row.adapter,
    position: row.position,
    maxCents: row.max_cents,
    exceptDeliveryIds: (exclusionsOf.get(row.id) ?? []).map((pair) => pair.delivery_method_id),
    texts: Object.fromEntries(
      (textsOf.get(row.id) ?? []).map(({ language, name, description }) => [
        language,
        { name, description },
      ]),
    ),
  }))
}

/** Adds the method or changes the one with its code, which becomes as the record says. */
export async function savePaymentRecord(trx: Trx, record: PaymentMethodRecord): Promise<void> {
  const existing = await trx
    .selectFrom('payment_method')
    .select('id')
    .where('code', '=', record.code)
    .executeTakeFirst()
  const id = existing?.id ?? (await insertPaymentMethod(trx, { ...record, texts: {} }))
  await trx
    .updateTable('payment_method')
    .set({
      active: record.isActive ? 1 : 0,
      adapter: record.adapter,
      position: record.position,
      max_cents: record.maxCents,
    })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('payment_method_text').where('method_id', '=', id).execute()
  for (const [language, text] of Object.entries(record.texts)) {
    await trx
      .insertInto('payment_method_text')
      .values({ method_id: id, language, ...text })
      .execute()
  }
  await trx.deleteFrom('payment_exclusion').where('payment_method_id', '=', id).execute()
  for (const deliveryId of record.exceptDeliveryIds) {
    const pair = { payment_method_id: id, delivery_method_id: deliveryId }
    await trx.insertInto('payment_exclusion').values(pair).execute()
  }
  await addChanges(trx, [PAYMENT_METHODS])
}
