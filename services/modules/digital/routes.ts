import { listProductFiles, putProductFile, removeProductFile } from '#services/contract/digital.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Route, route } from '#services/platform/http.ts'
import { deleteFile, filesOf } from './store.ts'
import { digitalProduct, uploadPart } from './uploads.ts'

export function digitalRoutes(): readonly Route[] {
  return [
    route(listProductFiles, async ({ sku }, { db }) => {
      const files = await filesOf(db, [await digitalProduct(db, sku)])
      return {
        files: files.map(({ id, name, bytes, uploadedAt }) => ({ id, name, bytes, uploadedAt })),
      }
    }),

    route(putProductFile, async (input, { db, clock }) => ({
      isWhole: await inTransaction(db, async (trx) => await uploadPart(trx, clock, input)),
    })),

    route(removeProductFile, async ({ id }, { db }) => {
      const isRemoved = await inTransaction(db, async (trx) => await deleteFile(trx, id))
      if (!isRemoved) throw new Refusal(404, 'There is no such file.', { code: 'NOT_FOUND' })
      return {}
    }),
  ]
}
