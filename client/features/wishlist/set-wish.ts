import type { ApolloClient } from '@apollo/client'
import { SetWishDocument } from './set-wish.generated.ts'
import { wishesOf } from './wish-store.ts'

type Outcome = 'taken' | 'full' | 'refused'

/** Fetched with the first tap: most visitors wish for nothing. A failure has told of itself. */
export async function setWish(
  client: ApolloClient,
  wish: { readonly productId: string; readonly isWished: boolean },
): Promise<Outcome> {
  const { data } = await wishesOf(client).inTurn(() =>
    client.mutate({ mutation: SetWishDocument, variables: wish, errorPolicy: 'all' }),
  )
  const answer = data?.setWish
  if (answer?.__typename === 'SetWishSuccess') return 'taken'
  return answer?.__typename === 'WishProblem' && answer.code === 'LIST_FULL' ? 'full' : 'refused'
}
