import { PART_BYTES } from '#services/contract/digital.ts'
import { createUpload, finishUpload } from '#services/contract/uploads.ts'
import { authorOf } from '#services/modules/history/api.ts'
import {
  dropUpload,
  findUpload,
  openUpload,
  readUploadPart,
  type Upload,
} from '#services/modules/upload/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { isOfType, typeOf } from './file-type.ts'
import { filesOf } from './store.ts'
import { digitalProduct, recordFile, uploadPart } from './uploads.ts'

export function uploadRoutes({ config }: ModuleDeps): readonly Route[] {
  return [
    route(createUpload, async ({ purpose, target, name, bytes }, scope) => {
      const { userId: account_id } = requireStaff(scope)
      const type = typeOf(name)
      if (!type) throw wrongType()
      const signing = { secret: config.sessionSecret, clock: scope.clock }
      const upload = { account_id, purpose, target, name, bytes, type }
      const opened = await inTransaction(scope.db, async (trx) => {
        await digitalProduct(trx, target)
        return await openUpload(trx, upload, signing)
      })
      const { id, path, until } = opened
      return { id, path, until, type }
    }),

    route(finishUpload, async ({ id }, scope) => {
      const { db } = scope
      const upload = await findUpload(db, {
        ...{ id, purpose: 'PRODUCT_FILE' },
        accountId: requireStaff(scope).userId,
      })
      if (!upload) {
        throw new Refusal(404, 'There is no such upload (any more).', { code: 'NOT_FOUND' })
      }
      if (upload.sha256 === null) {
        throw new Refusal(409, 'The file has not arrived.', { code: 'UPLOAD_MISSING' })
      }
      const type = typeOf(upload.name)
      const start = Buffer.from(await readUploadPart(db, upload, 0), 'base64')
      if (!type || !isOfType(start, type)) {
        await dropUpload(db, id)
        throw wrongType()
      }
      await storeParts({ ...upload, sha256: upload.sha256 }, scope)
      return { files: [...(await filesOf(db, [await digitalProduct(db, upload.target)]))] }
    }),
  ]
}

/** A part in each transaction; the last one makes the file available and ends the upload. */
async function storeParts(upload: Upload & { sha256: string }, scope: Scope): Promise<void> {
  const { db, clock } = scope
  const { id, target: sku, name, bytes, sha256 } = upload
  const author = authorOf(scope)
  const parts = Math.ceil(bytes / PART_BYTES)
  for (let part = 0; part < parts; part += 1) {
    const content = await readUploadPart(db, upload, part)
    await inTransaction(db, async (trx) => {
      await uploadPart(trx, clock, { sku, name, sha256, part, parts, content })
      if (part < parts - 1) return
      await recordFile(trx, { sku, name, bytes, sha256 }, { author, clock })
      await dropUpload(trx, id)
    })
  }
}

function wrongType(): Refusal {
  return new Refusal(400, 'The content is not of the type that the name promises.', {
    ...{ code: 'WRONG_FILE_TYPE', field: 'name' },
  })
}
