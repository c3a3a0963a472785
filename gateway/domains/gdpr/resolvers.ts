import type { ConsentProblem, ConsentProblemCode, Resolvers } from '#gateway/generated/resolvers.ts'
import { typeNameOf } from '#gateway/lib/type-name.ts'
import { toTooMany } from '#gateway/upstream/too-many.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { changeOwnConsent, createDataExport } from '#services/contract/consents.ts'
import { toFormType, toOwnConsent } from './mappers.ts'

type Types = 'Query' | 'Mutation' | 'ChangeConsentResult' | 'CreateDataExportResult'

export const gdprResolvers: Pick<Resolvers, Types> = {
  Query: {
    formConsents: (_root, { form }, { loaders }) => loaders.gdpr.form(toFormType(form)),
  },

  Mutation: {
    changeConsent: async (_root, { number, isAccepted, version }, { upstream }) => {
      try {
        const text = version == null ? {} : { version }
        const change = { uniqueNumber: number, isAccepted, ...text }
        const { records } = await upstream.call(changeOwnConsent, change)
        return { __typename: 'ChangeConsentSuccess', consents: records.map(toOwnConsent) }
      } catch (error) {
        const problem = toTooMany(error) ?? toProblem(error)
        if (problem) return problem
        throw error
      }
    },

    createDataExport: async (_root, _args, { upstream }) => {
      try {
        const { path, expiresAt } = await upstream.call(createDataExport, {})
        return { __typename: 'DataExport', path, expiresAt }
      } catch (error) {
        const problem = toTooMany(error) ?? toProblem(error)
        if (problem) return problem
        throw error
      }
    },
  },

  ChangeConsentResult: { __resolveType: typeNameOf },
  CreateDataExportResult: { __resolveType: typeNameOf },
}

const CODES: ReadonlyMap<string, ConsentProblemCode> = new Map([
  ['CONSENT_REQUIRED', 'CONSENT_REQUIRED'],
  ['NOT_FOUND', 'NOT_FOUND'],
  ['TEXT_CHANGED', 'TEXT_CHANGED'],
  ['FAILED_CONSENT_LOG', 'FAILED_CONSENT_LOG'],
  ['NOT_SUPPORTED', 'NOT_SUPPORTED'],
])

function toProblem(error: unknown): (ConsentProblem & { __typename: 'ConsentProblem' }) | null {
  const code = error instanceof UpstreamError ? CODES.get(error.code) : undefined
  if (!(error instanceof UpstreamError) || !code) return null
  return { __typename: 'ConsentProblem', code, message: error.message }
}
