import { expect, test } from 'vitest'
import type { FormFieldData } from '#services/contract/rules/form-fields.ts'
import { publicField, textsIn } from './public-form.ts'

const choice: FormFieldData = {
  ...{ type: 'CHOICE', isRequired: true, help: { hrv: '', eng: 'One of them' } },
  label: { hrv: 'Veličina', eng: 'Size' },
  choices: [
    { id: 'a', label: { hrv: 'mala', eng: 'small' } },
    { id: 'b', label: { hrv: 'velika' } },
  ],
}

test('a field has its texts in the language of the visitor, others in the main one', () => {
  const shown = publicField({ id: 'velicina', data: choice }, 'eng')
  expect([shown.label, shown.help]).toEqual(['Size', 'One of them'])
  expect(shown.choices).toEqual([
    { id: 'a', label: 'small' },
    { id: 'b', label: 'velika' },
  ])
  expect(publicField({ id: 'velicina', data: choice }, 'hrv').help).toBe(null)
})

test('each text of a form falls back by itself', () => {
  const none = { intro: '', button: '', thanks: '' }
  const texts = [
    { language: 'hrv', title: 'Pišite nam', ...none, button: 'Pošaljite' },
    { language: 'eng', title: 'Write to us', ...none },
  ]
  expect(textsIn({ texts }, 'eng')).toEqual({
    ...none,
    ...{ title: 'Write to us', button: 'Pošaljite' },
  })
})
