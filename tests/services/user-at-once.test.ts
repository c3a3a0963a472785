import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { login } from '#services/contract/login.ts'
import { eraseAccount, resetPassword } from '#services/contract/user.ts'
import { accountById, changeRole, openSession } from '#services/modules/user/api.ts'
import { changePassword } from '#services/modules/user/password/password-reset.ts'
import { createPasswords } from '#services/modules/user/password/passwords.ts'
import type { Trx } from '#services/platform/database.ts'
import { fromPlace, logIn, PASSWORD, type Person, signUp } from '#tests/support/accounts.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import {
  type CallResponse,
  eachEngine,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'

const NEW_PASSWORD = 'novih pet jahti 3'

eachEngine('a login in the same moment as', (engine) => {
  let services: TestServices
  let person: Person
  let place = 0

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())
  beforeEach(async () => {
    person = await signUp(services)
  })

  function tryToEnter(): Promise<CallResponse> {
    place += 1
    const { email: username, password } = person
    return services.send(login, { username, password }, fromPlace(place))
  }

  /** The login begins once the change is made, and before it counts. */
  async function enterDuring(
    change: (trx: Trx) => Promise<unknown>,
    enter = tryToEnter,
  ): Promise<CallResponse> {
    const begun = await services.db.transaction().execute(async (trx) => {
      await change(trx)
      const answer = enter()
      // SQLite lets nobody else in at all.
      if (engine === 'postgres') await Promise.race([answer, someoneWaits()])
      return { answer }
    })
    return await begun.answer
  }

  async function someoneWaits(): Promise<void> {
    const waiting = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(services.db)
      return rows
    }
    await expect.poll(waiting).toHaveLength(1)
  }

  async function sessionIds(): Promise<string[]> {
    const rows = await services.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', person.userId)
      .execute()
    return rows.map(({ id }) => id)
  }

  function open(trx: Trx) {
    const { clock } = services
    const session = { accountId: person.userId, device: undefined, addressBlock: null }
    return openSession(trx, { ...session, clock, secret: TEST_SECRET })
  }

  /** In another session: all that are open end by it. */
  async function passwordChange(): Promise<(trx: Trx) => Promise<void>> {
    const { clock, config, db } = services
    const account = await accountById(db, person.userId)
    const hash = await createPasswords(config.passwordCost).hash(NEW_PASSWORD)
    return async (trx) => {
      if (!account) throw new Error('The account is gone')
      const circumstances = { clock, language: 'hrv', addressBlock: null }
      expect(await changePassword(trx, { account, hash }, circumstances)).toBe(true)
    }
  }

  test('a new password is refused, and leaves no session', async () => {
    const { status } = await enterDuring(await passwordChange())

    expect(status).toBe(401)
    expect(await sessionIds()).toEqual([])
  })

  test('a new password: nor does whoever had the old one end the account by it', async () => {
    const { headers } = await logIn(services, person)
    const end = () => services.send(eraseAccount, { password: PASSWORD }, { ...headers })
    const { status } = await enterDuring(await passwordChange(), end)

    expect(status).toBe(401)
    expect(await accountById(services.db, person.userId)).not.toBeNull()
  })

  test('the end of the account is refused as one of nobody', async () => {
    const { status, body } = await enterDuring((trx) =>
      trx.deleteFrom('account').where('id', '=', person.userId).execute(),
    )

    expect(status).toBe(401)
    expect(body).toMatchObject({ error: { code: 'INVALID_LOGIN' } })
  })

  test('an invitation to the back office is refused, and leaves no session', async () => {
    const { userId: id } = person
    const { status, body } = await enterDuring((trx) =>
      changeRole(trx, { id, isBackoffice: true, scopes: ['admin'] }, services.clock),
    )

    expect(status).toBe(403)
    expect(body).toMatchObject({ error: { code: 'STAFF_ACCOUNT' } })
    expect(await sessionIds()).toEqual([])
  })

  test('another one leaves fifty sessions, if there were so many', async () => {
    for (let at = 0; at < 50; at += 1) await services.db.transaction().execute(open)
    const { status } = await enterDuring(open)

    expect(status).toBe(200)
    expect(await sessionIds()).toHaveLength(50)
  })

  test.each([1, 2, 3, 4, 5])('many others and a new password ends with them: %d', async () => {
    const own = await logIn(services, person)
    const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD }
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, tryToEnter),
      services.send(resetPassword, change, { ...own.headers }),
      ...Array.from({ length: 8 }, tryToEnter),
    ])

    expect(answers[8]?.status).toBe(200)
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
    const { tokens } = resetPassword.output.parse(answers[8]?.body)
    expect(await sessionIds()).toEqual([tokens?.refreshToken.split('.')[0]])
  })

  test.each([1, 2, 3, 4, 5])('many others and the end of the account: %d', async () => {
    const own = await logIn(services, person)
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, tryToEnter),
      services.send(eraseAccount, { password: PASSWORD }, { ...own.headers }),
      ...Array.from({ length: 8 }, tryToEnter),
    ])

    expect(answers[8]?.status).toBe(200)
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
    expect(await sessionIds()).toEqual([])
  })
})
