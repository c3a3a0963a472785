import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { createFailureLink, createFetchLink } from '#client/lib/graph/graph-links.ts'
import { createPromptLink, type Prompt } from './prompt-link.ts'
import { createRenewLink } from './renew-link.ts'

type StaffClientOptions = {
  readonly locale: string
  readonly prompt: Prompt
  /** Shows it as a toast. */
  onFailure(message: string): void
}

/** Apollo of the back office, over the graph of staff. */
export function createStaffClient({ locale, prompt, onFailure }: StaffClientOptions): ApolloClient {
  const client = new ApolloClient({
    link: ApolloLink.from([
      createFailureLink(onFailure),
      createRenewLink(() => client.refetchQueries({ include: 'active' })),
      createPromptLink(prompt),
      createFetchLink({ url: '/graphql/staff', locale }),
    ]),
    cache: new InMemoryCache(),
    defaultOptions: {
      // What others changed meanwhile shows as soon as a screen is opened.
      watchQuery: { errorPolicy: 'all', fetchPolicy: 'cache-and-network' },
      mutate: { errorPolicy: 'all' },
    },
  })
  return client
}
