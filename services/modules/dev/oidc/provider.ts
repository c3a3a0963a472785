import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#services/platform/clock.ts'
import { isKnownClient } from './client-check.ts'
import { devErrorPage, type OidcPerson, signInPage } from './pages.ts'
import { parseSignIn, type SignInRequest } from './sign-in-request.ts'
import { createSigner, SIGNING_ALGORITHM, type Sign } from './signer.ts'
import { type IdClaims, profileOf, type Who, whoOf } from './who.ts'

const CODE_LIFE_MS = 60_000
const TOKEN_LIFE_SECONDS = 300

export type OidcOptions = {
  /** Without a trailing slash; all endpoints are under it. */
  readonly issuer: string
  readonly client: { readonly id: string; readonly secret: string | null }
  readonly redirectUri: string
  /** People to choose from; others type their address. */
  readonly people: readonly OidcPerson[]
  readonly clock: Clock
  /** Replaces the honest signature in tests. */
  readonly sign?: Sign
}

export type OidcServer = { handle(request: Request): Promise<Response> }

type Grant = { readonly signIn: SignInRequest; readonly who: Who; readonly endsAt: number }
type Profile = { readonly claims: IdClaims; readonly endsAt: number }

/**
 * A small OpenID Connect provider: authorization code with PKCE, keys and codes in memory. It
 * requires no password, so only a demo or a test may run it.
 */
export function createOidcServer(options: OidcOptions): OidcServer {
  const { issuer, client, clock } = options
  const { sign, jwks } = createSigner(options.sign)
  const grants = new Map<string, Grant>()
  /** Claims of the person, by access token. */
  const profiles = new Map<string, Profile>()
  const base = new URL(issuer).pathname.replace(/\/$/, '')

  /** The person has chosen: redirect back with a code. */
  function choose(query: URLSearchParams): Response {
    const signIn = parseSignIn(query, options)
    const who = signIn && whoOf(query, options.people)
    if (!who) return devErrorPage()

    const now = clock.now().getTime()
    deleteExpired(grants, now)
    const code = randomBytes(24).toString('base64url')
    grants.set(code, { signIn: signIn, who, endsAt: now + CODE_LIFE_MS })
    const back = new URL(signIn.redirectUri)
    for (const [name, value] of Object.entries({ code, state: signIn.state, iss: issuer })) {
      back.searchParams.set(name, value)
    }
    return new Response(null, { status: 303, headers: { location: back.href } })
  }

  async function token(request: Request): Promise<Response> {
    const body = new URLSearchParams(await request.text())
    if (!isKnownClient(request.headers, body, client)) return refusal('invalid_client', 401)
    const code = body.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code) // used once, however it ends
    const isFor =
      body.get('grant_type') === 'authorization_code' &&
      grant?.signIn.redirectUri === body.get('redirect_uri') &&
      grant.signIn.challenge === challengeOf(body.get('code_verifier') ?? '')
    if (!grant || !isFor || grant.endsAt <= clock.now().getTime())
      return refusal('invalid_grant', 400)

    const accessToken = randomBytes(24).toString('base64url')
    const now = clock.now().getTime()
    deleteExpired(profiles, now)
    profiles.set(accessToken, {
      claims: profileOf(grant.who),
      endsAt: now + TOKEN_LIFE_SECONDS * 1_000,
    })
    const answer = {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: TOKEN_LIFE_SECONDS,
      id_token: await sign(claimsOf(grant)),
    }
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  }

  function claimsOf({ signIn, who }: Grant): IdClaims {
    const now = Math.floor(clock.now().getTime() / 1_000)
    return {
      iss: issuer,
      aud: client.id,
      iat: now,
      exp: now + TOKEN_LIFE_SECONDS,
      nonce: signIn.nonce,
      ...profileOf(who),
    }
  }

  function userinfo({ headers }: Request): Response {
    const [, token = ''] = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '') ?? []
    const profile = profiles.get(token)
    return profile && profile.endsAt > clock.now().getTime()
      ? Response.json(profile.claims)
      : refusal('invalid_token', 401)
  }

  return {
    handle: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      switch (`${request.method} ${pathname.slice(base.length)}`) {
        case 'GET /.well-known/openid-configuration':
          return discovery(issuer)
        case 'GET /jwks':
          return Response.json(await jwks())
        case 'GET /authorize': {
          const signIn = parseSignIn(searchParams, options)
          return signIn
            ? signInPage(signIn, searchParams, { base, issuer, people: options.people })
            : devErrorPage()
        }
        case 'GET /choose':
          return choose(searchParams)
        case 'GET /userinfo':
          return userinfo(request)
        case 'POST /token':
          return await token(request)
        default:
          return new Response(null, { status: 404 })
      }
    },
  }
}

function discovery(issuer: string): Response {
  return Response.json({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [SIGNING_ALGORITHM],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    scopes_supported: ['openid', 'email', 'profile'],
    authorization_response_iss_parameter_supported: true,
  })
}

function deleteExpired(records: Map<string, { readonly endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of records) if (endsAt <= now) records.delete(key)
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

function refusal(error: string, status: number): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } })
}
