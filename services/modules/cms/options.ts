import { requireMedia } from '#services/modules/media/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { writeOption } from './option-store.ts'

export async function setOption(
  trx: Trx,
  option: { readonly key: string; readonly value: string; readonly mediaId?: number | null },
): Promise<void> {
  const mediaId = option.mediaId ?? null
  if (mediaId !== null) await requireMedia(trx, [mediaId])
  await writeOption(trx, { key: option.key, value: option.value, mediaId })
  await addChanges(trx, ['options'])
}
