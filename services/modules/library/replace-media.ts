import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import {
  lockMedia,
  type PreparedMedia,
  rememberAddress,
  updateMedia,
  updateSearch,
  type WholeMedia,
} from '#services/modules/media/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { factsOf } from './change-media.ts'
import { noSuchMedia } from './staff-media.ts'

/** Gives a picture other bytes, under its id and at another address; what shows it follows. */
export async function replaceMedia(
  trx: Trx,
  id: number,
  prepared: PreparedMedia,
  changing: Changing,
): Promise<void> {
  const [media] = await lockMedia(trx, [id])
  if (!media) throw noSuchMedia()
  await replace(trx, media, prepared, changing)
}

/** The bytes are those of another picture, which stays as it is. */
export async function replaceByMedia(
  trx: Trx,
  { id, with: otherId }: { readonly id: number; readonly with: number },
  changing: Changing,
): Promise<void> {
  const locked = await lockMedia(trx, [id, otherId])
  const media = locked.find((one) => one.id === id)
  const other = locked.find((one) => one.id === otherId)
  if (!media || !other) throw noSuchMedia()
  await replace(trx, media, { ...other, originalName: other.original_name }, changing)
}

async function replace(
  trx: Trx,
  media: WholeMedia,
  { originalName, ...given }: PreparedMedia,
  { author, clock }: Changing,
): Promise<void> {
  const { hash, extension, mime, size, width, height, placeholder, storage, path } = given
  if (hash === media.hash) return
  const { id } = media
  const at = clock.now().toISOString()
  const bytes = { hash, extension, mime, size, width, height, placeholder, storage, path }
  const after = { ...bytes, sent_hash: null, original_name: originalName, updated_at: at }
  await rememberAddress(trx, media)
  await updateMedia(trx, id, after)
  await updateSearch(trx, id)
  await recordEdits(trx, { entity: 'media', id: `${id}`, author, at }, [
    { path: 'move.replace', before: factsOf(media), after: factsOf({ ...media, ...after }) },
  ])
  await addChanges(trx, [`media:${id}`])
}
