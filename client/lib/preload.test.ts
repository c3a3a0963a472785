import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  type TypedDocumentNode,
} from '@apollo/client'
import { GraphQLError } from 'graphql'
import { RouterContextProvider } from 'react-router'
import { Observable } from 'rxjs'
import { expect, test } from 'vitest'
import { CLIENT_DEFAULTS } from '#client/app/graph-client.ts'
import { type Graph, graphContext, preload } from './preload.ts'

type Answer = { readonly club: { readonly name: string } | null }
const QUERY: TypedDocumentNode<Answer, { slug: string }> = gql`
  query Club($slug: String!) { club(slug: $slug) { name } }
`

function graphThat(
  answers: readonly ApolloLink.Result[],
  age: ReturnType<Graph['ageOf']>,
  onFailure?: Graph['onFailure'],
) {
  const left = [...answers]
  let asked = 0
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked += 1
        const next = left.shift()
        if (next === undefined) observer.error(new TypeError('Failed to fetch'))
        else observer.next(next)
        observer.complete()
      }),
  )
  const notes: boolean[] = []
  const context = new RouterContextProvider()
  context.set(graphContext, {
    client: new ApolloClient({
      link,
      cache: new InMemoryCache(),
      defaultOptions: CLIENT_DEFAULTS,
    }),
    ...(onFailure ? { onFailure } : {}),
    ageOf: () => age,
    note: (_document, _variables, hasFailed) => notes.push(hasFailed),
  })
  return { context, notes, asked: () => asked }
}

const found = { data: { club: { __typename: 'Club', name: 'Bura' } } }
const failed = { data: { club: null }, errors: [new GraphQLError('No answer').toJSON()] }

test('what is fresh in the cache is not asked for again', async () => {
  const { context, asked } = graphThat([found], 'fresh')
  await preload(context, QUERY, { slug: 'bura' })
  const again = await preload(context, QUERY, { slug: 'bura' })
  expect(again.data?.club?.name).toBe('Bura')
  expect(asked()).toBe(1)
})

test('what is old is shown at once and asked for behind it', async () => {
  const { context, asked } = graphThat([found, found], 'old')
  await preload(context, QUERY, { slug: 'bura' })
  const again = await preload(context, QUERY, { slug: 'bura' })
  expect(again.data?.club?.name).toBe('Bura')
  expect(asked()).toBe(2)
})

test('a fresh answer is requested even while the cached one is young', async () => {
  const { context, asked } = graphThat([found, failed], 'fresh')
  await preload(context, QUERY, { slug: 'bura' })
  const again = await preload(context, QUERY, { slug: 'bura' }, { isFresh: true })
  expect(again.error?.message).toContain('No answer')
  expect(asked()).toBe(2)
})

test('a failure behind what is shown leaves it as it is', async () => {
  const { context, notes } = graphThat([found, failed], 'old')
  await preload(context, QUERY, { slug: 'bura' })
  await preload(context, QUERY, { slug: 'bura' })
  await expect.poll(() => notes).toEqual([false, true])
  const { client } = context.get(graphContext)
  expect(client.readQuery({ query: QUERY, variables: { slug: 'bura' } })?.club?.name).toBe('Bura')
})

test('a failed field is an error beside the data, and is asked for again before it is believed', async () => {
  const { context, notes, asked } = graphThat([failed, found], 'failed')
  const first = await preload(context, QUERY, { slug: 'bura' })
  expect(first.data).toEqual({ club: null })
  expect(first.error?.message).toContain('No answer')
  expect(notes).toEqual([true])

  const again = await preload(context, QUERY, { slug: 'bura' })
  expect(again).toMatchObject({ data: { club: { name: 'Bura' } }, error: null })
  expect(asked()).toBe(2)
})

test('no answer at all is no data and an error, never a rejection', async () => {
  const { context } = graphThat([], 'fresh')
  const { data, error } = await preload(context, QUERY, { slug: 'bura' })
  expect(data).toBeNull()
  expect(error?.message).toBe('Failed to fetch')
})

test('who waits is told of a failure once, who fetches ahead is not [ER-01]', async () => {
  const told: string[] = []
  const waiting = graphThat([failed], 'failed', (message) => told.push(message))
  await preload(waiting.context, QUERY, { slug: 'bura' })
  expect(told).toEqual(['No answer'])

  const ahead = graphThat([failed], 'failed')
  expect((await preload(ahead.context, QUERY, { slug: 'bura' })).error).not.toBeNull()
  expect(told).toHaveLength(1)
})
