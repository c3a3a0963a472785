import { expect, test } from 'vitest'
import { menuOf } from './screens.ts'

const listed = (hasRedis: boolean, rights: readonly ('settings.write' | 'orders.read')[]) =>
  menuOf({ hasRedis, rights: [...rights] }).map(({ path }) => path)

test('the menu has what a member may open, and caches only where replicas share Redis [AD-01] [AD-03]', () => {
  expect(listed(true, ['orders.read'])).toContain('orders')
  expect(listed(true, ['orders.read'])).not.toContain('cache')
  expect(listed(true, ['settings.write'])).toContain('cache')
  expect(listed(false, ['settings.write'])).not.toContain('cache')
})
