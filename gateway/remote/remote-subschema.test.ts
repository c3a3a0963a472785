import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#gateway/config.ts'

const REVIEWS = {
  name: 'reviews',
  url: 'https://reviews.example/graphql?v=2',
  headers: { Authorization: { env: 'TOKEN' }, 'x-tenant': 'one' },
  links: [{ field: 'Review.product', from: 'productId', to: 'Product' }],
}
const read = (remotes: unknown, env = {}) =>
  readConfig({ REMOTE_SUBSCHEMAS: JSON.stringify(remotes), ...env }).remoteSubschemas

test('there are none unless they are listed', () => {
  expect(readConfig({}).remoteSubschemas).toEqual([])
})

test('headers may stand in variables of their own', () => {
  expect(read([REVIEWS], { TOKEN: 'Bearer t0ken' })).toEqual([
    { ...REVIEWS, headers: { authorization: 'Bearer t0ken', 'x-tenant': 'one' } },
  ])
})

const faults: readonly [what: string, remotes: unknown, fault: RegExp][] = [
  ['no JSON', undefined, /REMOTE_SUBSCHEMAS/],
  ['no list', {}, /REMOTE_SUBSCHEMAS/],
  ['a missing variable', [REVIEWS], /authorization of reviews has no value/],
  [
    'a name twice',
    [
      { ...REVIEWS, headers: {} },
      { ...REVIEWS, headers: {} },
    ],
    /reviews is taken/,
  ],
  ['the name of a service', [{ ...REVIEWS, name: 'product', headers: {} }], /product is taken/],
  ['cookies', [{ ...REVIEWS, headers: { Cookie: 'a=b' } }], /0\.headers/],
  ['a header of two lines', [{ ...REVIEWS, headers: { 'x-a': 'b\r\nx-c: d' } }], /0\.headers/],
  ['a user in the address', [{ ...REVIEWS, url: 'https://me:secret@reviews.example' }], /0\.url/],
  ['another protocol', [{ ...REVIEWS, url: 'file:///etc/passwd' }], /0\.url/],
  ['half a link', [{ ...REVIEWS, links: [{ field: 'Product.a', from: 'id' }] }], /0\.links\.0/],
]

test.each(faults)('%s is refused, and no value is told', (_what, remotes, fault) => {
  const start = () =>
    readConfig({ REMOTE_SUBSCHEMAS: remotes === undefined ? 'reviews' : JSON.stringify(remotes) })
  expect(start).toThrow(ConfigError)
  expect(start).toThrow(fault)
  expect(start).not.toThrow(/secret|a=b|passwd/)
})
