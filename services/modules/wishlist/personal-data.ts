import { namesOfProducts } from '#services/modules/product/api.ts'
import type { PersonalData } from '#services/platform/personal-data.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { deleteList, findList, readWishes } from './store.ts'

const ALL = { offset: 0, limit: 9_999 }

export const wishlistPersonalData: PersonalData = {
  name: 'wishlist',
  export: async (db, { userId }) => {
    const list = await findList(db, { accountId: userId })
    const wishes = list ? await readWishes(db, list.id, ALL) : []
    const ids = wishes.map(({ productId }) => productId)
    const names = await namesOfProducts(db, ids, DEFAULT_LANGUAGE)
    return {
      'Lista želja': {
        'dijeli se poveznicom': list?.shareToken != null,
        želje: wishes.map(({ productId, addedAt }) => ({
          proizvod: names.get(productId) ?? null,
          'broj proizvoda': productId,
          dodano: addedAt,
        })),
      },
    }
  },
  erase: async (trx, { userId }) => await deleteList(trx, { accountId: userId }),
}
