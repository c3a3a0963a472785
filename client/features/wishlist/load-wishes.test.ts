import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { loadWishes } from './load-wishes.ts'
import { wishesOf } from './wish-store.ts'

test('an answer for whoever sat here before is dropped', async () => {
  const answers: Subject<ApolloLink.Result>[] = []
  const link = new ApolloLink(() => {
    const answer = new Subject<ApolloLink.Result>()
    answers.push(answer)
    return answer
  })
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  })
  const wishes = wishesOf(client)
  const answer = async (place: number, productIds: readonly string[]) => {
    await expect.poll(() => answers.length).toBe(place + 1)
    answers[place]?.next({ data: { wishlist: { __typename: 'Wishlist', productIds } } })
    answers[place]?.complete()
  }

  const before = loadWishes(client)
  await expect.poll(() => answers.length).toBe(1)
  wishes.forget()
  await answer(0, ['1'])
  await before
  expect([wishes.has('1'), wishes.isComplete()]).toEqual([false, false])

  const after = loadWishes(client)
  await answer(1, ['2'])
  await after
  expect([wishes.has('2'), wishes.isComplete()]).toEqual([true, true])
})
