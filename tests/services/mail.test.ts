import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { FOOTER } from '#services/demo/content/layout.ts'
import { createElement, publishElement } from '#services/modules/cms/api.ts'
import { enqueueMail, type Mail, SEND_MAIL, sendMail } from '#services/modules/mail/api.ts'
import { module as mailModule } from '#services/modules/mail/module.ts'
import { noticeLetters } from '#services/modules/notice/letters/notice-letters.ts'
import { orderLetters } from '#services/modules/order/letters/order-letters.ts'
import { prepareSettings } from '#services/modules/settings/prepare.ts'
import { userLetters } from '#services/modules/user/letters/user-letters.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import { countJobs, createOutboxWorker } from '#services/platform/jobs/outbox-worker.ts'
import type { Letter } from '#services/platform/letter.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'

const TO = 'ana@example.com'
const LINK = 'http://localhost:4000/prijava?verificationToken=abc.DEF-123_4'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const MAILS = [
  mail(userLetters['confirm-registration'], { firstName: 'Željka', lastName: 'Đurić', link: LINK }),
  mail(userLetters['already-registered'], {
    firstName: 'Željka',
    loginLink: LINK,
    resetLink: 'http://localhost:4000/zaboravljena-lozinka',
  }),
  mail(userLetters['forgot-password'], { link: LINK }),
  mail(userLetters['password-changed'], {}),
  mail(userLetters['email-change-confirm'], { link: LINK, newEmail: 'nova@example.com' }),
  mail(userLetters['email-change-notice'], { newEmail: 'nova@example.com' }),
  mail(userLetters['email-changed'], { newEmail: 'nova@example.com' }),
  mail(userLetters.welcome, { firstName: 'Željka' }),
  mail(userLetters['provider-joined'], { provider: 'Moj davatelj' }),
  mail(userLetters['staff-invited'], { link: LINK }),
  mail(userLetters['staff-password'], { link: LINK }),
  mail(userLetters['staff-password-set'], {}),
  mail(noticeLetters['confirm-stock-notice'], { productName: 'Dres, M', link: LINK }),
  mail(noticeLetters['confirm-price-notice'], { productName: 'Dres, M', link: LINK }),
]

function mail<Values extends z.ZodType>(letter: Letter<Values>, values: z.input<Values>) {
  return { letter, to: TO, language: 'hrv', values }
}

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(async () => await smtp.close())

