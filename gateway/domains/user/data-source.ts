import { memberCardOf } from '#gateway/adapters/member-card.ts'
import type { DomainDeps } from '#gateway/context.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { CallOutput } from '#services/contract/call.ts'
import { listSessions } from '#services/contract/login.ts'
import { getProfile } from '#services/contract/user.ts'
import type { MeParent } from './mappers.ts'

export type UserDataSource = {
  /** Null for visitors; queried once per request. */
  me(): Promise<MeParent | null>
  /** Stores the state that a mutation returned. */
  known(me: MeParent): MeParent
  /** Clears the cached account after a login, a logout or a change. */
  clear(): void
  /** Null when the platform does not provide them. */
  sessions(): Promise<CallOutput<typeof listSessions>['records'] | null>
}

export function createDataSource({
  upstream,
  session,
}: Pick<DomainDeps, 'upstream' | 'session'>): UserDataSource {
  let current: Promise<MeParent | null> | null = null

  function note(me: MeParent): MeParent {
    session.credentials.noteCard(memberCardOf(me))
    return me
  }

  async function loadMe(): Promise<MeParent | null> {
    if (!session.hasTokens()) return null
    try {
      return note(await upstream.call(getProfile, {}))
    } catch (error) {
      // The session was rejected and cleared: the caller is anonymous.
      if (error instanceof UpstreamError && !session.hasTokens()) return null
      throw error
    }
  }

  return {
    me() {
      current ??= loadMe()
      return current
    },
    known(me) {
      current = Promise.resolve(note(me))
      return me
    },
    clear() {
      current = null
    },
    async sessions() {
      try {
        const { records } = await upstream.call(listSessions, {})
        return records
      } catch (error) {
        if (error instanceof UpstreamError && error.code === 'NOT_SUPPORTED') return null
        throw error
      }
    },
  }
}
