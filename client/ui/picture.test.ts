import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, srcSetOf } from './picture.tsx'

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

test('a picture over another one leaves that to be seen until it has come', () => {
  const picture = { url: '/a.webp', urlTemplate: null, alt: '', width: 4, height: 5 }
  const drawn = (isOver: boolean) =>
    renderToStaticMarkup(
      createElement(Picture, {
        picture: { ...picture, placeholder: 'data:image/webp;base64,AA' },
        sizes: '50vw',
        isOver,
      }),
    )

  expect(drawn(false)).toMatch(/bg-sand.*data:image/)
  expect(drawn(true)).not.toMatch(/bg-sand|data:image/)
  expect(drawn(true)).toContain('src="/a.webp"')
})
