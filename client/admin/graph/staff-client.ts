import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { StaffSessionDocument } from '#client/admin/session/session.generated.ts'
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
  // Another member who signs in in another tab has the same cookie.
  const fetchForMember: typeof fetch = (input, init) => {
    const known = client.readQuery({ query: StaffSessionDocument })?.staffSession?.person.id
    const headers = { ...init?.headers, ...(known && { 'x-staff-member': known }) }
    return fetch(input, { ...init, headers })
  }
  const client = new ApolloClient({
    link: ApolloLink.from([
      createFailureLink(onFailure),
      createRenewLink(() => client.refetchQueries({ include: 'active' })),
      createPromptLink(prompt),
      createFetchLink({ url: '/graphql/staff', locale }, fetchForMember),
    ]),
    cache: new InMemoryCache({
      typePolicies: {
        // Every list has views of the same keys.
        CountedView: { keyFields: false },
        // A product may be the ticket of several events.
        EventTicket: { keyFields: false },
        Setting: { keyFields: ['key'] },
        DeliveryRecord: { keyFields: ['code'] },
        PaymentRecord: { keyFields: ['code'] },
        Seller: { keyFields: [] },
        Maintenance: { keyFields: [] },
        RetentionRule: { keyFields: ['kind'] },
        StaffLetter: { keyFields: ['kind', 'language'] },
      },
    }),
    defaultOptions: {
      // What others changed meanwhile shows as soon as a screen is opened.
      watchQuery: { errorPolicy: 'all', fetchPolicy: 'cache-and-network' },
      mutate: { errorPolicy: 'all' },
    },
  })
  return client
}
