import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataExport, getOwnConsents, logConsents } from '#services/contract/consents.ts'
import {
  eraseAccount,
  register,
  registerWithConsents,
  updateProfile,
  verifyEmail,
} from '#services/contract/user.ts'
import { assignConsents, writeConsent } from '#services/modules/gdpr/api.ts'
import {
  fromPlace,
  logIn,
  mailsTo,
  newEmail,
  PASSWORD,
  signUp,
  tokenFor,
  verification,
} from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const TERMS = 1
const NEWSLETTER = 2
const CLUBS = 3
const TRAVEL = 4
const MINUTE_MS = 60_000

eachEngine('consents of a registration', (engine) => {
  let services: TestServices
  let place = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    await services.db.transaction().execute(async (trx) => {
      for (const [number, html] of [
        [TERMS, '<p>Prihvaćam uvjete</p>'],
        [NEWSLETTER, '<p>Želim newsletter</p>'],
      ] as const) {
        await writeConsent(trx, { number, language: 'hrv', html }, services.clock)
      }
      await assignConsents(trx, 'registerForm', [
        { number: TERMS, isRequired: true },
        { number: NEWSLETTER, isRequired: false },
      ])
    })
  })
  afterAll(async () => await services.close())

  const writeText = async (number: number, html: string, language = 'hrv') =>
    await services.db
      .transaction()
      .execute((trx) => writeConsent(trx, { number, language, html }, services.clock))

  const somewhere = () => {
    place += 1
    return fromPlace(place % 250)
  }

  /** What anybody can send for any address. */
  async function say(
    email: string,
    consents: number[],
    { source = 'registerForm', status = 'accepted' }: Partial<Saying> = {},
  ): Promise<number> {
    const statement = {
      status,
      statusTimestamp: services.clock.now().toISOString(),
      sourceType: source,
      consents,
      user: { userType: 'user' as const, email },
    }
    return (await services.call(logConsents, statement, somewhere())).id
  }

  const ask = async (email: string, consents: number[], password = PASSWORD) =>
    await services.send(
      register,
      { details: { firstName: 'Ana', lastName: 'Anić' }, email, password, consents },
      somewhere(),
    )

  async function confirm(email: string, token?: string): Promise<void> {
    const answered = token ?? (await tokenFor(services, { email, name: 'verificationToken' }))
    await services.call(verifyEmail, verification(answered), somewhere())
  }

  async function ownOf(headers: Record<string, string>) {
    const { records } = await services.call(getOwnConsents, {}, headers)
    return Object.fromEntries(records.map((one) => [one.uniqueNumber, one]))
  }

  async function enter(email: string): Promise<Record<string, string>> {
    const { headers } = await logIn(services, { email, password: PASSWORD }, somewhere())
    return { ...headers }
  }

  async function downloaded(headers: Record<string, string>): Promise<Record<string, unknown>[]> {
    const { path } = await services.call(createDataExport, {}, headers)
    const answer = await fetch(services.url + path)
    const { Privole } = (await answer.json()) as { Privole: Record<string, unknown>[] }
    return Privole
  }

  const logged = async (email: string) =>
    await services.db
      .selectFrom('consent_log')
      .where('email_key', '=', email)
      .orderBy('id')
      .selectAll()
      .execute()

  test('are those of the form whose mail was answered, and what strangers typed is not [GD-06]', async () => {
    const email = newEmail()
    await say(email, [NEWSLETTER], { source: 'newsletter' })
    await say(email, [NEWSLETTER])
    await say(email, [TERMS])
    services.clock.advance(MINUTE_MS)
    const saidAt = services.clock.now().toISOString()
    await ask(email, [TERMS])
    const before = await logged(email)
    services.clock.advance(5 * MINUTE_MS)
    const confirmedAt = services.clock.now().toISOString()
    await confirm(email)

    // Not known yet to be the owner's.
    expect(before.map(({ account_id }) => account_id)).toEqual([null, null, null, null])
    const headers = await enter(email)
    const own = await ownOf(headers)
    expect(own[TERMS]).toMatchObject({
      isAccepted: true,
      since: saidAt,
      sourceType: 'registerForm',
    })
    expect(own[NEWSLETTER]).toMatchObject({ isAccepted: false, since: null })
    expect(await logged(email)).toMatchObject([
      { source: 'newsletter', account_id: null, confirmed_at: null },
      { source: 'registerForm', account_id: null, confirmed_at: null },
      { source: 'registerForm', account_id: null, confirmed_at: null },
      { source: 'registerForm', account_id: expect.any(Number), confirmed_at: confirmedAt },
    ])
  })

  test('are shown beside what is under the address, each with whether it was confirmed', async () => {
    const email = newEmail()
    await say(email, [NEWSLETTER], { source: 'newsletter' })
    await ask(email, [TERMS])
    await confirm(email)
    const told = await downloaded(await enter(email))

    expect(told).toMatchObject([
      {
        privola: 'Želim newsletter',
        'potvrđeno da je vaša': null,
        napomena: expect.stringContaining('Ne smatramo je privolom'),
      },
      { privola: 'Prihvaćam uvjete', 'potvrđeno da je vaša': services.clock.now().toISOString() },
    ])
    expect(told[1]).not.toHaveProperty('napomena')
  })

  test('are stored with it or not at all: a refused registration leaves none', async () => {
    const email = newEmail()
    const form = { email, details: { firstName: 'Ana', lastName: 'Anić' }, password: PASSWORD }
    const refused = [
      [{ email: `${email}@twice` }, 'INVALID_INPUT'],
      [{ password: 'password1' }, 'WEAK_PASSWORD'],
      [{ memberCardBarcode: '4006381333930' }, 'INVALID_MEMBER_CARD'],
      [{ consents: [NEWSLETTER] }, 'CONSENT_REQUIRED'],
      [{ consents: [TERMS, 999] }, 'INVALID_INPUT'],
    ] as const
    for (const [wrong, code] of refused) {
      const given = { ...form, consents: [TERMS], ...wrong }
      const { body } = await services.send(registerWithConsents, given, somewhere())
      expect(body).toMatchObject({ error: { code } })
    }
    const { count } = await services.db
      .selectFrom('consent_log')
      .where('email_key', 'like', `${email}%`)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()

    expect(Number(count)).toBe(0)
  })

  test('are what all forms say where more than one waited, since its owner cannot tell them apart', async () => {
    const email = newEmail()
    // A stranger's form comes first, with more ticked; the owner's own comes after it.
    await ask(email, [TERMS, NEWSLETTER], 'lozinka nekog drugog 5')
    const strangers = await tokenFor(services, { email, name: 'verificationToken' })
    await ask(email, [TERMS])
    await mailsTo(services, email)
    await confirm(email, strangers)
    const account = await services.db
      .selectFrom('account')
      .where('email_key', '=', email)
      .select('id')
      .executeTakeFirstOrThrow()

    const log = await logged(email)
    const entries = await services.db
      .selectFrom('consent_log_entry as entry')
      .innerJoin('consent', 'consent.id', 'entry.consent_id')
      .where(
        'entry.log_id',
        'in',
        log.filter((one) => one.account_id === account.id).map(({ id }) => id),
      )
      .select('consent.number')
      .execute()
    expect(entries).toEqual([{ number: TERMS }])
    // Nothing was made up and nothing is lost: the rest is a log of the address.
    expect(log.filter(({ account_id }) => account_id === null)).toHaveLength(2)
  })

  test('are not taken of somebody who has read other words, and leave nothing behind', async () => {
    const email = newEmail()
    const readTexts = [{ uniqueNumber: CLUBS, version: 1 }]
    const form = { details: { firstName: 'Ana', lastName: 'Anić' }, email, password: PASSWORD }
    const send = async (version?: number) =>
      await services.send(
        register,
        {
          ...form,
          consents: [TERMS, CLUBS],
          ...(version && { readTexts: [{ uniqueNumber: CLUBS, version }] }),
        },
        somewhere(),
      )
    const log = {
      status: 'accepted' as const,
      statusTimestamp: services.clock.now().toISOString(),
      sourceType: 'contactForm' as const,
      consents: [CLUBS],
      user: { userType: 'guest' as const, email },
      readTexts,
    }
    await writeText(CLUBS, '<p>Podaci idu klubovima</p>')
    const { id } = await services.call(logConsents, log, somewhere())
    await writeText(CLUBS, '<p>Podaci idu klubovima i sponzorima</p>')

    const refused = [await send(1), await services.send(logConsents, log, somewhere())]
    for (const { status, body } of refused) {
      expect(status).toBe(409)
      expect(body).toMatchObject({ error: { code: 'TEXT_CHANGED', field: 'consents' } })
    }
    expect((await logged(email)).map((one) => one.id)).toEqual([id])
    // Withdrawing asks for no reading.
    await services.call(logConsents, { ...log, status: 'withdrawn' }, somewhere())

    expect((await send(2)).status).toBe(200)
    // A client that does not tell what it showed is answered as before.
    expect((await send()).status).toBe(200)
  })

  test('name a text by its version alone, whatever its language', async () => {
    const first = await writeText(TRAVEL, '<p>Putovanja</p>')
    const english = await writeText(TRAVEL, '<p>Travels</p>', 'eng')
    const second = await writeText(TRAVEL, '<p>Putovanja i izleti</p>')

    expect([first, english, second].map(({ version }) => version)).toEqual([1, 2, 3])
    // Another word for the same: neither is out of date by the other.
    expect(await writeText(TRAVEL, '<p>Travels</p>', 'eng')).toMatchObject({ version: 2 })
  })

  test('of two forms at once are each bound with its own', async () => {
    const email = newEmail()
    await Promise.all([ask(email, [TERMS]), ask(email, [TERMS])])

    const forms = (await logged(email)).map((one) => one.registration_id)
    expect(forms).toHaveLength(2)
    expect(new Set(forms).size).toBe(2)
    expect(forms).not.toContain(null)
  })

  test('do not follow from an address that an account takes on', async () => {
    const [owner, target] = [await signUp(services), newEmail()]
    await say(target, [TERMS, NEWSLETTER], { source: 'newsletter' })
    await say(owner.email, [NEWSLETTER], { source: 'newsletter' })
    const change = { email: target, password: PASSWORD }
    await services.send(updateProfile, change, await enter(owner.email))
    await confirm(target)

    const own = await ownOf(await enter(target))
    expect(Object.values(own).map(({ isAccepted }) => isAccepted)).toEqual([false, false])
  })

  test('stay an account’s when whoever has its former address is erased', async () => {
    const former = newEmail()
    await ask(former, [TERMS])
    await confirm(former)
    const headers = await enter(former)
    await services.db
      .updateTable('account')
      .set({ email: `nova-${former}`, email_key: `nova-${former}` })
      .where('email_key', '=', former)
      .execute()
    const next = await signUp(services, { email: former })
    await services.call(eraseAccount, { password: PASSWORD }, await enter(next.email))

    expect((await ownOf(headers))[TERMS]).toMatchObject({ isAccepted: true })
  })
})

type Saying = {
  readonly source: 'registerForm' | 'newsletter'
  readonly status: 'accepted' | 'withdrawn'
}
