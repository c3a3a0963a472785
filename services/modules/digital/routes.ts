import { listProductFiles, putProductFile, removeProductFile } from '#services/contract/digital.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Route, route } from '#services/platform/http.ts'
import { removeFile } from './remove-file.ts'
import { filesOf } from './store.ts'
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

    route(removeProductFile, async ({ id }, scope) => {
      const { db, clock } = scope
      const changing = { author: authorOf(scope), clock }
      await inTransaction(db, async (trx) => await removeFile(trx, id, changing))
      return {}
    }),
  ]
}
