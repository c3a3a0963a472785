import { GraphQLError } from 'graphql'
import type { PartitionFacts } from '#cache/tag-cache.ts'
import type { GatewayContext } from './context.ts'
import type { Upstream } from './upstream/upstream.ts'
import { UpstreamError } from './upstream/upstream-error.ts'

/** Languages of the back office. */
export const STAFF_LOCALES = ['hr', 'en'] as const
export type StaffLocale = (typeof STAFF_LOCALES)[number]

/** The session in the back office, for one request. */
export type StaffSession = {
  readonly locale: StaffLocale
  /** Browser and system in words; undefined when they are unknown. */
  readonly device: string | undefined
  hasToken(): boolean
  /** Later calls of this request use it, and the answer sets the cookie; null deletes it. */
  keep(token: string | null): void
  /** Of this gateway. */
  caches(): readonly PartitionFacts[]
  /** Calls with the rights of the member. */
  readonly upstream: Upstream
}

/** The context of an operation of staff: what they share with the shop is read as by a visitor. */
export type StaffContext = GatewayContext & { readonly staff: StaffSession }

/** The browser signs in over what is open, so that nothing typed is lost. */
export function sessionEnded(): GraphQLError {
  return new GraphQLError('The session has ended.', {
    extensions: { code: 'SESSION_ENDED', http: { status: 401 } },
  })
}

export function isSessionEnded(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === 'SESSION_ENDED'
}

/** Calls with the token that `read` answers at that moment, for the member whose page calls. */
export function staffUpstream(
  plain: Upstream,
  { read, member }: { read(): string | null; readonly member: string | null },
): Upstream {
  return {
    async call(call, input, options = {}) {
      const accessToken = read()
      const known = { ...(accessToken && { accessToken }), ...(member && { member }) }
      try {
        return await plain.call(call, input, { ...options, ...known })
      } catch (error) {
        const isEnded = error instanceof UpstreamError && error.code === 'UNAUTHENTICATED'
        throw isEnded ? sessionEnded() : error
      }
    },
  }
}
