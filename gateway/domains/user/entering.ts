import type { GatewayContext } from '#gateway/context.ts'
import type { AppSession, LoginProblem, LoginProblemCode } from '#gateway/generated/resolvers.ts'
import type { Tokens } from '#gateway/session/credentials.ts'
import { deviceOf } from '#gateway/session/device.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { logout } from '#services/contract/login.ts'
import type { MeParent } from './mappers.ts'

export type Entered = {
  readonly __typename: 'LoginSuccess'
  readonly me: MeParent
  readonly session: AppSession | null
}

export function loginProblem(
  code: LoginProblemCode,
  message: string,
): LoginProblem & { __typename: 'LoginProblem' } {
  return { __typename: 'LoginProblem', code, message }
}

/** How the new session is called in the list of them. */
export function deviceIn({ session: { credentials } }: GatewayContext): { device?: string } {
  const device = deviceOf(credentials.userAgent, credentials.isApp)
  return device === undefined ? {} : { device }
}

/** From here on the rest of the request is made in the name of whoever has logged in. */
export async function enter(
  context: GatewayContext,
  { tokens, user }: { readonly tokens: Tokens; readonly user: MeParent },
): Promise<Entered> {
  const { session, loaders } = context
  await leaveOldSession(context)
  session.begin(tokens)
  loaders.user.known(user)
  await loaders.wishlist.join(context.log)
  return { __typename: 'LoginSuccess', me: user, session: toAppSession(context, tokens) }
}

/** Null for browsers: what a script can read, another one can steal. */
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

/** Whoever logs in where somebody is logged in takes their place, and nothing of them stays open. */
async function leaveOldSession({ session, upstream, log }: GatewayContext): Promise<void> {
  if (!session.hasTokens()) return
  try {
    await upstream.call(logout, {})
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (error.code !== 'UNAUTHENTICATED' && error.code !== 'NOT_SUPPORTED') {
      log.warn({ code: error.code }, 'the session before a login was not ended')
    }
  }
}
