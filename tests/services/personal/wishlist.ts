import { shareWishlist, toggleWish } from '#services/contract/wishlist.ts'
import type { PersonalRows } from '#tests/services/person.ts'

export const rows: PersonalRows = {
  async add({ services, headers, scarf }) {
    await services.call(toggleWish, { product_id: scarf, wished: true }, headers)
    services.clock.advance(1_000)
    await services.call(shareWishlist, {}, headers)
  },
}
