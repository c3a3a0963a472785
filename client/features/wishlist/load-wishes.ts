import type { ApolloClient } from '@apollo/client'
import { wishesOf } from './wish-store.ts'
import { WishedProductsDocument } from './wished-products.generated.ts'

/** Fills the hearts. Fetched only when the visitor has any; that it fails leaves them empty. */
export async function loadWishes(client: ApolloClient): Promise<void> {
  const wishes = wishesOf(client)
  const { data } = await wishes.inTurn(() =>
    client.query({
      query: WishedProductsDocument,
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
      context: { isSilent: true },
    }),
  )
  if (data?.wishlist) wishes.replace(data.wishlist.productIds)
}
