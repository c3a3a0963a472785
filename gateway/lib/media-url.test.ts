import { expect, test } from 'vitest'
import { absoluteUrl, mediaUrlOf, mediaUrlTemplate } from './media-url.ts'

const ours = {
  id: 17,
  path: '/media/demo/original/17-1a2b3c4d.webp',
  urlTemplate: '/media/demo/{size}/17-1a2b3c4d.webp',
}
const theirs = { id: 17, path: 'shop/dres.jpg' }

test('a picture of our services has an address for each size', () => {
  expect(mediaUrlOf(ours, 'w640', '/media')).toBe('/media/demo/w640/17-1a2b3c4d.webp')
  expect(mediaUrlTemplate(ours, '/media')).toBe('/media/demo/{size}/17-1a2b3c4d.webp')
})

test('a picture moves to the host that MEDIA_URL names', () => {
  expect(mediaUrlOf(ours, 'w640', 'https://cdn.example')).toBe(
    'https://cdn.example/demo/w640/17-1a2b3c4d.webp',
  )
})

test('a picture of another platform has one address for all sizes', () => {
  expect(mediaUrlOf(theirs, 'w640', '/media')).toBe('/media/shop/dres.jpg')
  expect(mediaUrlTemplate(theirs, '/media')).toBeNull()
})

test('any size name is encoded into the address', () => {
  expect(mediaUrlOf(ours, '../x?$&', '/media')).toBe('/media/demo/..%2Fx%3F%24%26/17-1a2b3c4d.webp')
  const fixed = { ...ours, urlTemplate: '/media/demo/one-size.webp' }
  expect(mediaUrlOf(fixed, 'w640', '/media')).toBe('/media/demo/one-size.webp')
})

test('a whole address has the origin of the site, or that of MEDIA_URL', () => {
  const publicUrl = 'https://shop.example'
  const whole = (mediaUrl: string) => absoluteUrl(mediaUrlOf(ours, 'w640', mediaUrl), publicUrl)
  expect(whole('/media')).toBe('https://shop.example/media/demo/w640/17-1a2b3c4d.webp')
  expect(whole('https://cdn.example')).toBe('https://cdn.example/demo/w640/17-1a2b3c4d.webp')
})
