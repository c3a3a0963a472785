import type { LetterDraftInput, Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { readChanges } from '#gateway/upstream/field-changes.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import {
  getLetter,
  listLetters,
  previewLetter,
  saveLetter,
  sendTestLetter,
} from '#services/contract/letters.ts'

export const lettersResolvers: Pick<
  Resolvers,
  'Query' | 'Mutation' | 'LetterKind' | 'StaffLetter'
> = {
  Query: {
    letters: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listLetters, {})).letters,

    letter: async (_root, { kind, language }, { staff }) => {
      try {
        return (await staff.upstream.call(getLetter, { kind, language })).letter
      } catch (error) {
        const isAbsent = error instanceof UpstreamError && [400, 404].includes(error.status)
        if (isAbsent) return null
        throw error
      }
    },

    letterPreview: async (_root, { input }, { staff }) =>
      await staff.upstream.call(previewLetter, draftOf(input)),
  },

  Mutation: {
    saveLetter: (_root, { input: { kind, language, sitting, changes } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { kind, language, sitting, changes: readChanges(changes) }
        const saved = await staff.upstream.call(saveLetter, given)
        return { __typename: 'SaveLetterSuccess', ...saved } as const
      }),

    sendTestLetter: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        await staff.upstream.call(sendTestLetter, draftOf(input))
        return { __typename: 'SendTestLetterSuccess', success: true } as const
      }),
  },

  LetterKind: {
    name: ({ name }, _args, { staff }) => name[staff.locale],
    occasion: ({ occasion }, _args, { staff }) => occasion[staff.locale],
  },

  StaffLetter: {
    name: ({ name }, _args, { staff }) => name[staff.locale],
    occasion: ({ occasion }, _args, { staff }) => occasion[staff.locale],
  },
}

function draftOf({ kind, language, path = null, texts }: LetterDraftInput) {
  return { kind, language, path, texts: texts.map(({ path: of, value }) => ({ path: of, value })) }
}
