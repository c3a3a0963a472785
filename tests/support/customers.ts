import { createAccount, openSession } from '#services/modules/user/api.ts'
import { TEST_SECRET } from './database.ts'
import type { TestServices } from './services.ts'

/** Somebody with an account, logged in. */
export type Customer = {
  readonly userId: number
  readonly email: string
  /** Of their session. */
  readonly headers: Record<string, string>
}

let made = 0

export async function createCustomer(
  { db, clock }: TestServices,
  given: {
    readonly email?: string
    readonly firstName?: string
    readonly memberCardBarcode?: string
  } = {},
): Promise<Customer> {
  made += 1
  const email = given.email ?? `osoba-${made}@primjer.example`
  return await db.transaction().execute(async (trx) => {
    const userId = await createAccount(trx, {
      email,
      passwordHash: null,
      firstName: given.firstName ?? 'Ana',
      lastName: 'Anić',
      memberCardBarcode: given.memberCardBarcode ?? null,
      createdAt: clock.now().toISOString(),
    })
    if (userId === null) throw new Error(`${email} has an account already`)
    const { accessToken } = await openSession(trx, {
      accountId: userId,
      device: 'tests',
      addressBlock: null,
      clock,
      secret: TEST_SECRET,
    })
    return { userId, email, headers: { accessToken } }
  })
}
