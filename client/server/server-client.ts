import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { CLIENT_DEFAULTS } from '#client/app/graph-client.ts'

/**
 * Apollo's hooks for mutations want a client while they render. One serves all pages: nothing calls
 * what the hooks return before the browser does, and without a link it receives no answers, so it
 * never holds data of a visitor.
 */
export const SERVER_CLIENT = new ApolloClient({
  ssrMode: true,
  link: ApolloLink.empty(),
  cache: new InMemoryCache(),
  defaultOptions: CLIENT_DEFAULTS,
})
