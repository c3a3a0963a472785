import { expect, test } from 'vitest'
import { createWishStore, type WishServer, type WishStore } from './wish-store.ts'

type SetAnswer = Awaited<ReturnType<WishServer['set']>>

/** A server whose requests the test answers one by one. */
function aServer() {
  const requests: { readonly name: string; readonly answer: (value: unknown) => void }[] = []
  const request = <Answer>(name: string): Promise<Answer> =>
    new Promise((resolve) => requests.push({ name, answer: (value) => resolve(value as Answer) }))
  const server: WishServer = {
    fetchIds: () => request('fetchIds'),
    set: (productId, isWished) => request(`${isWished ? 'add' : 'remove'} ${productId}`),
  }
  return {
    server,
    /** Answers the request at this place, once it has come. */
    async answer(place: number, name: string, value: SetAnswer | readonly string[] | null) {
      await expect.poll(() => requests.length).toBe(place + 1)
      expect(requests[place]?.name).toBe(name)
      requests[place]?.answer(value)
    },
  }
}

function aStore(): { readonly wishes: WishStore; readonly answer: Answerer } {
  const { server, answer } = aServer()
  return { wishes: createWishStore(async () => server), answer }
}

type Answerer = ReturnType<typeof aServer>['answer']

async function load(wishes: WishStore, answer: Answerer, ids: readonly string[]): Promise<void> {
  const loading = wishes.load()
  await answer(0, 'fetchIds', ids)
  await loading
}

test('a tap shows at once, and is taken back unless the server saves it [PR-23]', async () => {
  const { wishes, answer } = aStore()
  await load(wishes, answer, ['1'])
  const saving = wishes.set('2', true)
  expect([wishes.has('1'), wishes.has('2'), wishes.count()]).toEqual([true, true, 2])

  await answer(1, 'add 2', 'full')
  expect(await saving).toBe('full')
  expect([wishes.has('2'), wishes.count()]).toEqual([false, 1])
})

test('of two taps the later one counts, and the second request waits for the first', async () => {
  const { wishes, answer } = aStore()
  const first = wishes.set('1', true)
  const second = wishes.set('1', false)
  expect(wishes.has('1')).toBe(false)
  await answer(0, 'add 1', 'saved')
  await first
  expect(wishes.has('1')).toBe(false)
  await answer(1, 'remove 1', 'saved')
  await second
  expect(wishes.has('1')).toBe(false)
})

test('loaded wishes do not undo a tap that is on its way', async () => {
  const { wishes, answer } = aStore()
  const loading = wishes.load()
  const saving = wishes.set('1', true)
  await answer(0, 'fetchIds', ['2'])
  await loading
  expect([wishes.has('1'), wishes.has('2'), wishes.count()]).toEqual([true, true, 2])
  await answer(1, 'add 1', 'saved')
  await saving
  expect(wishes.count()).toBe(2)
})

test('another visitor sees nothing of it', async () => {
  const { wishes, answer } = aStore()
  let changes = 0
  wishes.subscribe(() => {
    changes += 1
  })
  await load(wishes, answer, ['1'])
  const saving = wishes.set('2', true)
  wishes.reset()
  expect([wishes.count(), wishes.isComplete()]).toEqual([0, false])
  expect(changes).toBe(3)

  await answer(1, 'add 2', 'saved')
  await saving
  expect(wishes.has('2')).toBe(false)
})

test('an answer for the visitor before is ignored, a new one is not', async () => {
  const { server, answer } = aServer()
  const requested = Promise.withResolvers<void>()
  const wishes = createWishStore(async () => ({
    ...server,
    fetchIds() {
      requested.resolve()
      return server.fetchIds()
    },
  }))
  const before = wishes.load()
  await requested.promise
  wishes.reset()
  await answer(0, 'fetchIds', ['1'])
  await before
  expect([wishes.has('1'), wishes.isComplete()]).toEqual([false, false])

  const after = wishes.load()
  await answer(1, 'fetchIds', ['2'])
  await after
  expect([wishes.has('2'), wishes.isComplete()]).toEqual([true, true])
})

test('a server that cannot be reached is tried again at the next tap', async () => {
  const { server, answer } = aServer()
  let tries = 0
  const wishes = createWishStore(async () => {
    tries += 1
    if (tries === 1) throw new Error('cut')
    return server
  })
  await expect(wishes.set('1', true)).rejects.toThrow('cut')
  expect(wishes.has('1')).toBe(false)

  const saving = wishes.set('1', true)
  await answer(0, 'add 1', 'saved')
  expect(await saving).toBe('saved')
  expect(wishes.has('1')).toBe(true)
})

test('a page that is left knows which taps were not saved', async () => {
  const { wishes, answer } = aStore()
  const taps = [wishes.set('a', true), wishes.set('b', true), wishes.set('a', false)]
  expect(wishes.unsaved()).toEqual([
    ['a', false],
    ['b', true],
  ])
  for (const [place, name] of ['add a', 'add b', 'remove a'].entries()) {
    await answer(place, name, 'saved')
    await taps[place]
  }
  expect(wishes.unsaved()).toEqual([])
})

test('a tap that waits for the stored wishes is unsaved, for a page that is left before', async () => {
  const { wishes, answer } = aStore()
  const loading = wishes.load('2')
  expect(wishes.unsaved()).toEqual([['2', true]])
  await answer(0, 'fetchIds', ['1'])
  await loading
  expect(wishes.unsaved()).toEqual([])
})
