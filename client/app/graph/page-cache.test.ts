import { type ApolloClient, ApolloLink, gql, type TypedDocumentNode } from '@apollo/client'
import { expect, test } from 'vitest'
import { queryKey } from '#client/lib/graph/query-key.ts'
import { createBrowserClient } from './graph-client.ts'

type Club = { readonly __typename: 'Club'; readonly id: string; readonly name: string }
type ClubQuery = TypedDocumentNode<{ club: Club }, { slug: string }>

const CLUB: ClubQuery = gql`
  query Club($slug: String!) {
    club(slug: $slug) {
      id
      name
    }
  }
`
const LATE: ClubQuery = gql`
  query LateClub($slug: String!) {
    club(slug: $slug) {
      id
      name
    }
  }
`
const BURA = { club: { __typename: 'Club', id: '1', name: 'Bura' } } as const
const VAL = { club: { __typename: 'Club', id: '2', name: 'Val' } } as const
const bura = { query: CLUB, variables: { slug: 'bura' } }
const val = { query: LATE, variables: { slug: 'val' } }

function openPage(): ApolloClient {
  return createBrowserClient({
    link: ApolloLink.empty(),
    answers: {
      [queryKey(bura.query, bura.variables)]: BURA,
      [queryKey(val.query, val.variables)]: VAL,
    },
  })
}

test('an answer of the page is read as it came', () => {
  const client = openPage()
  expect(client.readQuery(bura)).toBe(BURA)
  expect(client.watchQuery(bura).getCurrentResult()).toMatchObject({ data: BURA, loading: false })
})

test('a watched answer of the page follows later changes of its objects', async () => {
  const client = openPage()
  const names: (string | undefined)[] = []
  const watched = client.watchQuery(bura).subscribe(({ data }) => {
    names.push(data?.club?.name)
  })
  const renamed = { club: { ...BURA.club, name: 'Bura Zadar' } }
  client.writeQuery({ query: LATE, variables: { slug: 'bura' }, data: renamed })
  await expect.poll(() => names).toEqual(['Bura', 'Bura Zadar'])
  expect(client.readQuery(bura)).toEqual(renamed)
  watched.unsubscribe()
})

test('a fragment of an answer of the page is found', () => {
  const client = openPage()
  client.readQuery(bura)
  const fragment = gql`
    fragment Name on Club {
      name
    }
  `
  expect(client.readFragment({ id: 'Club:1', fragment })).toMatchObject({ name: 'Bura' })
})

test('another query writes the answers that were read, and not the others', async () => {
  const client = openPage()
  client.readQuery(bura)
  expect(client.readQuery({ query: CLUB, variables: { slug: 'jugo' } })).toBeNull()
  await expect.poll(() => client.readQuery(bura) === BURA).toBe(false)
  expect(client.readQuery(bura)).toEqual(BURA)
})

test('an answer to a query of a later chunk is found once that has come', () => {
  const client = openPage()
  client.writeQuery({ query: CLUB, variables: { slug: 'jugo' }, data: BURA })
  expect(client.readQuery(val)).toEqual(VAL)
})

test('nothing of the page outlives the deletion of the data of a visitor', () => {
  const client = openPage()
  client.readQuery(bura)
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'club' })
  expect([client.readQuery(bura), client.readQuery(val)]).toEqual([null, null])
})
