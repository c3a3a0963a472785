import { MEDIA_UPLOAD_BYTES } from '#services/contract/rules/media-uploads.ts'
import { dropUpload, type ReceivedUpload, receiveUpload } from '#services/modules/upload/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Form } from '#services/platform/http.ts'
import { pictureName } from './picture-name.ts'
import { NEW_MEDIA, writeTarget } from './upload-rows.ts'

type Receiving = { readonly db: Db; readonly clock: Clock; readonly accountId: number }

/**
 * Hands the files of a form over as uploads. Nothing is left of them if one is refused, the body
 * breaks off, or the work fails.
 */
export async function receiveFiles<Result>(
  files: Form<unknown>['files'],
  { db, clock, accountId }: Receiving,
  work: (uploads: readonly ReceivedUpload[]) => Promise<Result>,
): Promise<Result> {
  const uploads: ReceivedUpload[] = []
  try {
    for await (const { name, content } of files) {
      const upload = {
        ...{ account_id: accountId, purpose: 'MEDIA' as const, target: writeTarget(NEW_MEDIA) },
        ...{ name: pictureName(name), atMost: MEDIA_UPLOAD_BYTES, clock },
      }
      uploads.push(await namingFile(uploads.length, receiveUpload(db, content, upload)))
    }
    if (uploads.length === 0) {
      throw new Refusal(400, 'There is no file.', { code: 'INVALID_INPUT', field: 'file' })
    }
    return await work(uploads)
  } catch (error) {
    for (const { id } of uploads) await dropUpload(db, id)
    throw error
  }
}

/** Says which of several files is refused. */
export async function namingFile<Result>(nth: number, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500 || error.field) throw error
    const { code = 'INVALID_INPUT', limit } = error
    const details = { code, field: `file.${nth}`, ...(limit === undefined ? {} : { limit }) }
    throw new Refusal(error.status, error.message, details)
  }
}
