import type { DomainDeps } from '#gateway/context.ts'
import type { FormConsent, OwnConsent } from '#gateway/generated/resolvers.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { CallInput } from '#services/contract/call.ts'
import { filterConsents, getOwnConsents } from '#services/contract/consents.ts'
import { toFormConsents, toOwnConsent } from './mappers.ts'

export type GdprDataSource = {
  form(form: NonNullable<CallInput<typeof filterConsents>['form']>): Promise<FormConsent[]>
  /** Null when the platform does not provide them. */
  own(): Promise<OwnConsent[] | null>
}

/** More than any form has; the service returns no more at once. */
const FORM_LIMIT = 50

export function createDataSource({
  upstream,
  taggedUpstream,
  tags,
}: Pick<DomainDeps, 'upstream' | 'taggedUpstream' | 'tags'>): GdprDataSource {
  return {
    async form(form) {
      tags.add('consents')
      const input = { form, page: 1, limit: FORM_LIMIT }
      return toFormConsents(await taggedUpstream.call(filterConsents, input))
    },
    async own() {
      try {
        const { records } = await upstream.call(getOwnConsents, {})
        return records.map(toOwnConsent)
      } catch (error) {
        if (error instanceof UpstreamError && error.code === 'NOT_SUPPORTED') return null
        throw error
      }
    },
  }
}
