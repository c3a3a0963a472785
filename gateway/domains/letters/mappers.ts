import type { CallOutput } from '#services/contract/call.ts'
import type { getLetter, listLetters } from '#services/contract/letters.ts'

export type LetterKindParent = CallOutput<typeof listLetters>['letters'][number]
export type StaffLetterParent = CallOutput<typeof getLetter>['letter']
