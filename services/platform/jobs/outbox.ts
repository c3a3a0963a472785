import type {} from '#services/platform/database/platform-tables.ts'
import type { Trx } from '#services/platform/database.ts'
import type { JsonObject } from '#services/platform/json.ts'
import { utcText } from '#services/platform/moment.ts'

const EARLIEST = '1970-01-01'

/** Queues background work in the same transaction as its cause. Without `at` it runs at once. */
export async function enqueue(
  trx: Trx,
  job: { kind: string; payload: JsonObject; at?: string },
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      at: utcText(job.at ?? EARLIEST),
      fault: null,
    })
    .execute()
}
