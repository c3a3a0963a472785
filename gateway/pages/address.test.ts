import { expect, test } from 'vitest'
import { readAddress } from './address.ts'

const layout = { domains: [{ id: 1, host: 'shop.test', language: 'hrv' }], options: new Map() }

function read(target: string, host = 'shop.test') {
  return readAddress({ target, host, publicUrl: 'https://shop.test', layout })
}

test.each([
  ['/\\evil.test', '/evil.test'],
  ['/\\/evil.test', '/evil.test'],
  ['//evil.test//', '/evil.test'],
  ['/novosti/šal', '/novosti/%C5%A1al'],
  ['/novosti/%C5%A1al', null],
  ['/product/%2e%2e', '/'],
  ['/product/./dres/../lopta', '/product/lopta'],
  ['/shop?to=/../x', null],
  ['/%2F%2Fevil.test', null],
  ['/a,b;c@d', null],
  ['/a%2Cb', '/a,b'],
  ['/shop/?a=1', '/shop?a=1'],
])('the target %s leads to %s on this site', (target, to) => {
  const address = read(target)

  if (to === null) expect(address.kind).toBe('page')
  else expect(address).toEqual({ kind: 'moved', to })
})

test.each(['http://evil.test/', '*', '', 'evil.test:443', '/%', '/%C0%80', '/a%0Ab'])(
  'the target %j is no address of this site',
  (target) => {
    expect(read(target).kind).toBe('bad')
  },
)

test('an unknown host, or none, is the default domain', () => {
  for (const host of ['evil.test', 'shop.test.evil.test', 'user@evil.test', '']) {
    expect(read('/shop', host)).toMatchObject({
      kind: 'page',
      url: new URL('https://shop.test/shop'),
    })
  }
})
