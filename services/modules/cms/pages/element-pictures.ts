import { lockPublicMedia, requireMedia } from '#services/modules/media/api.ts'
import type { Trx } from '#services/platform/database.ts'
import type { ElementBody } from './element-body.ts'
import { htmlPictureIds, pictureIds } from './element-fields.ts'
import { insertElementMedia } from './element-store.ts'

/**
 * Records which media a version shows, which none of them outlives: returns those of its fields.
 * Unknown addresses in HTML are no pictures of the library.
 */
export async function requirePictures(
  trx: Trx,
  version: { readonly elementId: number; readonly version: number },
  { handler, body }: { readonly handler: string; readonly body: ElementBody },
): Promise<readonly number[]> {
  const ids = pictureIds(handler, body)
  await requireMedia(trx, ids)
  const inTexts = await lockPublicMedia(trx, htmlPictureIds(handler, body))
  await insertElementMedia(trx, version, [...ids, ...inTexts])
  return ids
}
