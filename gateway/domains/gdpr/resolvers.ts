import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { htmlInLocale } from '#gateway/layout/site-languages.ts'
import { orProblem, problemsOf } from '#gateway/upstream/problems.ts'
import { changeOwnConsent, createDataExport } from '#services/contract/consents.ts'
import { toFormType, toOwnConsent } from './mappers.ts'

const toProblem = problemsOf(
  'ConsentProblem',
  ['CONSENT_REQUIRED', 'NOT_FOUND', 'TEXT_CHANGED', 'FAILED_CONSENT_LOG', 'NOT_SUPPORTED'],
  { names: { consents: 'number', uniqueNumber: 'number' }, subject: 'number' },
)

export const gdprResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'FormConsent' | 'OwnConsent'> = {
  Query: {
    formConsents: (_root, { form }, { dataSources }) => dataSources.gdpr.form(toFormType(form)),
  },

  FormConsent: { html: ({ html }, _args, context) => htmlInLocale(html, context) },
  OwnConsent: { html: ({ html }, _args, context) => htmlInLocale(html, context) },

  Mutation: {
    changeConsent: (_root, { input: { number, isAccepted, version } }, { upstream }) =>
      orProblem(async () => {
        const text = version == null ? {} : { version }
        const change = { uniqueNumber: number, isAccepted, ...text }
        const { records } = await upstream.call(changeOwnConsent, change)
        return { __typename: 'ChangeConsentSuccess' as const, consents: records.map(toOwnConsent) }
      }, toProblem),

    createDataExport: (_root, _args, { upstream }) =>
      orProblem(async () => {
        const { path, expiresAt } = await upstream.call(createDataExport, {})
        return { __typename: 'CreateDataExportSuccess' as const, path, expiresAt }
      }, toProblem),
  },
}
