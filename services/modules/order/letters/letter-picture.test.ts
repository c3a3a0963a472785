import { expect, test } from 'vitest'
import { letterPicture } from './letter-picture.ts'

const SITE = 'https://savez.example'
const media = { id: 17, path: 'x.webp', urlTemplate: '/media/site/{size}/17-1a2b3c4d.webp' }

test('a letter shows a small JPEG by its whole address, which any mail program can load', () => {
  expect(letterPicture([{ ...media, alt: 'Crveni šal' }], SITE)).toEqual({
    src: 'https://savez.example/media/site/w160/17-1a2b3c4d.jpg',
    alt: 'Crveni šal',
  })
})

test('a product without a picture, or with a drawing alone, has none', () => {
  expect(letterPicture([], SITE)).toBeNull()
  const drawing = { ...media, urlTemplate: '/media/site/{size}/17-1a2b3c4d.svg' }
  expect(letterPicture([drawing], SITE)).toBeNull()
})
