import { expect, test } from 'vitest'
import { changesBetween } from '#client/admin/history/changes.ts'
import { type DraftField, type DraftForm, valuesOf } from './draft-form.ts'

const NAME: DraftField = {
  id: 'aaaaaaa1',
  data: { type: 'EMAIL', label: { hrv: 'E-pošta' }, help: null, isRequired: true },
}
const PHONE: DraftField = { id: 'aaaaaaa2', data: { ...NAME.data, type: 'PHONE' } as never }
const DAY: DraftField = { id: 'aaaaaaa3', data: { ...NAME.data, type: 'CONSENT' } as never }

const BEGUN: DraftForm = {
  ...{ name: 'Volonteri', isOpen: false, recipients: '', keepDays: '730', confirmsEmail: false },
  ...{ goal: null, fields: [NAME, PHONE] },
  texts: [{ language: 'hrv', title: '', intro: '', button: '', thanks: '' }],
}

function changedPaths(now: Partial<DraftForm>): readonly string[] {
  const draft = { ...BEGUN, ...now }
  return changesBetween(valuesOf(BEGUN, BEGUN), valuesOf(draft, BEGUN)).map(({ path }) => path)
}

test('fields that are added at the end or taken away change no order', () => {
  expect(changedPaths({ fields: [NAME, PHONE, DAY] })).toEqual(['field.aaaaaaa3'])
  expect(changedPaths({ fields: [PHONE] })).toEqual(['field.aaaaaaa1'])
})

test('fields that are moved, or added in between, change the order', () => {
  expect(changedPaths({ fields: [PHONE, NAME] })).toEqual(['order'])
  expect(changedPaths({ fields: [NAME, DAY, PHONE] })).toEqual(['order', 'field.aaaaaaa3'])
})

test('spaces around what was typed change nothing', () => {
  expect(changedPaths({ name: ' Volonteri ', keepDays: '730' })).toEqual([])
  expect(changedPaths({ keepDays: '90', isOpen: true })).toEqual(['isOpen', 'keepDays'])
})
