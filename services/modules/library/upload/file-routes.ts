import type { MediaRecord } from '#services/contract/media-catalogue.ts'
import {
  addFromBucket,
  addPublicFromBucket,
  getMediaUploadUrl,
  type MediaDetails,
  uploadMediaFiles,
} from '#services/contract/media-files.ts'
import { recordsOf } from '#services/modules/library/catalogue-records.ts'
import { noSuchMedia } from '#services/modules/library/staff-media.ts'
import { readWholeMedia } from '#services/modules/media/api.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { formRoute, type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { openAddress } from './begin-upload.ts'
import type { Finisher } from './finisher.ts'
import { detailsOf, wishOf } from './media-wish.ts'
import { receiveFiles } from './receive-files.ts'

/** Pictures that other programs send. */
export function fileRoutes({ config }: ModuleDeps, finisher: Finisher): readonly Route[] {
  async function recordOf(id: number, scope: Scope): Promise<MediaRecord> {
    const media = await readWholeMedia(scope.db, id)
    const [record] = media ? await recordsOf({ ...scope, config }, [media]) : []
    if (!record) throw noSuchMedia()
    return record
  }

  async function add(key: string, details: MediaDetails, scope: Scope) {
    const media = await finisher.finish(key, () => wishOf(details), scope)
    return { media: await recordOf(media, scope) }
  }

  return [
    formRoute(uploadMediaFiles, async (form, scope) => {
      const { userId: accountId } = requireStaff(scope)
      const ids = await receiveFiles(form.files, { ...scope, accountId }, async (uploads) => {
        const details = detailsOf(form.input().customData, uploads.length)
        const wanted = uploads.map((upload, nth) => ({ upload, ...wishOf(details[nth] ?? {}) }))
        return await finisher.finishAll(wanted, scope)
      })
      const records: MediaRecord[] = []
      for (const id of ids) records.push(await recordOf(id, scope))
      return { records }
    }),

    route(getMediaUploadUrl, async (given, scope) => {
      const { id, path, ...opened } = await openAddress(given, scope, config.sessionSecret)
      return { url: config.publicUrl + path, key: id, ...opened }
    }),

    route(addPublicFromBucket, async ({ key, customData }, scope) => {
      return await add(key, { ...customData, access: 'public' }, scope)
    }),

    route(addFromBucket, async ({ key, customData }, scope) => {
      return await add(key, { ...customData, access: 'other' }, scope)
    }),
  ]
}
