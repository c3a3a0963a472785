import type { AlertKind } from '#services/contract/rules/alerts.ts'
import type {} from '#services/platform/database/platform-tables.ts'
import type { Trx } from '#services/platform/database.ts'

/** Kind of the jobs that send letters about alerts. */
export const ALERT_LETTER = 'alert.letter'

type Alert = {
  readonly kind: AlertKind
  readonly at: string
  /** What it is about, in a few words. */
  readonly title: string
  /** Cents, pieces or a day, by the kind; the time of the event when it is left out. */
  readonly value?: string
  /** Of the record, below `/admin/`. */
  readonly path?: string
}

/**
 * Informs the members of staff who chose it, in the transaction of the event; letters follow within
 * a minute.
 */
export async function raiseAlert(trx: Trx, { value, path, ...alert }: Alert): Promise<void> {
  await trx
    .insertInto('alert')
    .values({ ...alert, value: value ?? null, path: path ?? null })
    .execute()
}
