import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#services/contract/call.ts'
import { createDataExport } from '#services/contract/consents.ts'
import { getMail, giveMailUp, listMailKinds, sendMailAgain } from '#services/contract/mail.ts'
import { listMails, listMailViews } from '#services/contract/mail-list.ts'
import { MAIL_LIST } from '#services/contract/rules/lists/mails.ts'
import { eraseAccount, forgotPassword } from '#services/contract/user.ts'
import { planRetention, purge } from '#services/modules/gdpr/retention.ts'
import { enqueueMail, SEND_MAIL, sendMail, sendStoredMail } from '#services/modules/mail/api.ts'
import { shownText } from '#services/modules/mail/shown-text.ts'
import { writeLetter } from '#services/modules/mail/write-letter.ts'
import { userLetters } from '#services/modules/user/letters/user-letters.ts'
import { createOutboxWorker } from '#services/platform/jobs/outbox-worker.ts'
import type { Letter } from '#services/platform/letter.ts'
import { fromPlace, logIn, mailsTo, newEmail, PASSWORD, signUp } from '#tests/support/accounts.ts'
import { costlySteps, plansOf } from '#tests/support/query-plans.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'

type Query = CallInput<typeof listMails>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

eachEngine('of mails', (engine) => {
  let services: TestServices
  let smtp: TestSmtp

  beforeAll(async () => {
    smtp = await startSmtp()
    services = await startServices({ engine })
  })
  afterAll(async () => {
    await services.close()
    await smtp.close()
  })

  const overSmtp = () => {
    const { deps } = services.services
    return { ...deps, config: { ...deps.config, smtpUrl: smtp.url } }
  }
  const welcome = (to: string) =>
    ({ letter: userLetters.welcome, to, language: 'hrv', values: { firstName: 'Ana' } }) as const
  const told = async (input: Query) =>
    (await services.call(listMails, input, await services.as('mails.read'))).items

  /** A job that sends this letter over the server of the test, as the worker runs it. */
  const runJob = async (to: string) => {
    const { db } = services
    await db.transaction().execute(async (trx) => await enqueueMail(trx, welcome(to)))
    const worker = createOutboxWorker(overSmtp(), new Map([[SEND_MAIL, sendStoredMail]]))
    return async () => await worker.runOnce()
  }

  test('staff see what went to whom, each attempt, and what waits or was given up', async () => {
    await services.services.outbox.stop()
    const [lucky, unlucky] = [newEmail(), newEmail()]
    smtp.be('refuses')
    const run = await runJob(unlucky)
    await run()
    services.clock.advance(2_000)
    await run()
    smtp.be('takes')
    const sentAt = services.clock.now().toISOString()
    await sendMail(overSmtp(), { ...welcome(lucky), id: 'lucky' })

    expect(await told({ search: lucky.toUpperCase() })).toEqual([
      {
        ...{ id: expect.any(String), email: lucky, kind: 'welcome', state: 'SENT' },
        ...{ subject: expect.any(String), tries: 1, triedAt: sentAt, fault: null },
      },
    ])
    const [waiting] = await told({ filter: { state: ['WAITING'] } })
    expect(waiting).toMatchObject({ email: unlucky, tries: 2, fault: 'EENVELOPE 550' })
    const id = Number(waiting?.id)
    const reader = await services.as('mails.read', 'mails.send')
    const read = async () => (await services.call(getMail, { id }, reader)).mail
    const attempt = {
      fault: 'EENVELOPE 550',
      answer: expect.stringMatching(/^550 .*No such user: …$/),
    }
    expect(await read()).toMatchObject({
      ...{
        kindName: { hr: 'dobrodošlica', en: 'welcome' },
        nextTryAt: expect.any(String),
        sentAt: null,
      },
      attempts: [attempt, attempt],
    })
    expect(JSON.stringify((await read()).attempts)).not.toContain('@')
    expect((await services.send(sendMailAgain, { id }, reader)).body).toMatchObject({
      error: { code: 'MAIL_STATE' },
    })

    smtp.be('refuses')
    for (let more = 2; more < 8; more += 1) {
      services.clock.advance(2 * HOUR_MS)
      await run()
    }
    smtp.be('takes')
    const again = await services.as('mails.read', 'mails.send')
    const failed = async () =>
      (await services.call(listMailViews, {}, again)).views.find((view) => view.id === 'failed')
    expect((await failed())?.total.count).toBe(1)
    await services.call(sendMailAgain, { id }, again)
    await run()
    expect((await services.call(getMail, { id }, again)).mail).toMatchObject({
      ...{ state: 'SENT', tries: 9, fault: null, nextTryAt: null },
    })
    expect(smtp.recipients.filter((to) => to === unlucky)).toHaveLength(1)
    const edits = await services.db
      .selectFrom('edit')
      .where('entity', '=', 'mail')
      .select(['path', 'actor'])
      .execute()
    expect(edits).toEqual([{ path: 'move.sendAgain', actor: expect.stringMatching(/^account:/) }])
  })

  test('a letter that staff give up is not tried any more', async () => {
    smtp.be('delays')
    const to = newEmail()
    const run = await runJob(to)
    await run()
    const [row] = await told({ search: to })
    const id = Number(row?.id)
    const onlooker = await services.as('mails.read')
    for (const call of [giveMailUp, sendMailAgain]) {
      expect((await services.send(call, { id }, onlooker)).status).toBe(403)
    }
    const reader = await services.as('mails.send')
    await services.call(giveMailUp, { id }, reader)
    expect((await services.send(giveMailUp, { id }, reader)).status).toBe(409)
    smtp.be('takes')
    services.clock.advance(HOUR_MS)
    expect(await run()).toBe(0)
    expect(await told({ search: to })).toMatchObject([{ state: 'DROPPED', tries: 1 }])
    const missing = { id: 999_999 }
    const after = await services.as('mails.read', 'mails.send')
    for (const call of [getMail, giveMailUp, sendMailAgain]) {
      expect((await services.send(call, missing, after)).status).toBe(404)
    }
    services.services.outbox.start()
  })

  test('staff read what a letter said, without its links and codes', async () => {
    const person = await signUp(services)
    await services.call(forgotPassword, { email: person.email }, fromPlace(6))
    await mailsTo(services, person.email)
    const rows = await told({ search: person.email, filter: { kind: ['forgot-password'] } })
    const reader = await services.as('mails.read')
    const { mail } = await services.call(getMail, { id: Number(rows[0]?.id) }, reader)
    expect(mail.subject).toBe('Postavite novu lozinku')
    expect(mail.text).toContain('Postavi novu lozinku:\n[…]')
    expect(JSON.stringify(mail)).not.toMatch(/https?:|token/)
    const tickets = services.services.deps.letters.get('order-tickets')
    expect(tickets && JSON.stringify(sampleTickets(tickets))).not.toContain('ABCD-EFGH')
    const { kinds } = await services.call(listMailKinds, {}, reader)
    expect(kinds).toContainEqual({
      ...{ key: 'welcome', name: { hr: 'dobrodošlica', en: 'welcome' } },
    })
  })

  test('no view of the product and no search reads the whole log', async () => {
    const queries: Query[] = [
      ...(Object.values(MAIL_LIST.views) as Query[]),
      ...[{ search: 'ana' }, { filter: { kind: ['welcome'] } }],
    ]
    for (const query of queries) {
      const reader = await services.as('mails.read')
      const plan = await plansOf({ db: services.db, engine, tables: ['mail_log'] }, async () => {
        await services.call(listMails, query, reader)
      })
      // Letters of jobs that are not done are few, and sorted then.
      const isSorted = query.search !== undefined || /FAILED|WAITING/.test(JSON.stringify(query))
      const steps = costlySteps(plan).filter((step) => !(isSorted && /ORDER BY/.test(step)))
      expect([query, steps]).toEqual([query, []])
    }
  })

  test('nothing that opens something is stored of what they said', async () => {
    const person = await signUp(services)
    await services.call(forgotPassword, { email: person.email }, fromPlace(7))
    const [mail] = await mailsTo(services, person.email)
    const token = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

    const { rows } = await services.db
      .selectFrom('mail_log')
      .selectAll()
      .execute()
      .then((all) => ({ rows: JSON.stringify(all) }))
    expect(token).toHaveLength(66)
    expect(rows).toContain(person.email)
    expect(rows).not.toContain(token)
  })

  test('a customer reads which came when, until their account ends', async () => {
    const person = await signUp(services)
    await services.db
      .transaction()
      .execute(async (trx) => await enqueueMail(trx, welcome(person.email)))
    await mailsTo(services, person.email)
    const session = await logIn(services, person, fromPlace(8))
    const headers = { ...session.headers }
    const { path } = await services.call(createDataExport, {}, headers)
    const kept: unknown = await (await fetch(services.url + path)).json()

    expect(kept).toMatchObject({
      'Poslane poruke': [
        { poruka: 'dobrodošlica', 'e-adresa': person.email, poslano: expect.any(String) },
      ],
    })
    await services.call(eraseAccount, { password: PASSWORD }, headers)
    expect(await told({ search: person.email })).toEqual([])
  })

  test('the record goes after ninety days, and its files after two', async () => {
    const { deps } = services.services
    const rules = deps.retention.filter(
      ({ kind }) => kind.startsWith('mail-') && kind !== 'mail-tokens',
    )
    const folder = join(services.config.dataDir, 'outbox')
    const person = newEmail()
    await sendMail(deps, { ...welcome(person), id: 'kept' })
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'notes.txt'), 'not ours')
    await writeFile(join(folder, '20200101T000000000Z-0123456789abcdef.eml.part'), 'half')
    const files = async () => (await readdir(folder)).sort()
    const all = await files()
    const plan = async () => {
      const lines = await planRetention(rules, deps)
      return Object.fromEntries(lines.map(({ kind, rows }) => [kind, rows]))
    }
    const purgeAll = async () => {
      for (const rule of rules) await purge(rule, deps)
    }

    expect(await plan()).toEqual({ 'mail-log': 0, 'mail-files': 1 })
    expect(await files()).toEqual(all) // counting removes nothing
    await purgeAll()
    expect(await files()).toHaveLength(all.length - 1)

    services.clock.advance(2 * DAY_MS)
    await sendMail(deps, { ...welcome(person), id: 'fresh' })
    services.clock.advance(1)
    await purgeAll()
    const left = await files()
    expect(left.filter((file) => file !== 'notes.txt').map((file) => file.split('.')[1])).toEqual([
      'eml',
      'html',
      'json',
    ])
    expect(left).toContain('notes.txt')

    services.clock.advance(90 * DAY_MS)
    await purgeAll()
    expect(await files()).toEqual(['notes.txt'])
    expect(await services.db.selectFrom('mail_log').selectAll().execute()).toEqual([])
  })
})

/** As staff would read it. */
function sampleTickets(letter: Letter): string {
  const link = 'https://shop.example/narudzba/abc?key=secret'
  const values = {
    ...{ number: '2026-000001', link, totalCents: 1_000 },
    events: [{ title: 'Finale', start: '2026-05-01T18:00:00.000Z', location: 'Split' }],
    tickets: [{ name: 'Ulaznica', code: 'ABCD-EFGH' }],
  }
  const sender = { name: 'JSS', crest: '', lines: [], from: '', replyTo: null }
  const { content, frame } = writeLetter(letter, { language: 'hrv', values })
  return shownText(content, frame, sender)
}
