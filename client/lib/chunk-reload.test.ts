import { expect, test } from 'vitest'
import { reloadOnLostChunk } from './chunk-reload.ts'

function aPage({ onLine = true } = {}) {
  const target = new EventTarget()
  const stored = new Map<string, string>()
  let reloads = 0
  const page = {
    addEventListener: target.addEventListener.bind(target),
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    navigator: { onLine },
    location: {
      reload: () => {
        reloads += 1
      },
    },
  } as unknown as Window
  /** Resolves once the answer of the server has been awaited. */
  const lose = async () => {
    target.dispatchEvent(new Event('vite:preloadError'))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { page, lose, reloads: () => reloads }
}

const reached = async () => new Response()

test('a lost chunk reloads the page, at most once a minute [ER-21]', async () => {
  let now = 5_000
  const { page, lose, reloads } = aPage()
  reloadOnLostChunk(page, () => now, reached)

  await lose()
  now += 59_999
  await lose()
  expect(reloads()).toBe(1)

  now += 1
  await lose()
  expect(reloads()).toBe(2)
})

test.each([
  ['a network', false, true],
  ['an answer of the server', true, false],
])('without %s a lost chunk keeps the page that is here', async (_what, onLine, isReached) => {
  const { page, lose, reloads } = aPage({ onLine })
  reloadOnLostChunk(
    page,
    () => 5_000,
    async () => {
      if (!isReached) throw new TypeError('Failed to fetch')
      return new Response()
    },
  )

  await lose()

  expect(reloads()).toBe(0)
})
