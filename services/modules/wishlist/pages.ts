import type { z } from 'zod'
import type { filterWishlist } from '#services/contract/wishlist.ts'
import type { Db } from '#services/platform/database.ts'
import { offsetOf } from '#services/platform/paging.ts'
import { countWishes, readWishes } from './store.ts'

const DEFAULT_LIMIT = 24

type PageRequest = Pick<z.output<typeof filterWishlist.input>, 'page' | 'limit'>
type WishPage = z.output<typeof filterWishlist.output>

/** Returns an empty page when there is no list, such as a guest's before the first wish. */
export async function wishPage(
  db: Db,
  listId: number | null,
  { page = 1, limit = DEFAULT_LIMIT }: PageRequest,
): Promise<WishPage> {
  const [wishes, total] =
    listId === null
      ? [[], 0]
      : await Promise.all([
          readWishes(db, listId, { offset: offsetOf(page, limit), limit }),
          countWishes(db, listId),
        ])
  return {
    records: wishes.map(({ productId, addedAt }) => ({ product_id: productId, added_at: addedAt })),
    pagination: {
      lastPage: Math.max(1, Math.ceil(total / limit)),
      page,
      limit,
      total,
      perPage: limit,
    },
  }
}
