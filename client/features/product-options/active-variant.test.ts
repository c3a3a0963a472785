import { expect, test } from 'vitest'
import { activeVariant, picturesOf, valueState } from './active-variant.ts'

const variant = (size: string, colour: string, availability: 'IN_STOCK' | 'OUT_OF_STOCK') => ({
  id: `${size}-${colour}`,
  availability,
  choices: [
    { option: 'size', valueId: size },
    { option: 'colour', valueId: colour },
  ],
})

const variants = [
  variant('s', 'navy', 'IN_STOCK'),
  variant('m', 'navy', 'OUT_OF_STOCK'),
  variant('m', 'white', 'IN_STOCK'),
]

test('a variant is active once every option is chosen [PR-12]', () => {
  expect(activeVariant(variants, { size: 's' })).toBeNull()
  expect(activeVariant(variants, { size: 's', colour: 'navy' })?.id).toBe('s-navy')
  expect(activeVariant(variants, { size: 's', colour: 'white' })).toBeNull()
})

test('a value that leads nowhere is impossible, one that leads to empty shelves is sold out', () => {
  expect(valueState(variants, {}, 'size', 'm')).toBe('possible')
  expect(valueState(variants, { colour: 'navy' }, 'size', 'm')).toBe('soldOut')
  expect(valueState(variants, { colour: 'white' }, 'size', 's')).toBe('impossible')
  // Its own earlier choice does not stand in the way of another value.
  expect(valueState(variants, { size: 's' }, 'size', 'm')).toBe('possible')
})

test('pictures follow what is chosen, once it is certain which they are', () => {
  const picture = (id: string) => ({ id })
  const media = [picture('front'), picture('back')]
  const pictured = variants.map((one) => {
    const isWhite = one.choices.some(({ valueId }) => valueId === 'white')
    return { ...one, media: isWhite ? [picture('white')] : [picture('front')] }
  })
  const ids = (choices: Readonly<Record<string, string>>) =>
    picturesOf({ media, variants: pictured }, choices).map(({ id }) => id)

  expect(ids({})).toEqual(['front', 'back'])
  expect(ids({ colour: 'white' })).toEqual(['white', 'front', 'back'])
  expect(ids({ size: 'm' })).toEqual(['front', 'back'])
  expect(ids({ size: 'm', colour: 'white' })).toEqual(['white', 'front', 'back'])
  expect(ids({ colour: 'navy' })).toEqual(['front', 'back'])
})

test('variants without pictures of their own show those of the product', () => {
  const media = [{ id: 'front' }]
  const bare = variants.map((one) => ({ ...one, media: [] }))
  expect(picturesOf({ media, variants: bare }, { size: 's' })).toEqual(media)
})
