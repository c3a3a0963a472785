import { expect, test } from 'vitest'
import { getCategory } from '#services/contract/category.ts'
import { getNavigation } from '#services/contract/cms.ts'
import { refresh } from '#services/contract/login.ts'
import { detectDomain } from '#services/contract/master.ts'
import { getCheckoutSettings } from '#services/contract/order-calls.ts'
import { filterProducts, getProduct } from '#services/contract/product.ts'
import { getProfile } from '#services/contract/user.ts'
import { toHeaders } from './headers.ts'
import { toRequestLine } from './request-line.ts'
import type { UpstreamScope } from './upstream.ts'

const scope: UpstreamScope = {
  identity: { apiKey: 'key', site: '41', store: '7' },
  language: 'hrv',
  requestId: 'request-1',
  signal: new AbortController().signal,
}

test('[PL-15] paths lie under version and service, and ecommerce is on v2', () => {
  expect(toRequestLine(filterProducts, {}).path).toBe('/api/v1/product/web/filter')
  expect(toRequestLine(getCheckoutSettings, {}).path).toBe(
    '/api/v2/ecommerce/settings/getCheckoutSettings',
  )
})

test('what the path names is taken from the input, the rest is query', () => {
  expect(toRequestLine(getNavigation, { id: 'main/../x' }).path).toBe(
    '/api/v1/cms/navigation/tree/main%2F..%2Fx',
  )
  expect(toRequestLine(getCategory, { id: 7 })).toMatchObject({
    path: '/api/v1/product/web/category/get/7',
    body: null,
  })
  expect(toRequestLine(getProduct, { slug: 'šal & kapa', id: undefined }).path).toBe(
    '/api/v1/product/web/get?slug=%C5%A1al+%26+kapa',
  )
})

test('[PL-10] [PL-11] [PL-12] key, site, store and language go with every call', () => {
  const { all } = toHeaders(filterProducts, scope, {})
  expect(all).toEqual({
    apiKey: 'key',
    site: '41',
    store: '7',
    'x-gaussbox-language': 'hrv',
    'x-request-id': 'request-1',
    accept: 'application/json',
    'content-type': 'application/json',
  })
})

test('[PL-13] a token goes as access token and as bearer, but never with a public call', () => {
  const options = { accessToken: 'abc' }
  const sent = { accessToken: 'abc', authorization: 'Bearer abc' }
  expect(toHeaders(getProfile, scope, options).all).toMatchObject(sent)
  expect(Object.keys(toHeaders(getProduct, scope, options).all)).not.toEqual(
    expect.arrayContaining(['accessToken']),
  )
  expect(toHeaders(getProduct, scope, options).all).not.toHaveProperty('authorization')
})

test('the refresh token goes with refresh alone', () => {
  const options = { refreshToken: 'abc' }
  expect(toHeaders(refresh, scope, options).all).toMatchObject(options)
  expect(toHeaders(getProfile, scope, options).all).not.toHaveProperty('refreshToken')
})

test('[PL-04] the referer goes with domainDetect alone, and that call needs no key', () => {
  const options = { referer: 'https://shop.example/' }
  expect(toHeaders(detectDomain, { ...scope, identity: null }, options).all).toMatchObject(options)
  expect(toHeaders(detectDomain, scope, options).all).not.toHaveProperty('apiKey')
  expect(toHeaders(getProduct, scope, options).all).not.toHaveProperty('referer')
})

test('[ER-22] a call without a store is refused before it is made', () => {
  expect(() => toHeaders(getProduct, { ...scope, identity: null }, {})).toThrow(
    'Store is not defined',
  )
})

test('what tells answers apart is separate from what only names the request', () => {
  const first = toHeaders(getProduct, { ...scope, clientAddress: '10.0.0.1' }, {})
  const second = toHeaders(getProduct, { ...scope, requestId: 'request-2' }, {})
  expect(first.telling).toEqual(second.telling)
  expect(first.all).not.toEqual(second.all)
  expect(toHeaders(getProduct, { ...scope, language: 'eng' }, {}).telling).not.toEqual(
    first.telling,
  )
  expect(toHeaders(getProfile, scope, { accessToken: 'a' }).telling).not.toEqual(
    toHeaders(getProfile, scope, { accessToken: 'b' }).telling,
  )
})
