import { z } from 'zod'
import { done, id, idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { entered } from './staff.ts'

const ofStaff = { service: 'staff', method: 'POST', kind: 'write', access: 'staff' } as const

const name = z.string().trim().min(1).max(60)
/** JSON of the WebAuthn API, as browsers read and write it. */
const options = z.object({ options: z.string() })
const response = z.string().min(1).max(20_000)

export const beginPasskey = describeCall({
  ...ofStaff,
  path: 'x/passkeys/begin',
  summary: 'What a device needs to make a passkey; valid once, for five minutes in this session',
  access: 'entering',
  input: z.object({}),
  output: options,
})

export const finishPasskey = describeCall({
  ...ofStaff,
  path: 'x/passkeys/finish',
  summary:
    'Adds the passkey as a second factor and ends all other sessions; shows recovery codes with the first factor',
  access: 'entering',
  input: z.object({ name, response }),
  /** None when those of before are still valid. */
  output: entered.extend({ recoveryCodes: z.array(z.string()) }),
})

export const listPasskeys = describeCall({
  ...ofStaff,
  method: 'GET',
  kind: 'read',
  path: 'x/passkeys',
  summary: 'The own passkeys, the oldest first',
  input: z.object({}),
  output: z.object({
    records: z.array(
      z.object({ id, name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() }),
    ),
  }),
})

export const renamePasskey = describeCall({
  ...ofStaff,
  path: 'x/passkeys/rename',
  summary: 'Gives one of the own passkeys another name',
  input: z.object({ id, name }),
  output: done,
})

export const removePasskey = describeCall({
  ...ofStaff,
  method: 'DELETE',
  path: 'x/passkeys/{id}',
  summary:
    'Removes one of the own passkeys and ends all other sessions; the last factor stays where one is required',
  input: z.object({ id: idInText }),
  output: done,
})

export const beginPasskeySignIn = describeCall({
  ...ofStaff,
  path: 'x/sign-in/passkey/begin',
  summary: 'What a passkey has to sign, at a sign-in or before a sensitive step; valid once',
  access: 'entering',
  input: z.object({}),
  output: options,
})

export const finishPasskeySignIn = describeCall({
  ...ofStaff,
  path: 'x/sign-in/passkey',
  summary: 'Second step of a sign-in, with a passkey in place of a code',
  access: 'entering',
  input: z.object({ response }),
  output: entered,
})
