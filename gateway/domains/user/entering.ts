import { memberCardOf } from '#gateway/adapters/member-card.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { AppSession, ProblemCode } from '#gateway/generated/resolvers.ts'
import type { Tokens } from '#gateway/session/credentials.ts'
import { deviceOf } from '#gateway/session/device.ts'
import { type Problem, problem } from '#gateway/upstream/problem.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { logout } from '#services/contract/login.ts'
import type { MeParent } from './mappers.ts'

type Entered = {
  readonly me: MeParent
  readonly session: AppSession | null
  readonly areCartsJoined: boolean
}

/** Only after a right password, or the word of a provider. */
export const STAFF_ACCOUNT = 'STAFF_ACCOUNT'

export function loginProblem(code: ProblemCode, field?: string): Problem<'LoginProblem'> {
  return problem('LoginProblem', code, field ? { field } : {})
}

/** Name of the new session in the list of sessions. */
export function deviceIn({ session: { credentials } }: GatewayContext): { device?: string } {
  const device = deviceOf(credentials.userAgent, credentials.isApp)
  return device === undefined ? {} : { device }
}

/** Later calls of this request use the new tokens. */
export async function enter(
  context: GatewayContext,
  { tokens, user }: { readonly tokens: Tokens; readonly user: MeParent },
): Promise<Entered> {
  const { session, dataSources } = context
  await leaveOldSession(context)
  session.begin(tokens)
  dataSources.user.known(user)
  const card = memberCardOf(user)
  const enterCart = async () => {
    const areJoined = await dataSources.cart.join(context.log)
    if (card) await dataSources.cart.followCard(card, context.log)
    return areJoined
  }
  const [areCartsJoined] = await Promise.all([enterCart(), dataSources.wishlist.join(context.log)])
  return { me: user, session: toAppSession(context, tokens), areCartsJoined }
}

/** Null for browsers: an injected script could read it. */
export function toAppSession(
  { session: { credentials } }: GatewayContext,
  { accessToken, accessExpiresIn, refreshToken, refreshExpiresIn }: Tokens,
): AppSession | null {
  if (!credentials.isApp) return null
  return {
    accessToken,
    accessExpiresIn: accessExpiresIn ?? null,
    refreshToken,
    refreshExpiresIn: refreshExpiresIn ?? null,
  }
}

/** A login replaces this client's session, so the old one ends. */
async function leaveOldSession({ session, upstream, log }: GatewayContext): Promise<void> {
  if (!session.hasTokens()) return
  try {
    await upstream.call(logout, {})
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (error.code !== 'UNAUTHENTICATED' && error.code !== 'NOT_SUPPORTED') {
      log.warn({ code: error.code }, 'previous session not ended at login')
    }
  }
}
