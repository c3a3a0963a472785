import { expect, test } from 'vitest'
import { z } from 'zod'
import { html, mapFields, path, text } from './fields.ts'

const shout = { html: (value: string) => value.toUpperCase() }

test('HTML is mapped in the option of a union that fits, and in each entry of a record', () => {
  const own = z.object({ kind: z.literal('own'), note: html(50) })
  const other = z.object({ kind: z.literal('other'), note: text(50), more: path })
  const fields = z.object({
    source: z.discriminatedUnion('kind', [own, other]),
    either: z.union([z.number(), html(50)]),
    byLanguage: z.record(z.string(), html(50)),
  })
  const values = { either: 'a', byLanguage: { hrv: 'b', eng: 'c' } }

  expect(mapFields(fields, { ...values, source: { kind: 'own', note: 'd' } }, shout)).toEqual({
    source: { kind: 'own', note: 'D' },
    either: 'A',
    byLanguage: { hrv: 'B', eng: 'C' },
  })
  const plain = { kind: 'other', note: 'd', more: '/shop' }
  expect(mapFields(fields, { ...values, source: plain }, shout)['source']).toEqual(plain)
})

test('a value that fits no option of a union is dropped, and so is a field that is not declared', () => {
  const fields = z.object({ source: z.union([z.number(), html(50)]), title: text(50) })

  expect(mapFields(fields, { source: ['<b>'], title: 'Da', colour: 'red' }, shout)).toEqual({
    source: null,
    title: 'Da',
  })
})

test('a type that is not walked is refused', () => {
  const fields = z.object({ place: z.tuple([html(50)]) })

  expect(() => mapFields(fields, { place: ['<b>'] }, shout)).toThrow('unknown field type')
})
