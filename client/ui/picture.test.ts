import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { focalClass, Picture, srcSetOf } from './picture.tsx'

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

test('a cut picture shows its subject, and one whose subject is in the middle needs nothing for it', () => {
  const picture = { url: '/a.webp', urlTemplate: null, alt: '', width: 4, height: 5 }
  const drawn = (focal: object, fit: 'cover' | 'contain' = 'cover') =>
    renderToStaticMarkup(
      createElement(Picture, { picture: { ...picture, ...focal }, sizes: '50vw', fit }),
    )

  expect(drawn({ focalX: 18, focalY: 100 })).toContain(' focal-x-2 focal-y-10"')
  expect(drawn({ focalX: 0, focalY: 53 })).toContain(' focal-x-0"')
  expect(drawn({ focalX: 50, focalY: 50 })).toBe(drawn({}))
  expect(drawn({ focalX: null, focalY: null })).toBe(drawn({}))
  expect(drawn({ focalX: 18, focalY: 100 }, 'contain')).toBe(drawn({}, 'contain'))
})

test('the styles have a class for each tenth of a focal point', () => {
  const styles = readFileSync('client/styles/focal.css', 'utf8')
  for (let percent = 0; percent <= 100; percent++) {
    const names = focalClass({ focalX: percent, focalY: percent }).trim().split(' ')
    for (const name of names.filter(Boolean)) {
      const [, axis, tenth] = /^focal-([xy])-(\d+)$/.exec(name) ?? []
      expect(styles).toContain(`.${name} {\n  --focal-${axis}: ${Number(tenth) * 10}%;`)
    }
  }
})
