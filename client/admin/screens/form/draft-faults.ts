import { FORM_KEEP_DAYS } from '#services/contract/rules/form-fields.ts'
import { faultOf } from './draft-fields.ts'
import type { DraftForm } from './draft-form.ts'

export type DraftFault = 'name' | 'keepDays' | 'goal' | 'noFields' | FieldPart
type FieldPart = NonNullable<ReturnType<typeof faultOf>>['part']

/** By the paths of a save: what keeps a draft from being saved. */
export function faultsOf(draft: DraftForm): ReadonlyMap<string, DraftFault> {
  const { name, isOpen, keepDays, goal, texts, fields } = draft
  const main = texts[0]?.language ?? ''
  const faults = new Map<string, DraftFault>()
  for (const field of fields) {
    const fault = faultOf(field, main)
    if (fault) faults.set(`field.${field.id}`, fault.part)
  }
  if (name.trim() === '') faults.set('name', 'name')
  if (isOpen && fields.every(({ data }) => data.type === 'HIDDEN')) {
    faults.set('isOpen', 'noFields')
  }
  if (!isKeepDays(keepDays)) faults.set('keepDays', 'keepDays')
  if (goal?.value.trim() === '') faults.set('goal', 'goal')
  return faults
}

function isKeepDays(typed: string): boolean {
  const { least, most } = FORM_KEEP_DAYS
  return /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most
}
