import { expect, test } from 'vitest'
import { valueTexts } from './value-text.ts'

const AS_THEY_ARE = { fact: (name: string) => name, value: (value: unknown) => value }

test('of a move only the facts that differ are shown, of other changes both values', () => {
  const before = '{"state":"confirmed","refundCents":0}'
  const after = '{"state":"shipped","refundCents":0,"mail":"SHIPMENT"}'
  expect(valueTexts({ before, after }, AS_THEY_ARE)).toEqual({
    before: 'state: confirmed',
    after: 'state: shipped, mail: SHIPMENT',
  })
  const street = { before: null, after: '"Obala 2"' }
  expect(valueTexts(street, AS_THEY_ARE)).toEqual({ before: '', after: 'Obala 2' })
  const flag = { before: '[]', after: 'false' }
  expect(valueTexts(flag, AS_THEY_ARE)).toEqual({ before: '', after: 'false' })
})

test('facts and values have words where there are any', () => {
  const values = new Map<unknown, string>([[3, 'Skladište']])
  const words = {
    fact: (name: string) => (name === 'move' ? 'Korak' : name),
    value: (value: unknown) => values.get(value) ?? value,
  }
  expect(valueTexts({ before: '[3]', after: '[3,8]' }, words)).toEqual({
    before: 'Skladište',
    after: 'Skladište, 8',
  })
  expect(valueTexts({ before: null, after: '{"move":"ship"}' }, words).after).toBe('Korak: ship')
})
