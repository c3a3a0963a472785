import { z } from 'zod'
import { done, token, tokens } from './answers.ts'
import { describeCall } from './call.ts'
import { consentNumbers, readTexts } from './consents.ts'
import { loginRules } from './rules/account.ts'
import { personDetails, user } from './user.ts'

/** Label of the session in the list of devices; the service does not interpret it. */
const device = z.string().trim().max(200).optional()

export const login = describeCall({
  service: 'user',
  method: 'POST',
  path: 'login',
  isUnderService: false,
  summary: 'Opens a session with e-mail and password',
  kind: 'write',
  input: z.object({
    username: loginRules.shape.username,
    // No maximum, unlike the form rules: a long password is simply wrong.
    password: z.string().min(1).max(1_000),
    apiKey: z.string().max(200).optional(),
    device,
  }),
  output: z.object({ data: z.object({ tokens, user }) }),
})

export const refresh = describeCall({
  service: 'user',
  method: 'GET',
  path: 'refresh',
  isUnderService: false,
  summary: 'Exchanges the refresh token in the header `refreshToken`, which can be used once',
  kind: 'write',
  input: z.object({}),
  output: z.object({ data: z.object({ tokens }) }),
})

export const logout = describeCall({
  service: 'user',
  method: 'POST',
  path: 'x/web/logout',
  summary: 'Ends the session of this token, or all of its account',
  adds: 'logout ends the session at the platform too',
  access: 'customer',
  kind: 'write',
  input: z.object({ everywhere: z.boolean().optional() }),
  output: done,
})

export const listSessions = describeCall({
  service: 'user',
  method: 'GET',
  path: 'x/web/sessions',
  summary: 'The sessions of the customer',
  adds: 'list of devices',
  access: 'customer',
  input: z.object({}),
  output: z.object({
    records: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        createdAt: z.string(),
        lastSeenAt: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
})

export const endSession = describeCall({
  service: 'user',
  method: 'DELETE',
  path: 'x/web/sessions/{id}',
  summary: 'Ends one session of the customer',
  adds: 'logging a device out',
  access: 'customer',
  kind: 'write',
  input: z.object({ id: z.string().max(64) }),
  output: done,
})

export const listSocialProviders = describeCall({
  service: 'user',
  method: 'GET',
  path: 'x/social/providers',
  summary: 'The login providers',
  adds: 'buttons of login providers',
  input: z.object({}),
  output: z.object({ records: z.array(z.object({ key: z.string(), name: z.string() })) }),
})

export const redirectToProvider = describeCall({
  service: 'user',
  method: 'GET',
  path: 'social/redirect-login',
  summary: 'The URL to redirect the browser to, and the state that it must return',
  kind: 'write',
  input: z.object({ provider: z.string().max(40) }),
  output: z.object({ url: z.string(), state: z.string() }),
})

export const socialLogin = describeCall({
  service: 'user',
  method: 'POST',
  path: 'social/oauth',
  summary: 'Completes a login at a provider with the parameters of its redirect',
  kind: 'write',
  input: z.object({
    code: z.string().max(2_048),
    state: z.string().max(200),
    /** Extension: the issuer from the provider's redirect. */
    iss: z.string().max(500).optional(),
    device,
  }),
  output: z.object({
    data: z.object({
      tokens: tokens.nullish(),
      user: user.nullish(),
      /** Extension: a new person, who must consent before there is an account. */
      pending: z
        .object({ token, email: z.string(), firstName: z.string(), lastName: z.string() })
        .nullish(),
    }),
  }),
})

export const completeSocialLogin = describeCall({
  service: 'user',
  method: 'POST',
  path: 'x/social/complete',
  summary: 'Creates the account of a new person after their consent',
  adds: 'consent of a new person before the account',
  kind: 'write',
  input: z.object({ token, details: personDetails, consents: consentNumbers, readTexts, device }),
  output: z.object({ data: z.object({ tokens, user }) }),
})
