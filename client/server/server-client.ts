import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { CLIENT_DEFAULTS } from '#client/app/graph/graph-client.ts'

/**
 * Apollo's mutation hooks need a client during render. All pages share one: the server never calls
 * the returned functions, and without a link the client never holds a visitor's data.
 */
export const SERVER_CLIENT = new ApolloClient({
  ssrMode: true,
  link: ApolloLink.empty(),
  cache: new InMemoryCache(),
  defaultOptions: CLIENT_DEFAULTS,
})
