import { expect, test } from 'vitest'
import {
  FORM_FIELD_ID,
  FORM_FIELD_TYPES,
  formFieldData,
} from '#services/contract/rules/form-fields.ts'
import { faultOf, newField, withHelp, withText } from './draft-fields.ts'

test.each(FORM_FIELD_TYPES)('a new field of type %s lacks its name alone', (type) => {
  const { id, data } = newField(type)
  expect(id).toMatch(FORM_FIELD_ID)
  expect(faultOf({ id, data }, 'hrv')).toEqual({ part: 'label' })
  const named = { ...data, label: { hrv: 'Naziv' } }
  const hasChoices = named.type === 'CHOICE' || named.type === 'SEVERAL'
  expect(faultOf({ id, data: named }, 'hrv')).toEqual(hasChoices ? { part: 'choices' } : null)
  expect(formFieldData.safeParse(named).success).toBe(true)
})

test('bounds the wrong way round are a fault, as in the rules of the service', () => {
  const { id, data } = newField('NUMBER')
  const wrong = { ...data, label: { hrv: 'Broj' }, min: 5, max: 4 } as typeof data
  expect(faultOf({ id, data: wrong }, 'hrv')).toEqual({ part: 'bounds' })
  expect(formFieldData.safeParse(wrong).success).toBe(false)
})

test('an emptied text is left out, and help without texts is none', () => {
  expect(withText({ hrv: 'a', eng: 'b' }, 'eng', '')).toEqual({ hrv: 'a' })
  expect(withHelp(withHelp(null, 'hrv', 'Samo brojke'), 'hrv', '')).toBeNull()
})
