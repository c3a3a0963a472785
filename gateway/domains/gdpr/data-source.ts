import type { DomainDeps } from '#gateway/context.ts'
import type { ConsentStatement, FormConsent, OwnConsent } from '#gateway/generated/resolvers.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { CallInput } from '#services/contract/call.ts'
import { getConsentHistory } from '#services/contract/consent-desk.ts'
import { filterConsents, getOwnConsents } from '#services/contract/consents.ts'
import { toFormConsents, toOwnConsent } from './mappers.ts'

export type GdprDataSource = {
  form(form: NonNullable<CallInput<typeof filterConsents>['form']>): Promise<FormConsent[]>
  /** Null when the platform does not provide them. */
  own(): Promise<OwnConsent[] | null>
  /** The same. */
  history(): Promise<ConsentStatement[] | null>
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
    own: () =>
      orNull(async () => {
        const { records } = await upstream.call(getOwnConsents, {})
        return records.map(toOwnConsent)
      }),
    history: () => orNull(async () => (await upstream.call(getConsentHistory, {})).statements),
  }
}

/** Null where the platform does not provide it. */
async function orNull<Read>(read: () => Promise<Read>): Promise<Read | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'NOT_SUPPORTED') return null
    throw error
  }
}
