import type { ApolloClient } from '@apollo/client'
import { wishesOf } from './wish-store.ts'
import { WishedProductsDocument } from './wished-products.generated.ts'

/** Fills the hearts. Fetched only when the visitor has any; that it fails leaves them empty. */
export async function loadWishes(client: ApolloClient): Promise<void> {
  const wishes = wishesOf(client)
  await wishes.inTurn(async () => {
    const askedAt = wishes.forgets()
    const { data } = await client.query({
      query: WishedProductsDocument,
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
      context: { isSilent: true },
    })
    // Meanwhile somebody else may have sat down, for whom it is asked again.
    if (data?.wishlist && askedAt === wishes.forgets()) wishes.replace(data.wishlist.productIds)
  })
}
