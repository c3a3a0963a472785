import type { StaffFormAnswer } from '#services/contract/form-answers.ts'

export type StaffFormAnswerParent = StaffFormAnswer
