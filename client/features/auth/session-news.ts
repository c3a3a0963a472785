import type { ApolloClient } from '@apollo/client'
import { noteVisitorChange } from './visitor.ts'

const CHANNEL = 'session'

/** What the cache holds of whoever is logged in; what hangs below goes with it. */
const PRIVATE_FIELDS = ['me', 'wishlist']

/** Forgets one person before the next one sits down. Whoever shows it asks again. */
export function forgetVisitor(client: ApolloClient): void {
  client.cache.batch({
    update: (cache) => {
      for (const fieldName of PRIVATE_FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName })
      cache.gc()
    },
  })
  noteVisitorChange()
}

/** After a login, a logout or the end of an account in this tab. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Hears of the same in other tabs. Answers how to stop listening. */
export function onSessionNews(client: ApolloClient): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = () => forgetVisitor(client)
  return () => channel.close()
}
