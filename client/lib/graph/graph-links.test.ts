import { ApolloLink, gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { createBrowserClient } from '#client/app/graph/graph-client.ts'
import { createFailureLink, createFetchLink } from './graph-links.ts'

const GRAPH = { url: '/graphql', locale: 'hr' }

const QUERY = Object.assign(
  gql`
    query Club($slug: String!) { club(slug: $slug) { name } }
  `,
  { __meta__: { hash: 'f00d' } },
)
const found = { data: { club: { __typename: 'Club', name: 'Bura' } } }

function ask(link: ApolloLink, context: Record<string, unknown> = {}) {
  const client = createBrowserClient({ link })
  const variables = { slug: 'bura' }
  return client.query({ query: QUERY, variables, errorPolicy: 'all', context })
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/graphql-response+json' },
  })
}

test('the browser sends a hash and no text of a query', async () => {
  const sent: unknown[] = []
  const link = createFetchLink(GRAPH, async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)))
    return json(found)
  })
  const { data } = await ask(link)
  expect(data).toEqual(found.data)
  expect(sent).toEqual([
    {
      operationName: 'Club',
      variables: { slug: 'bura' },
      extensions: { persistedQuery: { version: 1, sha256Hash: 'f00d' } },
    },
  ])
})

test('what somebody does outlives their page, unless it is too long for that', async () => {
  const rename = Object.assign(
    gql`
      mutation Rename($name: String!) { rename(name: $name) { name } }
    `,
    { __meta__: { hash: 'cafe' } },
  )
  const kept: unknown[] = []
  const link = createFetchLink(GRAPH, async (_url, init) => {
    kept.push(init?.keepalive)
    return json({ data: { rename: { __typename: 'Club', name: 'Bura' } } })
  })
  const client = createBrowserClient({ link })
  for (const name of ['Bura', 'B'.repeat(20_000)])
    await client.mutate({ mutation: rename, variables: { name } })
  await ask(link)
  expect(kept).toEqual([true, false, false])
})

test('a tab whose operation the server no longer knows loads the new build', async () => {
  const code = (value: string) => ({
    data: null,
    errors: [{ message: 'Refused.', extensions: { code: value } }],
  })
  for (const [value, times] of [
    ['PERSISTED_QUERY_NOT_IN_LIST', 1],
    ['FORBIDDEN', 0],
  ] as const) {
    let reloads = 0
    const link = createFetchLink(
      GRAPH,
      async () => json(code(value)),
      () => {
        reloads += 1
      },
    )
    await ask(link)
    expect(reloads, value).toBe(times)
  }
})

test('errors of the gateway reach the caller and every listener [ER-04]', async () => {
  const heard: string[] = []
  const refused = { data: null, errors: [{ message: 'Unexpected error.', path: ['club'] }] }
  const links = [
    createFailureLink((message) => heard.push(message)),
    createFetchLink(GRAPH, async () => json(refused)),
  ]
  const { error } = await ask(ApolloLink.from(links))
  expect(error?.message).toBe('Unexpected error.')
  expect(heard).toEqual(['Unexpected error.'])
})

test('a document that no build has made is refused before anything is sent', async () => {
  const link = createFetchLink(GRAPH, () => Promise.reject(new Error('sent')))
  const client = createBrowserClient({ link })
  const query = gql`
    query Unknown { club }
  `
  const { error } = await client.query({ query, errorPolicy: 'all' })
  expect(error?.message).toBe('Only generated documents can be sent.')
})

test('an answer that is no JSON is a failure with its status text and code [ER-06~, ER-07]', async () => {
  const link = createFetchLink(GRAPH, async () => {
    return new Response('<html>', { status: 502, statusText: 'Bad Gateway' })
  })
  const { error } = await ask(link)
  expect(error).toMatchObject({ message: 'Bad Gateway', statusCode: 502 })
})

test('each failed request is told of once, in part or as a whole, unless it is silent [ER-01, ER-04]', async () => {
  const told: string[] = []
  const listen = createFailureLink((message) => told.push(message))
  const partly = createFetchLink(GRAPH, async () =>
    json({ data: { club: null }, errors: [{ message: 'Club is away' }] }),
  )
  const lost = createFetchLink(GRAPH, () => Promise.reject(new TypeError('Failed to fetch')))

  await ask(ApolloLink.from([listen, partly]))
  await ask(ApolloLink.from([listen, lost]))
  await ask(ApolloLink.from([listen, lost]), { isSilent: true })
  expect(told).toEqual(['Club is away', 'Failed to fetch'])
})
