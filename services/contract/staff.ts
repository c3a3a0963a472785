import { z } from 'zod'
import { done, id, idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { loginRules } from './rules/account.ts'
import { email, password } from './rules/fields.ts'
import { RIGHTS } from './rules/rights.ts'
import { BACKOFFICE_LANGUAGES } from './rules/staff.ts'

const right = z.enum(RIGHTS)
/** Six digits of an app, or one of the recovery codes. */
const code = z.string().trim().min(6).max(20)

/** How far a sign-in has come: `code` waits for a code, `enrol` for a first second factor. */
export const STAGES = ['code', 'enrol', 'in'] as const

/** Kinds of second factors: an app with codes, passkeys. */
export const FACTORS = ['app', 'passkey'] as const

/** The token goes with each call as `accessToken`; each step of a sign-in replaces it. */
export const entered = z.object({ token: z.string(), stage: z.enum(STAGES), endsAt: z.string() })

const ofStaff = { service: 'staff', method: 'POST', kind: 'write', access: 'staff' } as const

export const signIn = describeCall({
  ...ofStaff,
  path: 'x/sign-in',
  summary: 'First step into the back office, with e-mail and password of a member of staff',
  access: 'public',
  input: z.object({
    email: loginRules.shape.username,
    password: z.string().min(1).max(1_000),
    device: z.string().trim().max(200).optional(),
  }),
  output: entered,
})

export const confirmSignIn = describeCall({
  ...ofStaff,
  path: 'x/sign-in/confirm',
  summary: 'Second step, with a code of the second factor or a recovery code',
  access: 'entering',
  input: z.object({ code }),
  output: entered,
})

export const requestStaffPassword = describeCall({
  ...ofStaff,
  path: 'x/password/request',
  summary:
    'Sends a mail to set a new password, if the address is of a member of staff; the answer is the same if not',
  access: 'public',
  input: z.object({ email: email() }),
  output: done,
})

export const setStaffPassword = describeCall({
  ...ofStaff,
  path: 'x/password/set',
  summary:
    'Sets the password of a member of staff by the token of a mail and ends all sessions; the second factor stays',
  access: 'public',
  input: z.object({ token: z.string().max(200), newPassword: password() }),
  output: done,
})

export const signOut = describeCall({
  ...ofStaff,
  path: 'x/sign-out',
  summary: 'Ends this session of a member of staff',
  access: 'entering',
  input: z.object({}),
  output: done,
})

export const getStaffSession = describeCall({
  ...ofStaff,
  method: 'GET',
  kind: 'read',
  path: 'x/session',
  summary: 'Who is signed in, and with which rights: none before the last step',
  access: 'entering',
  input: z.object({}),
  output: z.object({
    stage: z.enum(STAGES),
    endsAt: z.string(),
    person: z.object({
      id,
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      /** Of the back office; null without a choice. */
      language: z.string().nullable(),
    }),
    rights: z.array(right),
    hasFactor: z.boolean(),
    factors: z.array(z.enum(FACTORS)),
    recoveryCodesLeft: z.int32(),
    /** Replicas share Redis: their caches are worth an entry of the menu. */
    hasRedis: z.boolean(),
  }),
})

export const confirmAgain = describeCall({
  ...ofStaff,
  path: 'x/session/confirm',
  summary:
    'A code or a passkey, or the password of somebody without a second factor, before a sensitive step',
  input: z.object({
    code: code.optional(),
    /** JSON of the WebAuthn API, after `x/sign-in/passkey/begin`. */
    passkey: z.string().max(20_000).optional(),
    password: z.string().max(1_000).optional(),
  }),
  output: done,
})

export const chooseStaffLanguage = describeCall({
  ...ofStaff,
  path: 'x/session/language',
  summary: 'The language in which the signed-in member uses the back office',
  input: z.object({ language: z.enum(BACKOFFICE_LANGUAGES) }),
  output: done,
})

export const listStaffSessions = describeCall({
  ...ofStaff,
  method: 'GET',
  kind: 'read',
  path: 'x/sessions',
  summary: 'The own sessions in the back office, the latest used first',
  input: z.object({}),
  output: z.object({
    records: z.array(
      z.object({
        id,
        device: z.string(),
        /** Network of the sign-in, never a whole address. */
        network: z.string().nullable(),
        createdAt: z.string(),
        lastSeenAt: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
})

export const endStaffSession = describeCall({
  ...ofStaff,
  method: 'DELETE',
  path: 'x/sessions/{id}',
  summary: 'Ends one of the own sessions in the back office',
  input: z.object({ id: idInText }),
  output: done,
})

export const beginFactor = describeCall({
  ...ofStaff,
  path: 'x/factor/begin',
  summary: 'A secret for an app that shows codes; nothing changes before it is confirmed',
  access: 'entering',
  input: z.object({}),
  output: z.object({
    secret: z.string(),
    /** For a picture that the app reads. */
    uri: z.string(),
  }),
})

export const confirmFactor = describeCall({
  ...ofStaff,
  path: 'x/factor/confirm',
  summary: 'Makes the secret the second factor, ends all other sessions, and shows recovery codes',
  access: 'entering',
  input: z.object({ code }),
  output: entered.extend({ recoveryCodes: z.array(z.string()) }),
})

export const removeApp = describeCall({
  ...ofStaff,
  method: 'DELETE',
  path: 'x/factor',
  summary:
    'Removes the own app with codes and ends all other sessions; the last factor stays where one is required',
  input: z.object({}),
  output: done,
})

export const renewRecoveryCodes = describeCall({
  ...ofStaff,
  path: 'x/factor/recovery-codes',
  summary: 'New recovery codes in place of all former ones, within ten minutes of a code',
  input: z.object({}),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
})
