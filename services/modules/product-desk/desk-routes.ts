import { getDeskProduct, saveDeskProduct } from '#services/contract/product-desk.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { deskProduct } from './desk-product.ts'
import { savePictures } from './save-pictures.ts'

export function productDeskRoutes({ findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(getDeskProduct, async ({ id }, scope) => ({ product: await deskProduct(scope, id) })),

    route(saveDeskProduct, async (given, scope) => {
      const author = authorOf(scope, given.sitting)
      const changing = { author, clock: scope.clock, findPerson }
      const saved = await inTransaction(scope.db, (trx) => savePictures(trx, given, changing))
      return { ...saved, product: await deskProduct(scope, given.id) }
    }),
  ]
}
