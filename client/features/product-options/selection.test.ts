import { expect, test } from 'vitest'
import { firstMissing, lineOf } from './selection.ts'

const option = (code: string, label: string) => ({
  ...{ code, label, input: 'DROPDOWN' as const, guide: null },
  values: [],
})

const simple = {
  ...{ id: '1', format: 'SIMPLE' as const, options: [], variants: [] },
  ...{ bundleParts: [], customOptions: [] },
}
const nothing = { choices: {}, parts: {} }

function typed(fields: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a simple product can be bought as it is [PR-13]', () => {
  expect(lineOf(simple, nothing, typed())).toEqual({ productId: '1' })
  expect(lineOf({ ...simple, format: 'E_PRODUCT' }, nothing, typed())).toEqual({ productId: '1' })
})

test('of a configurable product the first open option is missing [PR-14]', () => {
  const product = {
    ...simple,
    format: 'CONFIGURABLE' as const,
    options: [option('boja', 'Boja'), option('velicina', 'Veličina')],
  }
  expect(lineOf(product, nothing, typed())).toBeNull()
  const selection = { choices: { boja: '7' }, parts: {} }
  expect(firstMissing(product, selection)).toEqual({ field: 'option-velicina', label: 'Veličina' })
})

test('a bundle needs a choice for each configurable part, and names its parts in order [PR-13, PR-15~]', () => {
  const part = (id: string, format: 'SIMPLE' | 'CONFIGURABLE') => ({
    ...{ productId: id, quantity: 1 },
    product: { id, slug: id, name: `Dio ${id}`, format, picture: null },
  })
  const bundle = {
    ...{ ...simple, format: 'BUNDLE' as const },
    bundleParts: [part('5', 'SIMPLE'), part('6', 'CONFIGURABLE')],
  }
  expect(firstMissing(bundle, nothing)).toEqual({ field: 'part-1', label: 'Dio 6' })
  expect(lineOf(bundle, { choices: {}, parts: { 1: '61' } }, typed())).toEqual({
    productId: '1',
    options: { bundleParts: ['5', '61'] },
  })
})

test('what was typed for custom options goes along, and empty fields take it away [CA-48, PR-11]', () => {
  const product = {
    ...simple,
    customOptions: [
      {
        id: '8',
        label: 'Prezime',
        type: 'TEXT' as const,
        maxLength: 12,
        isRequired: false,
        picture: null,
      },
      {
        id: '9',
        label: 'Broj',
        type: 'NUMBER' as const,
        maxLength: 2,
        isRequired: false,
        picture: null,
      },
    ],
  }
  const fields = typed({ 'custom-8': ' Božić ', 'custom-9': '  ', quantity: '2' })
  expect(lineOf(product, nothing, fields)?.options).toEqual({
    personalizations: [{ optionId: '8', value: 'Božić' }],
  })
  expect(lineOf(product, nothing, typed())?.options).toEqual({ personalizations: [] })
})
