import { ApolloLink, gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { createBrowserGraph, createServerGraph } from './freshness.ts'
import { createBrowserClient } from './graph-client.ts'

const { client } = createBrowserClient({ link: ApolloLink.empty() })
const QUERY = gql`
  query Shop { shop }
`

test('an answer is fresh for a minute, then old; one with an error is not believed', () => {
  let now = 1_000_000
  const graph = createBrowserGraph(client, [], () => now)
  expect(graph.ageOf(QUERY, { page: 1 })).toBe('old')

  graph.note(QUERY, { page: 1 }, false)
  expect(graph.ageOf(QUERY, { page: 1 })).toBe('fresh')
  expect(graph.ageOf(QUERY, { page: 2 })).toBe('old')
  now += 60_000
  expect(graph.ageOf(QUERY, { page: 1 })).toBe('old')

  graph.note(QUERY, { page: 1 }, true)
  expect(graph.ageOf(QUERY, { page: 1 })).toBe('failed')
})

test('what failed on the server is known to the browser', () => {
  const { graph, failed } = createServerGraph({ client })
  graph.note(QUERY, { page: 1 }, true)
  graph.note(QUERY, { page: 2 }, false)

  const browser = createBrowserGraph(client, [...failed], () => 0)
  expect(browser.ageOf(QUERY, { page: 1 })).toBe('failed')
  expect(browser.ageOf(QUERY, { page: 2 })).not.toBe('failed')
})
