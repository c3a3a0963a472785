import { namesOfProducts } from '#services/modules/product/api.ts'
import type { PersonalData } from '#services/platform/personal-data.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { deleteCartsOf, readItems, readOpenCartOf } from './store.ts'

export const cartPersonalData: PersonalData = {
  name: 'cart',
  export: async (db, { userId }) => {
    const cart = await readOpenCartOf(db, userId)
    if (!cart) return { Košarica: null }
    const items = await readItems(db, cart.id)
    const ids = items.map(({ productId }) => productId)
    const names = await namesOfProducts(db, ids, DEFAULT_LANGUAGE)
    return {
      Košarica: {
        napomena: cart.instructions || null,
        'članska iskaznica': cart.memberCardBarcode,
        artikli: items.map(({ productId, quantity, options }) => ({
          proizvod: names.get(productId) ?? null,
          'broj proizvoda': productId,
          količina: quantity,
          odabir: JSON.stringify(options),
        })),
      },
    }
  },
  erase: async (trx, { userId }) => await deleteCartsOf(trx, userId),
}
