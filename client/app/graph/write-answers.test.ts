import { ApolloLink, gql } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { expect, test } from 'vitest'
import { registerQuery } from '#client/lib/graph/query-documents.ts'
import { queryKey } from '#client/lib/graph/query-key.ts'
import { createBrowserClient } from './graph-client.ts'
import { writeAnswers } from './write-answers.ts'

const clubQuery = (name: string): DocumentNode =>
  gql(`query ${name}($slug: String!) { club(slug: $slug) { name } }`)

const openClient = () => createBrowserClient({ link: ApolloLink.empty() })

const answersTo = (query: DocumentNode) => ({
  [queryKey(query, { slug: 'bura' })]: { club: { __typename: 'Club', name: 'Bura' } },
  [queryKey(query, { slug: 'val' })]: { club: { __typename: 'Club', name: 'Val' } },
})

test('answers are in the cache before the page is hydrated', async () => {
  const query = registerQuery(clubQuery('EarlyClub'))
  const client = openClient()
  await writeAnswers(client, answersTo(query))
  expect(client.readQuery({ query, variables: { slug: 'bura' } })).toMatchObject({
    club: { name: 'Bura' },
  })
})

test('answers to a query of a later chunk are in the cache once it has come', async () => {
  const query = clubQuery('LateClub')
  const client = openClient()
  await writeAnswers(client, answersTo(query))
  const read = (slug: string) => client.readQuery({ query, variables: { slug } })
  expect(read('bura')).toBeNull()
  registerQuery(query)
  expect([read('bura'), read('val')]).toMatchObject([
    { club: { name: 'Bura' } },
    { club: { name: 'Val' } },
  ])
})
