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
  const lose = () => target.dispatchEvent(new Event('vite:preloadError'))
  return { page, lose, reloads: () => reloads }
}

test('a lost chunk reloads the page, at most once a minute [ER-21]', () => {
  let now = 5_000
  const { page, lose, reloads } = aPage()
  reloadOnLostChunk(page, () => now)

  lose()
  now += 59_999
  lose()
  expect(reloads()).toBe(1)

  now += 1
  lose()
  expect(reloads()).toBe(2)
})

test('without a network a lost chunk keeps the page that is here', () => {
  const { page, lose, reloads } = aPage({ onLine: false })
  reloadOnLostChunk(page, () => 5_000)

  lose()

  expect(reloads()).toBe(0)
})
