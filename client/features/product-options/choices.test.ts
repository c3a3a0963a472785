import { expect, test } from 'vitest'
import { choicesInQuery, defaultChoices, queryWithChoices } from './choices.ts'

const value = (label: string, isDefault = false) => ({
  id: `id-${label}`,
  label: label.toUpperCase(),
  isDefault,
})

const variant = (size: string, colour: string, availability: 'IN_STOCK' | 'OUT_OF_STOCK') => ({
  availability,
  choices: [
    { option: 'velicina', valueId: `id-${size}` },
    { option: 'boja', valueId: `id-${colour}` },
  ],
})

const product = {
  options: [
    { code: 'velicina', values: [value('s'), value('m', true)] },
    { code: 'boja', values: [value('navy', true), value('bijela')] },
  ],
  variants: [
    variant('s', 'navy', 'IN_STOCK'),
    variant('m', 'navy', 'OUT_OF_STOCK'),
    variant('m', 'bijela', 'IN_STOCK'),
  ],
}

const inQuery = (query: string) => choicesInQuery(product, new URLSearchParams(query))

test('a suggested value is chosen where it is in stock, given what is chosen before it [PR-12]', () => {
  expect(defaultChoices(product)).toEqual({ velicina: 'id-m' })
})

test('the address chooses by label, and nothing that is not sold', () => {
  expect(inQuery('velicina=m&boja=bijela')).toEqual({ velicina: 'id-m', boja: 'id-bijela' })
  expect(inQuery('velicina=s&boja=bijela')).toEqual({ velicina: 'id-s' })
  expect(inQuery('velicina=m&boja=navy')).toEqual({ velicina: 'id-m', boja: 'id-navy' })
  expect(inQuery('velicina=xxl&utm_source=mail')).toBeNull()
})

test('choices come into the address, and other keys stay', () => {
  const query = queryWithChoices('?utm_source=mail&boja=x', product, { velicina: 'id-m' })
  expect(String(query)).toBe('utm_source=mail&velicina=m')
})
