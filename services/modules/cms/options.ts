import { requireMedia } from '#services/modules/media/api.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { LANGUAGE_OPTIONS } from './language-options.ts'
import { writeOption } from './option-store.ts'

export async function setOption(
  trx: Trx,
  option: { readonly key: string; readonly value: string; readonly mediaId?: number | null },
): Promise<void> {
  const ofLanguages = LANGUAGE_OPTIONS.get(option.key)
  if (ofLanguages) {
    await setSetting(trx, { ...ofLanguages, value: option.value })
    return await addChanges(trx, ['options'])
  }
  const mediaId = option.mediaId ?? null
  if (mediaId !== null) await requireMedia(trx, [mediaId])
  await writeOption(trx, { key: option.key, value: option.value, mediaId })
  await addChanges(trx, ['options'])
}
