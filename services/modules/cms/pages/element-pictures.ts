import { lockPublicMedia, requireMedia } from '#services/modules/media/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { type ElementBody, htmlPictureIds, pictureIds } from './element-body.ts'
import { insertElementMedia } from './element-store.ts'

/**
 * Records which media a version shows, which none of them outlives: returns those of its fields.
 * Unknown addresses in HTML are no pictures of the library.
 */
export async function requirePictures(
  trx: Trx,
  version: { readonly elementId: number; readonly version: number },
  { handler, meta }: { readonly handler: string; readonly meta: ElementBody['meta'] },
): Promise<readonly number[]> {
  const ids = pictureIds(handler, meta)
  await requireMedia(trx, ids)
  const inTexts = await lockPublicMedia(trx, htmlPictureIds(handler, meta))
  await insertElementMedia(trx, version, [...ids, ...inTexts])
  return ids
}
