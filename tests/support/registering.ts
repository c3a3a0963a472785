import { register, verifyEmail } from '#services/contract/user.ts'
import { fromPlace, newEmail, PASSWORD, tokenFor, verification } from './accounts.ts'
import type { CallResponse, TestServices } from './services.ts'

export type Registering = {
  /** From a place of its own each time, so that no limit is in the way. */
  ask(given: object): Promise<CallResponse>
  /** By the link of the newest mail. */
  confirm(email: string): Promise<CallResponse>
}

export function registering(services: TestServices): Registering {
  let place = 0
  return {
    ask: async (given) => {
      place += 1
      const form = {
        details: { firstName: 'Željka', lastName: 'Đurić' },
        email: newEmail(),
        password: PASSWORD,
      }
      return await services.send(register, { ...form, ...given }, fromPlace(place % 250))
    },
    confirm: async (email) => {
      const token = await tokenFor(services, { email, name: 'verificationToken' })
      return await services.send(verifyEmail, verification(token), fromPlace(place % 250))
    },
  }
}

/** How many forms of the address wait for their mail to be answered. */
export async function registrationsOf({ db }: TestServices, email: string): Promise<number> {
  const rows = await db
    .selectFrom('registration')
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    .execute()
  return rows.length
}
