import { expect, test } from 'vitest'
import { srcSetOf } from './picture.tsx'

test('a srcset offers the known widths up to the original', () => {
  const urlTemplate = '/media/key/{size}/7-abc.webp'

  expect(srcSetOf({ urlTemplate, width: 480 })).toBe(
    '/media/key/w160/7-abc.webp 160w, /media/key/w320/7-abc.webp 320w, /media/key/w480/7-abc.webp 480w',
  )
})

test('a picture that comes in one size has no srcset', () => {
  expect(srcSetOf({ urlTemplate: null, width: 800 })).toBeUndefined()
  expect(srcSetOf({ urlTemplate: '/media/key/{size}/7-abc.webp', width: 90 })).toBeUndefined()
})
