import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeOwnConsent, getOwnConsents } from '#services/contract/consents.ts'
import { readGoal } from '#services/contract/goals.ts'
import { register, updateProfile, verifyEmail } from '#services/contract/user.ts'
import { acceptsMarketing } from '#services/modules/gdpr/api.ts'
import { purge } from '#services/modules/gdpr/retention.ts'
import { erasePerson } from '#services/modules/user/api.ts'
import {
  fromPlace,
  logIn,
  newEmail,
  PASSWORD,
  signUp,
  verification,
} from '#tests/support/accounts.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { settled } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { addNewsletterForm, BIRTHDAYS, createNewsletterWorld, NEWS } from './newsletter-world.ts'
import { refusal } from './notice-world.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

function tokenIn(text: string, name: string): string {
  return new RegExp(`[?&]${name}=([\\w.-]+)`).exec(text)?.[1] ?? ''
}

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(async () => await smtp.close())

eachEngine('the newsletter', (engine) => {
  let services: TestServices
  let world: ReturnType<typeof createNewsletterWorld>
  let email: string

  beforeAll(async () => {
    services = await startServices({ engine, config: { smtpUrl: smtp.url } })
    world = createNewsletterWorld(services, smtp)
    await services.db
      .transaction()
      .execute(async (trx) => await addNewsletterForm(trx, services.clock))
  })
  afterAll(async () => await services?.close())
  beforeEach(async () => {
    email = newEmail()
    await settled(services)
    for (const list of [smtp.mails, smtp.sources]) list.splice(0)
    // The limits of one address belong to a test of their own.
    services.clock.advance(HOUR_MS)
  })

  const logged = async (of = email) =>
    await services.db
      .selectFrom('consent_log as log')
      .innerJoin('consent_log_entry as entry', 'entry.log_id', 'log.id')
      .innerJoin('consent', 'consent.id', 'entry.consent_id')
      .where('log.email', '=', of)
      .orderBy('log.id')
      .orderBy('consent.number')
      .select(['consent.number', 'log.status', 'log.source', 'log.confirmed_at', 'log.account_id'])
      .execute()

  test('begins when the owner of the address confirms it, with a record of the consent [FM-13]', async () => {
    const answer = await world.subscribe({ email, consents: [NEWS, BIRTHDAYS] })
    expect(answer.needsConfirmation).toBe(true)
    await settled(services)
    expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Potvrdite prijavu na newsletter'])
    expect(await world.stateOf(email)).toBe('PENDING')
    expect(await logged()).toEqual([])

    const token = world.confirmToken(email)
    const seen = { kind: 'CONFIRM', state: 'PENDING' }
    expect(await world.letter(token)).toEqual({ ...seen, isOwnBrowser: false })
    expect(await world.letter(token, answer.browserKey ?? '')).toEqual({
      ...{ ...seen, isOwnBrowser: true },
    })
    expect(await world.stateOf(email)).toBe('PENDING')

    expect(await world.confirm(token)).toEqual({ email })
    expect(await world.confirm(token)).toEqual({ email })
    expect(await world.stateOf(email)).toBe('ACTIVE')
    const said = { status: 'accepted', source: 'newsletter', account_id: null }
    const at = services.clock.now().toISOString()
    expect(await logged()).toEqual([
      { number: NEWS, ...said, confirmed_at: at },
      { number: BIRTHDAYS, ...said, confirmed_at: at },
    ])
  })

  test('shows a stranger the same answer for a known address, whose owner gets a letter [FM-14~]', async () => {
    await world.join(email)
    const other = newEmail()
    const [known, unknown] = [
      await world.subscribe({ email }),
      await world.subscribe({ email: other }),
    ]
    const shapeOf = ({ browserKey = '', ...answer }: typeof known) => ({
      ...answer,
      length: browserKey?.length,
    })
    expect(shapeOf(known)).toEqual(shapeOf(unknown))
    await settled(services)
    expect(world.mailTo(email)?.subject).toBe('Već primate naš newsletter')
    expect(world.mailTo(other)?.subject).toBe('Potvrdite prijavu na newsletter')
    expect(await world.stateOf(email)).toBe('ACTIVE')
  })

  test('needs no letter for the address of the customer, who alone is told of a subscription [FM-14]', async () => {
    const ana = await createCustomer(services)
    const own = { email: ana.email.toUpperCase() }
    expect(await world.subscribe(own, ana.headers)).toEqual({
      needsConfirmation: false,
      browserKey: null,
    })
    await settled(services)
    expect(smtp.mails).toEqual([])
    await expect(world.subscribe(own, ana.headers)).rejects.toMatchObject(
      refusal('ALREADY_SUBSCRIBED'),
    )
    const other = await createCustomer(services)
    expect(await world.subscribe({ email: ana.email }, other.headers)).toMatchObject({
      needsConfirmation: true,
    })
  })

  test('refuses a form without the required consent, or with a text that has changed', async () => {
    await expect(world.subscribe({ email, consents: [BIRTHDAYS] })).rejects.toMatchObject(
      refusal('CONSENT_REQUIRED'),
    )
    const readTexts = [{ uniqueNumber: NEWS, version: 99 }]
    await expect(world.subscribe({ email, readTexts })).rejects.toMatchObject(
      refusal('TEXT_CHANGED'),
    )
    expect(await world.stateOf(email)).toBe(null)
  })

  test('does nothing for a program that fills in what people do not see, and answers the same', async () => {
    const answer = await world.subscribe({ email, trap: 'https://spam.example' })
    expect(answer).toMatchObject({ needsConfirmation: true, browserKey: expect.any(String) })
    await settled(services)
    expect([await world.stateOf(email), smtp.mails]).toEqual([null, []])
  })

  test('sends one letter for two presses, and another one later, whose first link stays valid', async () => {
    await world.subscribe({ email })
    await world.subscribe({ email })
    await settled(services)
    expect(smtp.mails).toHaveLength(1)
    const first = world.confirmToken(email)
    services.clock.advance(10 * 60_000)
    await world.subscribe({ email, consents: [NEWS, BIRTHDAYS] })
    await settled(services)
    expect(smtp.mails).toHaveLength(2)
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(2)
    await world.confirm(first)
    // What only one of the two forms said may come from a stranger.
    expect((await logged()).map(({ number }) => number)).toEqual([NEWS])
  })

  test('ends by a press on the page, withdraws the consent, and can be had back for an hour', async () => {
    await world.join(email)
    const stop = world.stopToken(email)
    const confirm = world.confirmToken(email)
    expect(await world.letter(stop)).toMatchObject({ kind: 'STOP', state: 'ACTIVE' })
    const { undoToken } = await world.stop(stop)
    expect(await world.stateOf(email)).toBe('STOPPED')
    expect((await logged()).map(({ status }) => status)).toEqual(['accepted', 'withdrawn'])
    // A link from before the stop brings nothing back.
    await expect(world.confirm(confirm)).rejects.toMatchObject(refusal('INVALID_TOKEN'))
    await world.confirm(undoToken)
    expect(await world.stateOf(email)).toBe('ACTIVE')
    expect((await logged()).map(({ status }) => status)).toEqual([
      ...['accepted', 'withdrawn', 'accepted'],
    ])
    const again = await world.stop(stop)
    services.clock.advance(HOUR_MS)
    await expect(world.confirm(again.undoToken)).rejects.toMatchObject(refusal('INVALID_TOKEN'))
    await expect(world.stop(`${stop}x`)).rejects.toMatchObject(refusal('INVALID_TOKEN'))
  })

  test('ends by one press in a mail program, from its first letter on', async () => {
    await world.subscribe({ email })
    await settled(services)
    const source = smtp.sources.at(-1) ?? ''
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const path = /List-Unsubscribe:\s*<http:\/\/localhost:4000(\S+)>/.exec(source)?.[1] ?? ''
    const page = await fetch(services.url + path, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      `http://localhost:4000/newsletter/odjava/${path.split('/').at(-1)}`,
    ])
    expect(await world.stateOf(email)).toBe('PENDING')
    const body = new URLSearchParams('List-Unsubscribe=One-Click')
    const pressed = await fetch(services.url + path, { method: 'POST', body })
    expect([pressed.status, await world.stateOf(email)]).toEqual([200, 'STOPPED'])
    expect((await fetch(`${services.url}${path}x`, { method: 'POST', body })).status).toBe(404)
  })

  test('follows the consents of an account, and they follow it', async () => {
    const ana = await createCustomer(services)
    const change = async (uniqueNumber: number, isAccepted: boolean) => {
      await services.call(changeOwnConsent, { uniqueNumber, isAccepted }, ana.headers)
      await settled(services)
      return await world.stateOf(ana.email)
    }
    expect(await change(NEWS, true)).toBe(null)
    expect(await change(BIRTHDAYS, true)).toBe('ACTIVE')
    expect(await change(NEWS, false)).toBe('STOPPED')
    expect(await change(NEWS, true)).toBe('ACTIVE')
    expect((await world.rows()).find((row) => row.email === ana.email)?.source).toBe('ACCOUNT')
    expect(smtp.mails).toEqual([])

    await world.subscribe({ email: ana.email })
    await settled(services)
    await world.stop(world.stopToken(ana.email))
    expect(await acceptsMarketing(services.db, ana.userId)).toBe(false)
    const { records } = await services.call(getOwnConsents, {}, ana.headers)
    expect(records.filter(({ isAccepted }) => isAccepted)).toEqual([])
  })

  test('of an address that has an account is a consent of the account once it is confirmed', async () => {
    const ana = await createCustomer(services)
    await world.join(ana.email, { consents: [NEWS, BIRTHDAYS] })
    expect(await acceptsMarketing(services.db, ana.userId)).toBe(true)
    expect(await world.stateOf(ana.email)).toBe('ACTIVE')
  })

  test('of a guest belongs to the account that the address gets later', async () => {
    await world.join(email)
    const names = { firstName: 'Ana', lastName: 'Anić' }
    const form = { details: names, email, password: PASSWORD, consents: [] }
    await services.call(register, form, fromPlace(1))
    await settled(services)
    const token = tokenIn(world.textTo(email), 'verificationToken')
    await services.call(verifyEmail, verification(token), fromPlace(1))
    await settled(services)
    const { id: userId } = await services.db
      .selectFrom('account')
      .where('email', '=', email)
      .select('id')
      .executeTakeFirstOrThrow()
    expect((await world.rows()).find((row) => row.email === email)).toMatchObject({
      ...{ state: 'ACTIVE', account_id: userId },
    })
    expect((await logged()).map(({ account_id }) => account_id)).toEqual([userId])
  })

  test('goes with the account: to another address, into the export, and away', async () => {
    const ana = await signUp(services)
    const { headers } = await logIn(services, ana)
    await world.subscribe({ email: ana.email }, headers)
    const next = newEmail()
    await services.call(updateProfile, { email: next, password: PASSWORD }, headers)
    await settled(services)
    const token = tokenIn(world.textTo(next), 'verificationToken')
    await services.call(verifyEmail, verification(token), fromPlace(2))
    await settled(services)
    expect([await world.stateOf(ana.email), await world.stateOf(next)]).toEqual([null, 'ACTIVE'])

    const person = { userId: ana.userId, email: next, firstName: 'Ana', lastName: 'Anić' }
    const { personalData, letters } = services.services.deps
    const of = personalData.find(({ name }) => name === 'newsletter')
    expect(await of?.export(services.db, person, { letters })).toMatchObject({
      Newsletter: [{ 'e-adresa': next, stanje: 'prima newsletter', 'prihvaćenih privola': 1 }],
    })
    const { clock, config } = services
    await services.db
      .transaction()
      .execute((trx) =>
        erasePerson(trx, person, { clock, secret: config.sessionSecret, personalData }),
      )
    expect(await world.stateOf(next)).toBe(null)
    await settled(services)
    expect(await world.stateOf(next)).toBe(null)
  })

  test('deletes what was not confirmed for thirty days, and its link is over', async () => {
    const active = newEmail()
    await world.join(active)
    await world.subscribe({ email })
    await settled(services)
    const token = world.confirmToken(email)
    const rule = services.services.deps.retention.find(
      ({ kind }) => kind === 'unconfirmed-newsletter',
    )
    if (!rule) throw new Error('There is no such rule')
    services.clock.advance(29 * DAY_MS)
    await purge(rule, services)
    expect(await world.stateOf(email)).toBe('PENDING')
    services.clock.advance(DAY_MS + 1_000)
    await expect(world.confirm(token)).rejects.toMatchObject(refusal('INVALID_TOKEN'))
    await purge(rule, services)
    expect([await world.stateOf(email), await world.stateOf(active)]).toEqual([null, 'ACTIVE'])
  })

  test('limits the letters that one address can be sent by strangers', async () => {
    const answers = []
    for (let press = 0; press < 9; press += 1) {
      services.clock.advance(2 * 60_000)
      answers.push(
        await world.subscribe({ email }).then(
          () => 200,
          () => 429,
        ),
      )
    }
    await settled(services)
    expect(smtp.mails.length).toBeLessThanOrEqual(8)
    const place = { 'x-forwarded-for': '10.250.1.1' }
    const many = []
    for (let one = 0; one < 62; one += 1) {
      many.push(
        await world.subscribe({ email: newEmail() }, place).then(
          () => 200,
          () => 429,
        ),
      )
    }
    expect(many.filter((status) => status === 429)).toHaveLength(2)
  })

  test('leads from its letter to a message that we signed, and shows no words of others [EC-02~]', async () => {
    await world.subscribe({ email })
    await settled(services)
    const { searchParams } = world.confirmPage(email)
    const { goalType, goal, confirmedEmail, proof } = Object.fromEntries(searchParams)
    const given = {
      goalType: goalType ?? '',
      goal: goal ?? '',
      confirmedEmail: confirmedEmail ?? '',
    }
    expect(await services.call(readGoal, { ...given, proof: proof ?? '' })).toEqual({
      goal: { type: 'message', message: goal, address: null, email },
    })
    for (const changed of [
      { goal: 'Nazovite 060 123' },
      { confirmedEmail: 'nazovi@060.example' },
    ]) {
      const read = await services.call(readGoal, { ...given, proof: proof ?? '', ...changed })
      expect(read.goal).toEqual({ type: 'message', message: null, address: null, email: null })
    }
  })
})
