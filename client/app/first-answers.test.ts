import { gql, InMemoryCache } from '@apollo/client'
import { expect, test } from 'vitest'
import { questionKey } from './answers.ts'
import { answerFirst } from './first-answers.ts'
import { CACHE_CONFIG } from './graph-client.ts'

const CLUB = gql`query Club($slug: String!) { club(slug: $slug) { __typename id name } }`
const CLUBS = gql`query Clubs { clubs { __typename id name } }`
const variables = { slug: 'bura' }
const bura = { club: { __typename: 'Club', id: '1', name: 'Bura' } }
const all = { clubs: [{ __typename: 'Club', id: '1', name: 'Bura' }] }

function begun() {
  const cache = new InMemoryCache(CACHE_CONFIG)
  const settleOne = answerFirst(cache, {
    [questionKey(CLUB, variables)]: bura,
    [questionKey(CLUBS)]: all,
  })
  const read = (query = CLUB, of: object = variables) =>
    cache.diff({ query, variables: of, optimistic: true })
  return { cache, settleOne, read }
}

test('the first page is drawn from the very objects that came along', () => {
  const { read } = begun()
  expect(read()).toEqual({ result: bura, complete: true })
  expect(read().result).toBe(bura)
})

test('once settled, and whatever settles it, the same answers come by id', () => {
  const { cache, settleOne, read } = begun()
  read()
  read(CLUBS, {})
  expect(settleOne()).toBe(true)
  expect(read(CLUBS, {}).result).toBe(all)
  expect(settleOne()).toBe(false)
  expect(read()).toMatchObject({ result: bura, complete: true })
  expect(read().result).not.toBe(bura)
  expect(cache.extract()).toMatchObject({ 'Club:1': { name: 'Bura' } })

  for (const use of ['readQuery', 'extract', 'batch'] as const) {
    const other = begun()
    other.read()
    if (use === 'readQuery') expect(other.cache.readQuery({ query: CLUB, variables })).toEqual(bura)
    if (use === 'extract') expect(other.cache.extract()).toHaveProperty('Club:1')
    if (use === 'batch') other.cache.batch({ update: () => undefined })
    expect(other.read().result).not.toBe(bura)
  }
})

test('a question that nobody asked yet is not answered', () => {
  const { read } = begun()
  read()
  expect(read(CLUB, { slug: 'jugo' })).toMatchObject({ complete: false })
  expect(read()).toMatchObject({ result: bura, complete: true })
})

test('what is written later reaches whoever watches a first answer', () => {
  const { cache, read } = begun()
  read()
  read(CLUBS, {})
  const seen: unknown[] = []
  cache.watch({
    query: CLUB,
    variables,
    optimistic: true,
    callback: ({ result }) => seen.push(result),
  })
  cache.writeQuery({
    query: CLUBS,
    data: { clubs: [{ __typename: 'Club', id: '1', name: 'Nova Bura' }] },
  })
  expect(seen).toEqual([{ club: { __typename: 'Club', id: '1', name: 'Nova Bura' } }])
})
