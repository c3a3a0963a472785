import { expect, test } from 'vitest'
import { valueTexts } from './value-text.ts'

test('of a move only the facts that differ are shown, of other changes both values', () => {
  const before = '{"state":"confirmed","refundCents":0}'
  const after = '{"state":"shipped","refundCents":0,"mail":"SHIPMENT"}'
  expect(valueTexts({ before, after })).toEqual({
    before: 'state: confirmed',
    after: 'state: shipped, mail: SHIPMENT',
  })
  expect(valueTexts({ before: null, after: '"Obala 2"' })).toEqual({ before: '', after: 'Obala 2' })
  expect(valueTexts({ before: '[]', after: 'false' })).toEqual({ before: '', after: 'false' })
})

test('ids have names where they are known', () => {
  const names = new Map<unknown, string>([[3, 'Skladište']])
  const named = (id: unknown) => names.get(id) ?? id
  expect(valueTexts({ before: '[3]', after: '[3,8]' }, named)).toEqual({
    before: 'Skladište',
    after: 'Skladište, 8',
  })
})
