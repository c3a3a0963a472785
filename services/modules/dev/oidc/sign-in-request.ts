import { z } from 'zod'

/** The authorization request of a shop. */
export type SignInRequest = {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly challenge: string
}

const signIn = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  redirect_uri: z.string(),
  scope: z.string().refine((scope) => scope.split(' ').includes('openid')),
  state: z.string().min(1),
  nonce: z.string().min(1),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal('S256'),
})

/** Parameters that every page passes on. */
export const REQUEST_FIELDS = Object.keys(signIn.shape)

/** Null for a request that does not match the provider's setup. */
export function parseSignIn(
  query: URLSearchParams,
  { client, redirectUri }: { client: { id: string }; redirectUri: string },
): SignInRequest | null {
  const parsed = signIn.safeParse(Object.fromEntries(query))
  if (!parsed.success) return null
  const { data } = parsed
  if (data.client_id !== client.id || data.redirect_uri !== redirectUri) return null
  const { state, nonce, code_challenge: challenge } = data
  return { redirectUri, state, nonce, challenge }
}
