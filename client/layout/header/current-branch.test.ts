import { expect, test } from 'vitest'
import { isOnPath } from './current-branch.ts'

const link = (path: string) => ({ kind: 'INTERNAL' as const, path })

test('an entry is current at its path, below it, and where one of its children is', () => {
  const branch = { link: link('/shop/odjeca'), children: [{ link: link('/shop/kape') }] }
  expect(isOnPath(branch, '/shop/odjeca')).toBe(true)
  expect(isOnPath(branch, '/shop/odjeca/zimska')).toBe(true)
  expect(isOnPath(branch, '/shop/kape')).toBe(true)
  expect(isOnPath(branch, '/shop/odjeca-za-djecu')).toBe(false)
  expect(isOnPath({ link: link('/') }, '/shop')).toBe(false)
})
