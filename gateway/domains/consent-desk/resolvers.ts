import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import type { StaffContext } from '#gateway/staff-context.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import {
  getConsentForms,
  getDeskConsent,
  previewConsent,
  proveConsents,
  saveConsent,
  saveConsentForm,
} from '#services/contract/consent-desk.ts'
import { createConsent } from '#services/contract/consents.ts'

type Types =
  | 'Query'
  | 'Mutation'
  | 'CreateConsentSuccess'
  | 'SaveConsentSuccess'
  | 'SaveConsentFormSuccess'
  | 'ConsentDifference'

export const consentDeskResolvers: Pick<Resolvers, Types> = {
  Query: {
    staffConsent: async (_root, { number }, context) => {
      try {
        return await readConsent(number, context)
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return null
        throw error
      }
    },
    consentPreview: async (_root, { html }, { staff }) =>
      (await staff.upstream.call(previewConsent, { html })).html,
    consentForms: async (_root, _args, context) => await readForms(context),
  },

  Mutation: {
    createConsent: (_root, { input: { language, html } }, { staff }) =>
      orStaffProblem(async () => {
        const text = { language, displayName: html }
        const { uniqueNumber } = await staff.upstream.call(createConsent, text)
        return { __typename: 'CreateConsentSuccess', number: uniqueNumber } as const
      }),

    saveConsent: (_root, { input: { number, changes, ...input } }, { staff }) =>
      orStaffProblem(async () => {
        const saving = changes.map(({ base = null, ...change }) => ({ ...change, base }))
        const { applied, differing } = await staff.upstream.call(saveConsent, {
          ...{ ...input, number, changes: saving },
        })
        return { __typename: 'SaveConsentSuccess', number, applied, differing } as const
      }),

    saveConsentForm: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        const { isApplied, at, actor } = await staff.upstream.call(saveConsentForm, input)
        return { __typename: 'SaveConsentFormSuccess', isApplied, at, actor } as const
      }),

    proveConsents: (_root, { input: { email } }, { staff }) =>
      orStaffProblem(async () => {
        const { statements } = await staff.upstream.call(proveConsents, { email })
        return { __typename: 'ProveConsentsSuccess', statements } as const
      }),
  },

  CreateConsentSuccess: { consent: ({ number }, _args, context) => readConsent(number, context) },
  SaveConsentSuccess: { consent: ({ number }, _args, context) => readConsent(number, context) },
  SaveConsentFormSuccess: { consentForms: (_parent, _args, context) => readForms(context) },

  // Only texts are saved, and one that differs is there.
  ConsentDifference: {
    value: ({ value }) => `${value}`,
    current: ({ current }) => `${current ?? ''}`,
  },
}

async function readConsent(number: number, { staff }: StaffContext) {
  return await staff.upstream.call(getDeskConsent, { number })
}

async function readForms({ staff }: StaffContext) {
  return await staff.upstream.call(getConsentForms, {})
}
