import type { DeskForm } from '#services/contract/form-desk.ts'

export type StaffFormParent = DeskForm
export type StaffFormFieldParent = DeskForm['fields'][number]
