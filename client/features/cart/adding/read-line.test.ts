import { expect, test } from 'vitest'
import { createI18n } from '#client/i18n/i18n.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { readLine } from './read-line.ts'

const messages = await loadMessages({ file: 'hr' }, () => undefined)
const t = createI18n({ code: 'hr' }, messages).getFixedT('hr', 'catalogue')

const option = { code: 'velicina', label: 'Veličina', input: 'DROPDOWN' as const, guide: null }
const JERSEY = {
  ...{ id: '1', format: 'CONFIGURABLE' as const, bundleParts: [], customOptions: [] },
  options: [{ ...option, values: [] }],
  variants: [],
}
const printed = (id: string, label: string, type: 'TEXT' | 'NUMBER') => ({
  ...{ id, label, type, maxLength: 2, isRequired: true, picture: null },
})
const SHIRT = {
  ...{ ...JERSEY, format: 'SIMPLE' as const, options: [] },
  customOptions: [printed('8', 'Prezime', 'TEXT'), printed('9', 'Broj', 'NUMBER')],
}
const nothing = { choices: {}, parts: {} }
const read = (product: typeof JERSEY | typeof SHIRT, typed = {}, selection: object = nothing) =>
  readLine(t, product, { ...nothing, ...selection }, new Map(Object.entries(typed)))

test('an open choice is named, and one that no variant has is said to be impossible [PR-14]', () => {
  expect(read(JERSEY)).toEqual({
    ...{ kind: 'choice', field: 'option-velicina', text: 'Prvo odaberite: Veličina' },
  })
  expect(read(JERSEY, {}, { choices: { velicina: '7' } })).toMatchObject({
    ...{ kind: 'choice', field: 'option-velicina' },
    text: 'Ta kombinacija nije u ponudi. Odaberite drugu.',
  })
})

test('a missing text that is required is named by its field, and a number has digits that fit', () => {
  const name = { 'custom-8': 'Božić' }
  expect(read(SHIRT, { 'custom-8': '  ', 'custom-9': '7' })).toEqual({
    ...{ kind: 'text', field: 'custom-8', text: 'Upišite: Prezime' },
  })
  for (const wrong of ['x', '-1', '100']) {
    expect(read(SHIRT, { ...name, 'custom-9': wrong })).toEqual({
      ...{ kind: 'text', field: 'custom-9', text: 'Broj: upišite broj od 0 do 99.' },
    })
  }
  expect(read(SHIRT, { ...name, 'custom-9': ' 07 ' })).toMatchObject({
    line: { productId: '1', quantity: 1 },
  })
})

test('a quantity is a whole number, and a card that has no field for it adds one piece', () => {
  const simple = { ...SHIRT, customOptions: [] }
  expect(read(simple)).toEqual({ line: { productId: '1', quantity: 1 } })
  expect(read(simple, { quantity: '3' })).toEqual({ line: { productId: '1', quantity: 3 } })
  for (const quantity of ['', '0', '1.5', 'x']) {
    expect(read(simple, { quantity })).toMatchObject({ kind: 'quantity', field: 'quantity' })
  }
})
