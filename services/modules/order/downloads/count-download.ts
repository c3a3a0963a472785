import type { StoredLine } from '#services/modules/order/order.ts'
import { downloadLimit as limitSetting } from '#services/modules/order/settings.ts'
import { lockOrder } from '#services/modules/order/store.ts'
import { getSetting } from '#services/modules/settings/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { numberOf } from '#services/platform/setting.ts'

/** Ranges and repeated requests of a link within it are one download. */
const ONE_DOWNLOAD_MS = 60 * 60_000

type Download = {
  readonly slug: string
  readonly line: Pick<StoredLine, 'id' | 'quantity'>
  readonly fileId: number
  /** Distinguishes links of the same file. */
  readonly link: string
}

/** Counts a download of a file, or rejects it: each piece bought allows a fixed number. */
export async function countDownload(
  db: Db,
  clock: Clock,
  { slug, line, fileId, link }: Download,
): Promise<void> {
  const limit = (await downloadLimit(db)) * line.quantity
  const now = clock.now()
  const since = new Date(now.getTime() - ONE_DOWNLOAD_MS).toISOString()
  await inTransaction(db, async (trx) => {
    // Locked, so that concurrent downloads count each other.
    await lockOrder(trx, { slug })
    const before = await trx
      .selectFrom('order_download')
      .select(['link', 'at'])
      .where('line_id', '=', line.id)
      .where('file_id', '=', fileId)
      .execute()
    if (before.some((one) => one.link === link && one.at > since)) return
    if (before.length >= limit) throw tooOften()
    await trx
      .insertInto('order_download')
      .values({ line_id: line.id, file_id: fileId, link, at: now.toISOString() })
      .execute()
  })
}

async function downloadLimit(db: Db): Promise<number> {
  return numberOf(limitSetting, await getSetting(db, 'checkout', 'downloadLimit'))
}

function tooOften(): Refusal {
  return new Refusal(403, 'The file was downloaded as often as it may be.', {
    code: 'DOWNLOAD_LIMIT',
  })
}
