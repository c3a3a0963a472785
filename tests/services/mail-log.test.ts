import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataExport } from '#services/contract/consents.ts'
import { filterMails } from '#services/contract/mail.ts'
import { eraseAccount, forgotPassword } from '#services/contract/user.ts'
import { planRetention, purge } from '#services/modules/gdpr/retention.ts'
import { enqueueMail, sendMail } from '#services/modules/mail/api.ts'
import { userLetters } from '#services/modules/user/letters/user-letters.ts'
import { fromPlace, logIn, mailsTo, newEmail, PASSWORD, signUp } from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'

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
  const told = async (input: object) =>
    await services.call(filterMails, input, await services.as('mails.read'))

  test('staff see what went to whom, what is tried again and what was given up', async () => {
    const [lucky, unlucky] = [newEmail(), newEmail()]
    smtp.be('refuses')
    const mail = { ...welcome(unlucky), id: 'unlucky' }
    await expect(sendMail(overSmtp(), mail)).rejects.toThrow('The mail was not taken')
    await expect(sendMail(overSmtp(), mail)).rejects.toThrow('The mail was not taken')
    smtp.be('takes')
    const sentAt = services.clock.now().toISOString()
    await sendMail(overSmtp(), { ...welcome(lucky), id: 'lucky' })

    const { records } = await told({ email: lucky.toUpperCase() })
    expect(records).toEqual([
      {
        template: 'welcome',
        email: lucky,
        status: 'sent',
        tries: 1,
        triedAt: sentAt,
        sentAt,
        fault: null,
      },
    ])
    const failing = {
      template: 'welcome',
      email: unlucky,
      tries: 2,
      sentAt: null,
      fault: 'EENVELOPE 550',
    }
    expect(await told({ isUnsent: true })).toMatchObject({
      records: [{ ...failing, status: 'failing' }],
      totalRecords: 1,
    })
    services.clock.advance(2 * HOUR_MS + 1)
    expect((await told({ isUnsent: true })).records).toMatchObject([
      { ...failing, status: 'givenUp' },
    ])

    await sendMail(overSmtp(), mail)
    expect((await told({ isUnsent: true })).records).toEqual([])
    expect((await told({ limit: 1 })).records).toMatchObject([
      { email: unlucky, status: 'sent', tries: 3, fault: null },
    ])
  })

  test('nothing is kept of what they said', async () => {
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
    expect((await told({ email: person.email })).records).toEqual([])
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
