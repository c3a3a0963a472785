import type { z } from 'zod'
import {
  createMedia,
  deleteDirectoryItems,
  deleteMediaRecord,
  filterMedia,
  updateMedia,
} from '#services/contract/media-catalogue.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { readWholeMedia } from '#services/modules/media/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { listRecords, recordsOf } from './catalogue-records.ts'
import { removeMedia } from './change-media.ts'
import { accessOf } from './media-fields.ts'
import { overwriteMedia } from './save-media.ts'
import { noSuchMedia } from './staff-media.ts'

export function catalogueRoutes(deps: ModuleDeps): readonly Route[] {
  const { config } = deps

  /** Texts are those of the language of the request. */
  async function overwrite(
    id: number,
    { access, ...texts }: Omit<z.output<typeof updateMedia.input>, 'id'>,
    scope: Scope,
  ) {
    const { db, clock, language } = scope
    const values = new Map<string, string>(access ? [['access', accessOf(access)]] : [])
    for (const [name, text] of Object.entries(texts)) {
      if (text !== undefined) values.set(`${name}.${language}`, text)
    }
    const saving = { ...deps, clock, author: authorOf(scope) }
    await inTransaction(db, (trx) => overwriteMedia(trx, { id, values }, saving))
    const media = await readWholeMedia(db, id)
    const [record] = media ? await recordsOf({ ...scope, config }, [media]) : []
    if (!record) throw noSuchMedia()
    return { media: record }
  }

  async function remove(ids: readonly number[], scope: Scope): Promise<number> {
    const removing = { ...deps, clock: scope.clock, author: authorOf(scope) }
    return await inTransaction(scope.db, async (trx) => {
      const { deleted, used } = await removeMedia(trx, { ids: [...ids] }, removing)
      const [first] = used
      if (!first) return deleted.length
      throw new Refusal(409, `${first.name} is shown.`, { code: 'MEDIA_USED' })
    })
  }

  return [
    route(filterMedia, async (given, scope) => await listRecords({ ...scope, config }, given)),

    route(createMedia, async ({ driveId, ...texts }, scope) => overwrite(driveId, texts, scope)),

    route(updateMedia, async ({ id, ...change }, scope) => overwrite(id, change, scope)),

    route(deleteMediaRecord, async ({ id }, scope) => {
      if ((await remove([id], scope)) === 0) throw noSuchMedia()
      return { success: true }
    }),

    route(deleteDirectoryItems, async ({ targetIds }, scope) => {
      await remove(targetIds.split(',').map(Number), scope)
      return { success: true }
    }),
  ]
}
