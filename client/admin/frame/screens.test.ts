import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { addressOf, menuOf, SCREENS } from './screens.ts'

const listed = (hasRedis: boolean, rights: readonly ('settings.write' | 'orders.read')[]) =>
  menuOf({ hasRedis, rights: [...rights] }).map(({ path }) => path)

test('the menu has what a member may open, and caches only where replicas share Redis [AD-01] [AD-03]', () => {
  expect(listed(true, ['orders.read'])).toContain('orders')
  expect(listed(true, ['orders.read'])).not.toContain('cache')
  expect(listed(true, ['settings.write'])).toContain('cache')
  expect(listed(false, ['settings.write'])).not.toContain('cache')
})

const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  ...{ eager: true, query: '?raw', import: 'default' },
})

test('every link within the back office leads to a screen', () => {
  const links = Object.entries(SOURCES).flatMap(([file, source]) =>
    [...source.matchAll(/['"`](\/admin\/[^'"`?]*)/g)].map(([, link = '']) => ({ file, link })),
  )
  expect(links.length).toBeGreaterThan(50)
  // Keys of settings have two parts.
  const isScreen = (link: string) =>
    ['1', '1/1'].some((id) => {
      const address = link.replaceAll(/\$\{[^}]*\}/g, id)
      return SCREENS.some((screen) => matchPath(addressOf(screen), address))
    })
  expect(links.filter(({ link }) => !isScreen(link))).toEqual([])
})
