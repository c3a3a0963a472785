import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  type TypedDocumentNode,
} from '@apollo/client'
import { GraphQLError } from 'graphql'
import { Observable } from 'rxjs'
import { expect, test } from 'vitest'
import { createServerPreload } from '#client/server/server-preload.ts'
import { createBrowserPreload } from './browser-preload.ts'
import { CLIENT_DEFAULTS } from './graph-client.ts'

type Answer = { readonly club: { readonly name: string } | null }
const QUERY: TypedDocumentNode<Answer, { slug: string }> = gql`
  query Club($slug: String!) { club(slug: $slug) { name } }
`
const BURA = { slug: 'bura' }
const found = { data: { club: { __typename: 'Club', name: 'Bura' } } }
const failed = { data: { club: null }, errors: [new GraphQLError('No answer').toJSON()] }

function browserWith(results: readonly ApolloLink.Result[], failedKeys: readonly string[] = []) {
  const left = [...results]
  const clock = { now: 1_000_000 }
  let requests = 0
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        requests += 1
        const next = left.shift()
        if (next === undefined) observer.error(new TypeError('Failed to fetch'))
        else observer.next(next)
        observer.complete()
      }),
  )
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: CLIENT_DEFAULTS,
  })
  const preloadFor = createBrowserPreload({
    client,
    answered: failedKeys,
    failed: failedKeys,
    now: () => clock.now,
  })
  const load = (options: { readonly isFresh?: boolean } = {}) => preloadFor()(QUERY, BURA, options)
  const shown = () => client.readQuery({ query: QUERY, variables: BURA })?.club?.name
  return { client, clock, load, preloadFor, shown, requests: () => requests }
}

test('an answer is shown without another request for a minute', async () => {
  const { load, clock, requests } = browserWith([found])
  await load()
  clock.now += 59_999
  expect((await load()).data?.club?.name).toBe('Bura')
  expect(requests()).toBe(1)
})

test('an older answer is shown at once and refetched behind it', async () => {
  const { load, clock, requests } = browserWith([found, found])
  await load()
  clock.now += 60_000
  expect((await load()).data?.club?.name).toBe('Bura')
  expect(requests()).toBe(2)
})

test('an answer that came with the page is shown at once and refetched behind it', async () => {
  const { client, load, requests } = browserWith([found])
  client.writeQuery({ query: QUERY, variables: BURA, data: { club: { name: 'From the page' } } })
  expect((await load()).data?.club?.name).toBe('From the page')
  expect(requests()).toBe(1)
})

test('a failed refetch leaves what is shown, and the next load waits for a new answer', async () => {
  const { load, clock, requests, shown } = browserWith([found, failed, found])
  await load()
  clock.now += 60_000
  await load()
  await expect.poll(requests).toBe(2)
  expect(shown()).toBe('Bura')
  await load()
  expect(requests()).toBe(3)
})

test('a failed field is an error beside the data, and its null is not shown again', async () => {
  const { load, requests } = browserWith([failed, found])
  const first = await load()
  expect(first.data).toEqual({ club: null })
  expect(first.error?.message).toContain('No answer')

  expect(await load()).toMatchObject({ data: { club: { name: 'Bura' } }, error: null })
  expect(requests()).toBe(2)
})

test('what failed on the server is fetched again before it is shown', async () => {
  const {
    preload,
    answers,
    failed: failedKeys,
  } = createServerPreload(async () => ({
    data: { club: null },
    errors: [new GraphQLError('No answer')],
  }))
  expect((await preload(QUERY, BURA, {})).error?.message).toContain('No answer')
  expect([...answers.keys()]).toEqual([...failedKeys])

  const { client, load } = browserWith([found], [...failedKeys])
  client.writeQuery({ query: QUERY, variables: BURA, data: { club: null } })
  expect((await load()).data?.club?.name).toBe('Bura')
})

test('an answer that must be fresh skips the cache', async () => {
  const { load, requests } = browserWith([found, found])
  await load()
  await load({ isFresh: true })
  expect(requests()).toBe(2)
})

test('no answer at all is no data and an error, never a rejection', async () => {
  const { data, error } = await browserWith([]).load()
  expect(data).toBeNull()
  expect(error?.message).toBe('Failed to fetch')
})

test('a visitor who waits hears of a failure once, a prefetch reports none [ER-01]', async () => {
  const messages: string[] = []
  const waiting = browserWith([failed]).preloadFor((message) => messages.push(message))
  await waiting(QUERY, BURA, {})
  expect(messages).toEqual(['No answer'])

  expect((await browserWith([failed]).load()).error).not.toBeNull()
  expect(messages).toHaveLength(1)
})
