import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test('paths of this site are taken as they are [AC-07]', () => {
  for (const path of ['/', '/profil/adrese', '/shop?page=2&sort=newest', '/a%20b~c_d.e-f']) {
    expect(safePath(path)).toBe(path)
  }
})

test('nothing leads to another site, out of the pattern or into a script [AC-07]', () => {
  const bad = [
    null,
    '',
    'profil',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5c/..\\',
    'https://evil.example/',
    'javascript:alert(1)',
    '/profil#x',
    '/shop?next=//evil.example',
    '/shop?a=1?b=2',
    '/profil\n//evil.example',
    '/a b',
    '/profil?x=<script>',
  ]
  for (const path of bad) expect(safePath(path), String(path)).toBeNull()
})
