import { namesOfProducts } from '#services/modules/product/api.ts'
import type { PersonalData } from '#services/platform/personal-data.ts'
import { deleteCartsOf, readItems, readOpenCartOf } from './store.ts'

/** Also the language of the headings. */
const LANGUAGE = 'hrv'

export const cartPersonalData: PersonalData = {
  name: 'cart',
  export: async (db, { userId }) => {
    const cart = await readOpenCartOf(db, userId)
    if (!cart) return { Košarica: null }
    const items = await readItems(db, cart.id)
    const ids = items.map(({ productId }) => productId)
    const names = await namesOfProducts(db, ids, LANGUAGE)
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