eachEngine('mail', (engine) => {
  let database: TestDatabase
  let deps: ModuleDeps
  const clock = createTestClock()

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    const { db } = database
    deps = { ...database.deps, clock, config: { ...database.deps.config, smtpUrl: smtp.url } }
    await prepareSettings(db, deps.config)
  })
  afterAll(async () => await database.close())
  beforeEach(async () => {
    smtp.be('takes')
    for (const kept of [smtp.mails, smtp.sources, smtp.recipients]) kept.splice(0)
    await deps.db.deleteFrom('outbox').execute()
  })

  const put = (one: Parameters<typeof enqueueMail>[1]) =>
    deps.db.transaction().execute(async (trx) => await enqueueMail(trx, one))
  const work = (by = deps) =>
    createOutboxWorker(by, new Map(Object.entries(mailModule.outboxHandlers ?? {}))).runOnce()

  test('leaves with the transaction that caused it, and with no other', async () => {
    await put(mail(userLetters.welcome, { firstName: 'Ana' }))
    const rolledBack = deps.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, mail(userLetters['password-changed'], {}))
      throw new Error('changed its mind')
    })
    await expect(rolledBack).rejects.toThrow()

    await work()

    expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Dobro došli!'])
    expect(smtp.recipients).toEqual([TO])
    expect(await countJobs(deps.db)).toEqual({ waiting: 0, dead: 0 })
  })

  test('is tried again when the server asks for patience, and then comes once', async () => {
    smtp.be('delays')
    await put(mail(userLetters.welcome, { firstName: 'Ana' }))
    await work()
    expect(await countJobs(deps.db)).toEqual({ waiting: 1, dead: 0 })

    smtp.be('takes')
    await work()
    expect(smtp.mails).toHaveLength(0) // not before its pause is over
    clock.advance(1_000)
    await work()
    await work()

    expect(smtp.mails).toHaveLength(1)
    expect(await countJobs(deps.db)).toEqual({ waiting: 0, dead: 0 })
  })

  test('is given up after eight refusals, and no trace of the address is in the fault', async () => {
    smtp.be('refuses')
    await put(mail(userLetters.welcome, { firstName: 'Ana' }))
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await countJobs(deps.db)).toEqual({ waiting: 1, dead: 0 })
      await work()
      clock.advance(DAY_MS)
    }

    expect(await countJobs(deps.db)).toEqual({ waiting: 0, dead: 1 })
    const job = await deps.db.selectFrom('outbox').select('fault').executeTakeFirstOrThrow()
    expect(job.fault).toBe('MailFault: The mail was not taken: EENVELOPE 550')
    smtp.be('takes')
    await work()
    expect(smtp.mails).toHaveLength(0)
  })

  test.each([
    ['is not there', 'smtp://127.0.0.1:1', 'takes'],
    ['asks for patience', null, 'delays'],
  ] as const)('waits out a day and a half in which the server %s', async (_how, url, manner) => {
    const { smtpUrl } = deps.config
    smtp.be(manner)
    await put(mail(userLetters.welcome, { firstName: 'Ana' }))
    const down = { ...deps, config: { ...deps.config, smtpUrl: url ?? smtpUrl } }
    const pauses = await waitOut(down, 36 * HOUR_MS)

    // A minute or so lost at most by a server that was away for a moment, an hour by any other.
    expect(pauses.slice(0, 4)).toEqual([1_000, 4_000, 16_000, 64_000])
    expect(Math.max(...pauses)).toBe(HOUR_MS)
    smtp.be('takes')
    clock.advance(HOUR_MS)
    await work()
    expect(smtp.mails).toHaveLength(1)
    expect(await countJobs(deps.db)).toEqual({ waiting: 0, dead: 0 })
  })

  test('is given up after two days of silence', async () => {
    await put(mail(userLetters.welcome, { firstName: 'Ana' }))
    const down = { ...deps, config: { ...deps.config, smtpUrl: 'smtp://127.0.0.1:1' } }
    const pauses = await waitOut(down, 5 * DAY_MS)

    const waited = pauses.reduce((sum, pause) => sum + pause, 0)
    expect(await countJobs(deps.db)).toEqual({ waiting: 0, dead: 1 })
    expect(waited).toBeGreaterThan(46 * HOUR_MS)
    expect(waited).toBeLessThan(50 * HOUR_MS)
  })

  /** Answers how long it paused between tries, until that time is over or it gives up. */
  async function waitOut(away: ModuleDeps, forMs: number): Promise<number[]> {
    const end = clock.now().getTime() + forMs
    const pauses: number[] = []
    while (clock.now().getTime() < end) {
      await work(away)
      const job = await deps.db.selectFrom('outbox').select(['at', 'state']).executeTakeFirst()
      if (job?.state !== 'waiting') return pauses
      pauses.push(Date.parse(job.at) - clock.now().getTime())
      clock.set(job.at)
    }
    return pauses
  }

  test('whose answer was lost is sent again under the same Message-ID', async () => {
    smtp.be('loses its answer')
    await put(mail(userLetters.welcome, { firstName: 'Ana' }))
    await work()
    smtp.be('takes')
    clock.advance(DAY_MS)
    await work()

    const ids = smtp.mails.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@localhost>$/)
  })

  test('that was taken does not leave a second time though its job runs again', async () => {
    const first = { id: 'registration-17', ...mail(userLetters.welcome, { firstName: 'Ana' }) }
    await sendMail(deps, first)
    await sendMail(deps, first)
    await sendMail(deps, { ...first, id: 'registration-18' })

    expect(smtp.mails).toHaveLength(2)
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(2)
  })

  test('of a letter that only a newer program declares waits for that program', async () => {
    const payload = { id: '1', template: 'farewell', to: TO, language: 'hrv', values: {} }
    await deps.db
      .transaction()
      .execute(async (trx) => await enqueue(trx, { kind: SEND_MAIL, payload }))
    await work()
    expect(await countJobs(deps.db)).toEqual({ waiting: 1, dead: 0 })
    const job = await deps.db.selectFrom('outbox').select('fault').executeTakeFirstOrThrow()
    expect(job.fault).toBe('JobFault: No module declares the letter farewell.')

    clock.advance(1_000)
    const letters = new Map([['farewell', userLetters['password-changed']]])
    await work({ ...deps, letters })
    expect(smtp.mails).toHaveLength(1)
    expect(await countJobs(deps.db)).toEqual({ waiting: 0, dead: 0 })
  })

  test('that was taken does not have its attachment drawn again', async () => {
    const first = { id: 'order-17', ...mail(userLetters.welcome, { firstName: 'Ana' }) }
    let drawn = 0
    const attach = async () => {
      drawn += 1
      return [
        { filename: 'order.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') },
      ]
    }

    await sendMail(deps, { ...first, attach })
    await sendMail(deps, { ...first, attach })

    expect(drawn).toBe(1)
  })
})

