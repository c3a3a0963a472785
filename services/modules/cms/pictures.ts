import { mediaReferences } from '#services/modules/media/api.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'

export async function refuseMissingPictures(db: Db, ids: readonly number[]): Promise<void> {
  const found = await mediaReferences(db, [...new Set(ids)])
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined) {
    throw new Refusal(400, `There is no media ${missing}.`, {
      code: 'INVALID_INPUT',
      field: 'mediaId',
    })
  }
}
