import { expect, test } from 'vitest'
import { toLinkTarget } from './link-target.ts'

test.each([
  ['/shop', undefined, { kind: 'INTERNAL', path: '/shop' }],
  ['/', 'internal', { kind: 'INTERNAL', path: '/' }],
  ['/pravila.pdf', 'static', { kind: 'STATIC', path: '/pravila.pdf' }],
  // The path decides, not the platform's kind.
  ['/kontakti', 'external', { kind: 'INTERNAL', path: '/kontakti' }],
  ['https://example.com/a', 'internal', { kind: 'EXTERNAL', path: 'https://example.com/a' }],
  ['mailto:ured@example.com', undefined, { kind: 'EXTERNAL', path: 'mailto:ured@example.com' }],
  ['www.example.com/a', undefined, { kind: 'EXTERNAL', path: 'https://www.example.com/a' }],
])('[RT-38] [RT-39] %s (%s) leads where its first character says', (path, kind, target) => {
  expect(toLinkTarget(path, kind)).toEqual(target)
})

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x', ''])(
  '%s is no link',
  (path) => expect(toLinkTarget(path)).toBeNull(),
)
