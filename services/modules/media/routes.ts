import { getMedia, getMediaOptions } from '#services/contract/media.ts'
import { mediaOptions } from '#services/modules/settings/api.ts'
import { type Route, route } from '#services/platform/http.ts'
import { mediaReferences } from './api.ts'

export function mediaRoutes(): readonly Route[] {
  return [
    route(getMediaOptions, async (_input, { db }) => ({ records: [...(await mediaOptions(db))] })),

    route(getMedia, async ({ ids }, { db, language }) => {
      const found = await mediaReferences(db, ids, language)
      return { records: ids.flatMap((id) => found.get(id) ?? []) }
    }),
  ]
}
