import { gql, InMemoryCache } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { questionKey } from './answers.ts'
import { answerFirst } from './first-answers.ts'
import { CACHE_CONFIG } from './graph-client.ts'

const CLUB = gql`query Club($slug: String!) { club(slug: $slug) { __typename id name } }`
const CLUBS = gql`query Clubs { clubs { __typename id name } }`
const BURA = { id: 'Club:1', fragment: gql`fragment Bura on Club { __typename name }` }
const variables = { slug: 'bura' }
const bura = { club: { __typename: 'Club', id: '1', name: 'Bura' } }
const all = { clubs: [{ __typename: 'Club', id: '1', name: 'Bura' }] }

function begun() {
  const cache = new InMemoryCache(CACHE_CONFIG)
  const prepare = vi.fn<(settleOne: () => boolean) => void>()
  answerFirst(cache, { [questionKey(CLUB, variables)]: bura, [questionKey(CLUBS)]: all }, prepare)
  const read = (query = CLUB, of: object = variables) =>
    cache.diff({ query, variables: of, optimistic: true })
  return { cache, prepare, read }
}

test('the first page is drawn from the very objects that came along', () => {
  const { read } = begun()
  expect(read()).toEqual({ result: bura, complete: true })
  expect(read().result).toBe(bura)
})

test('the cache takes the answers in one by one while another question is on its way', () => {
  const { cache, prepare, read } = begun()
  read()
  expect(cache.readQuery({ query: CLUBS })).toBe(all)
  expect(prepare).not.toHaveBeenCalled()

  expect(read(CLUB, { slug: 'jugo' })).toMatchObject({ complete: false })
  expect(cache.readQuery({ query: CLUB, variables: { slug: 'jugo' } })).toBeNull()
  expect(prepare).toHaveBeenCalledOnce()
  expect(read().result).toBe(bura)

  const [settleOne = () => false] = prepare.mock.lastCall ?? []
  expect(settleOne()).toBe(true)
  expect(read(CLUBS, {}).result).toBe(all)
  expect(settleOne()).toBe(false)
  expect(read()).toMatchObject({ result: bura, complete: true })
  expect(read().result).not.toBe(bura)
  expect(cache.extract()).toMatchObject({ 'Club:1': { name: 'Bura' } })
})

test('whatever else is done with the cache, the same answers come by id', () => {
  for (const use of ['readFragment', 'extract', 'batch'] as const) {
    const { cache, read } = begun()
    read()
    if (use === 'readFragment') expect(cache.readFragment(BURA)).toMatchObject({ name: 'Bura' })
    if (use === 'extract') expect(cache.extract()).toHaveProperty('Club:1')
    if (use === 'batch') cache.batch({ update: () => undefined })
    expect(read()).toMatchObject({ result: bura, complete: true })
    expect(read().result).not.toBe(bura)
  }
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