describe('a letter', () => {
  let database: TestDatabase
  let deps: ModuleDeps
  let dataDir: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'savez-mail-'))
    database = await openTestDatabase('sqlite')
    deps = { ...database.deps, config: { ...database.deps.config, smtpUrl: smtp.url } }
    await prepareSettings(database.db, deps.config)
  })
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(() => {
    smtp.be('takes')
    for (const kept of [smtp.mails, smtp.sources]) kept.splice(0)
  })

  let sent = 0
  async function read(one: Mail) {
    sent += 1
    await sendMail(deps, { ...one, id: `letter-${sent}` })
    const got = smtp.mails.at(-1)
    if (!got) throw new Error('Nothing came.')
    return { ...got, html: got.html ?? '', text: got.text ?? '' }
  }

  test.each(MAILS.map((one) => [one.letter.name, one] as const))(
    '%s says the same in HTML and in plain text',
    async (_name, one) => {
      const { subject, html, text } = await read(one)

      expect(subject).toMatch(/^\p{Lu}[\p{L} !-]{8,60}$/u)
      expect(text).toMatch(/^(Pozdrav|Dobro došli)/)
      for (const value of Object.values(one.values)) {
        expect(text.replaceAll(/\s+/g, ' ')).toContain(value)
        expect(html).toContain(value)
      }
      for (const line of text.split('\n')) {
        if (!line.includes('://')) expect(line.length).toBeLessThanOrEqual(76)
      }
      const bare = html.replaceAll(/<[^>]+>/g, ' ').replaceAll('\u2011', '-')
      const lastWords = text.split('\n\n').at(-2)?.split(/\s+/).slice(-3).join(' ') ?? ''
      expect(bare.replaceAll(/\s+/g, ' ')).toContain(lastWords)
      // Programs cut longer ones off.
      expect(html.length).toBeLessThan(12_000)
      expect(html).not.toMatch(/<(script|table|link|form)|url\(/)
      // The crest of the site, and nothing of others.
      const crest = new URL('/icon-192.png', deps.config.publicUrl).href
      expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src)).toEqual([crest])
    },
  )

  test('shows the lines of an order with their pictures, and reads well without them', async () => {
    const picture = { src: 'https://savez.example/media/a/w160/1-2.jpg', alt: 'Šal "Jadran"' }
    const line = { name: 'Šal', quantity: 2, rowCents: 3_900, notes: ['Ana'] }
    const values = {
      ...{ number: '2026-000123', link: LINK, totalCents: 4_400, itemsCents: 4_400 },
      ...{ couponCents: 0, deliveryCents: 0, delivery: null, recipient: [], payment: 'Kartica' },
      ...{ isToBePaid: false, heldUntil: null, transfer: null },
      lines: [
        { ...line, picture },
        { ...line, name: 'E-ulaznica', quantity: 1, rowCents: 500, picture: null },
      ],
    }
    const { html, text } = await read(mail(orderLetters['order-placed'], values))
    const rows = html.match(/<tr>.*?<\/tr>/g) ?? []
    expect(rows[0]).toContain(`src="${picture.src}" alt="Šal &quot;Jadran&quot;" width="64"`)
    expect(rows[0]).toContain('>2 × Šal<')
    expect(rows.slice(1).filter((row) => row.includes('<img'))).toEqual([])
    // Each row fills the three columns of the table.
    for (const row of rows.slice(1)) expect(row).toContain(' colspan="2"')
    expect(text).toContain('2 × Šal: 39,00')
    expect(text).not.toContain('.jpg')
  })

  test('does not break the number of an order after its hyphen', async () => {
    const values = { number: '2026-000123', link: LINK, totalCents: 100, trackingUrl: null }
    const { html, text } = await read(mail(orderLetters['order-shipped'], values))

    expect(html).toContain('<span style="white-space:nowrap">2026-000123</span>')
    expect(text.replaceAll('\n', ' ')).toContain('Narudžbu 2026-000123 predali')
  })

  test('has one button and its bare link, and both lead to the same place', async () => {
    const { html, text } = await read(mail(userLetters['forgot-password'], { link: LINK }))

    const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, target]) => target)
    expect(targets).toEqual([LINK, LINK])
    expect(html).toContain(`>${LINK}</a>`)
    expect(text).toContain(`Postavi novu lozinku:\n${LINK}\n`)
  })

  test('tells programs who it is from, and asks for no answer of machines', async () => {
    const { from, replyTo, to, date, headers } = await read(
      mail(userLetters['password-changed'], {}),
    )
    const header = (key: string) => headers.find((one) => one.key === key)?.value

    expect(from).toMatchObject({ name: 'Jadranski sportski savez', address: 'no-reply@localhost' })
    expect(to).toMatchObject([{ address: TO }])
    expect(new Date(date ?? '').toISOString()).toBe(deps.clock.now().toISOString())
    expect(header('auto-submitted')).toBe('auto-generated')
    expect(replyTo).toBeUndefined()
  })

  test('names the federation as the foot of the pages does', async () => {
    await database.db.transaction().execute(async (trx) => {
      const elementId = await createElement(trx, {
        pageId: null,
        handler: 'footer-section',
        language: 'hrv',
        title: 'Podnožje',
        body: { meta: { ...FOOTER, sponsor: null } },
        at: deps.clock.now().toISOString(),
      })
      await publishElement(trx, { elementId, version: 1 })
    })

    const { html, text, replyTo } = await read(mail(userLetters['password-changed'], {}))

    for (const part of [html, text]) {
      expect(part).toContain('Jadranski sportski savez')
      expect(part).toContain('Obala svjetionika 7, 10296 Luka')
      expect(part).toContain('savez@jss.example')
    }
    expect(replyTo).toMatchObject([{ address: 'savez@jss.example' }])
  })

  test('shows what somebody typed as text, and lets none of it into its head', async () => {
    const { html, text, subject, headers } = await read(
      mail(userLetters.welcome, {
        firstName: '<b onclick=x>Ana</b>\r\nBcc: all@example.com\r\n\r\n<script>',
      }),
    )

    expect(html).not.toMatch(/<b |<script/)
    expect(html).toContain('&lt;b onclick=x&gt;Ana&lt;/b&gt;')
    expect(text).toContain('<b onclick=x>Ana</b>')
    expect(subject).toBe('Dobro došli!')
    expect(headers.some(({ key }) => key === 'bcc')).toBe(false)
    expect(smtp.recipients.at(-1)).toBe(TO)

    const link = `${LINK}&a="><script>`
    const change = await read(
      mail(userLetters['email-change-confirm'], { link, newEmail: '<i>a@b</i>' }),
    )
    expect(change.html).not.toMatch(/<i>|<script/)
    expect(change.html).toContain('&lt;i&gt;a@b&lt;/i&gt;')
  })

  test('goes to one address alone, whatever was made of it', async () => {
    const bad = [`${TO}\r\nBcc: all@example.com`, `${TO}, all@example.com`, `<${TO}>`, '', 'ana']
    for (const [at, to] of bad.entries()) {
      const one = { ...mail(userLetters['password-changed'], {}), to, id: `bad-${at}` }
      await expect(sendMail(deps, one)).rejects.toThrow()
    }
    const script = mail(userLetters['forgot-password'], { link: 'javascript:alert(1)' })
    await expect(sendMail(deps, { ...script, id: 'bad-link' })).rejects.toThrow()

    expect(smtp.mails).toHaveLength(0)
  })

  test('becomes files that only their owner reads where there is no server', async () => {
    const config = { ...deps.config, smtpUrl: null, dataDir }
    await sendMail(
      { ...deps, config },
      { ...mail(userLetters['forgot-password'], { link: LINK }), id: 'file' },
    )

    const folder = join(dataDir, 'outbox')
    const files = (await readdir(folder)).sort()
    expect(files.map((file) => file.replace(/^20260302T090000000Z-[0-9a-f]{16}/, ''))).toEqual([
      '.eml',
      '.html',
      '.json',
    ])
    for (const file of files) {
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
    }
    const eml = await PostalMime.parse(await readFile(join(folder, files[0] ?? '')))
    expect(eml.subject).toBe('Postavite novu lozinku')
    expect(eml.text).toContain(LINK)
    const html = await readFile(join(folder, files[1] ?? ''), 'utf8')
    expect(html).toContain(LINK)
    expect(JSON.parse(await readFile(join(folder, files[2] ?? ''), 'utf8'))).toMatchObject({
      to: TO,
      subject: 'Postavite novu lozinku',
      at: '2026-03-02T09:00:00.000Z',
    })
  })
})
