import { expect, test } from 'vitest'
import english from '#client/admin/i18n/en/templates.json' with { type: 'json' }
import croatian from '#client/admin/i18n/hr/templates.json' with { type: 'json' }
import { SKETCHES } from '#client/admin/screens/templates/template-sketch.tsx'
import { SECTIONS } from '#services/contract/sections/registry.ts'
import { GALLERY_TEXTS } from '#services/demo/content/section-gallery.ts'

test('every section has its name, its meaning and its sketch, and is in the gallery [AD-07] [RT-22]', () => {
  const handlers = Object.keys(SECTIONS).toSorted()
  for (const texts of [croatian, english]) {
    expect(Object.keys(texts.names).toSorted()).toEqual(handlers)
    expect(Object.keys(texts.about).toSorted()).toEqual(handlers)
  }
  expect(Object.keys(SKETCHES).toSorted()).toEqual(handlers)
  expect(Object.keys(GALLERY_TEXTS).toSorted()).toEqual(handlers)
})
