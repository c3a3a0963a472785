import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEdits } from '#services/contract/history.ts'
import {
  getLetter,
  listLetters,
  previewLetter,
  saveLetter,
  sendTestLetter,
} from '#services/contract/letters.ts'
import { textFault } from '#services/contract/rules/letter-text.ts'
import { sendMail } from '#services/modules/mail/api.ts'
import { SEND_TEST, sendTest } from '#services/modules/mail/texts/test-letter.ts'
import { writeText } from '#services/modules/mail/texts/text-store.ts'
import { userLetters } from '#services/modules/user/letters/user-letters.ts'
import { openDatabase } from '#services/platform/database.ts'
import { createOutboxWorker } from '#services/platform/jobs/outbox-worker.ts'
import { newEmail } from '#tests/support/accounts.ts'
import { DANGEROUS_HTML } from '#tests/support/dangerous-html.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { statementsOf } from '#tests/support/statements.ts'

const WELCOME = { kind: 'welcome', language: 'HR' } as const
const JOINED = { kind: 'already-registered', language: 'HR' } as const

eachEngine('texts of letters', (engine) => {
  let services: TestServices
  let smtp: TestSmtp
  let writer: Record<string, string>

  beforeAll(async () => {
    smtp = await startSmtp()
    services = await startServices({ engine })
    await services.services.outbox.stop()
    writer = await services.as('mails.write')
  })
  afterAll(async () => {
    await services.close()
    await smtp.close()
  })

  const overSmtp = () => {
    const { deps } = services.services
    return { ...deps, config: { ...deps.config, smtpUrl: smtp.url } }
  }
  const welcome = (to = newEmail()) =>
    ({ letter: userLetters.welcome, to, language: 'hrv', values: { firstName: 'Ana' } }) as const
  const send = async (id: string = newEmail()) => {
    await sendMail(overSmtp(), { ...welcome(), id })
    return smtp.mails.at(-1)
  }
  const change = (path: string, value: string | null, base: string | null = null) => ({
    sitting: crypto.randomUUID(),
    changes: [{ path, base, value }],
  })
  const save = async (path: string, value: string | null, base: string | null = null) =>
    await services.call(saveLetter, { ...WELCOME, ...change(path, value, base) }, writer)
  const textAt = async (path: string) =>
    (await services.call(getLetter, WELCOME, writer)).letter.texts.find((one) => one.path === path)

  test('a changed text is in the next letter, in the history, and goes back to the shipped one [case 18]', async () => {
    expect((await send())?.subject).toBe('Dobro došli!')
    const saved = await save('subject', 'Dobro nam došli, {firstName}!')
    expect(saved).toMatchObject({ applied: ['subject'], differing: [] })
    const mail = await send()
    expect(mail?.subject).toBe('Dobro nam došli, Ana!')
    expect(mail?.text).toContain('Dobro došli, Ana!')

    const { letters } = await services.call(listLetters, {}, writer)
    expect(letters.find(({ kind }) => kind === 'welcome')).toMatchObject({
      ...{ name: { hr: 'dobrodošlica', en: 'welcome' }, isToStaff: false },
      languages: [{ language: 'HR', changed: 1, outdated: 0 }, { language: 'EN' }],
    })
    expect(letters.find(({ kind }) => kind === 'staff-invited')).toMatchObject({
      languages: [{ language: 'HR' }, { language: 'EN' }],
    })
    await save('subject', null, 'Dobro nam došli, {firstName}!')
    expect((await send())?.subject).toBe('Dobro došli!')
    expect(await services.db.selectFrom('letter_text').selectAll().execute()).toEqual([])
    const record = { entity: 'letter', id: 'welcome/hrv' }
    const { edits } = await services.call(listEdits, record, writer)
    expect(edits.map(({ path, before, after }) => [path, before, after])).toEqual([
      ['subject', 'Dobro nam došli, {firstName}!', null],
      ['subject', null, 'Dobro nam došli, {firstName}!'],
    ])
  })

  test('of two who change one text the second sees both, and a save needs the right', async () => {
    const first = 'Zdravo, {firstName}!'
    await save('greeting', first)
    const { applied, differing } = await save('greeting', 'Bok, {firstName}!')
    expect(applied).toEqual([])
    expect(differing).toMatchObject([
      { path: 'greeting', value: 'Bok, {firstName}!', current: first, at: expect.any(String) },
    ])
    await save('greeting', null, first)
    const reader = await services.as('mails.read', 'mails.send')
    const given = { ...WELCOME, ...change('greeting', 'Bok!') }
    expect((await services.send(saveLetter, given, reader)).status).toBe(403)
  })

  test('a text is refused at its field when a placeholder is unknown, or a required one missing', async () => {
    const refused = async (input: object) => (await services.send(saveLetter, input, writer)).body
    expect(await refused({ ...WELCOME, ...change('greeting', 'Bok, {ime}!') })).toMatchObject({
      error: { code: 'UNKNOWN_PLACEHOLDER', field: 'greeting' },
    })
    expect(
      await refused({ ...JOINED, ...change('afterButton', 'Novu možete postaviti.') }),
    ).toMatchObject({ error: { code: 'MISSING_PLACEHOLDER', field: 'afterButton' } })
    for (const value of ['', ' ', 'x'.repeat(151), 'Bok\r\nBcc: svi@savez.example', 7]) {
      const given = { ...WELCOME, ...change('subject', value as string) }
      expect([value, await refused(given)]).toMatchObject([
        value,
        { error: { code: 'INVALID_INPUT', field: 'subject' } },
      ])
    }
    for (const given of [{ kind: 'no-such' }]) {
      const input = { ...WELCOME, ...given, ...change('subject', 'Bok') }
      expect((await services.send(saveLetter, input, writer)).status).toBe(404)
    }
    expect(await refused({ ...WELCOME, ...change('nothing', null) })).toMatchObject({
      error: { field: 'nothing' },
    })
  })

  test('70 payloads run nowhere: each is refused, or is text in the preview and in the letter [case 19]', async () => {
    const tags = (html: string | undefined) => html?.match(/<[a-z!/]/gi)?.length ?? 0
    const plain = tags((await send())?.html)
    const prose = { maxLength: 2_000, hasLines: true, placeholders: [] }
    const texts = DANGEROUS_HTML.filter((payload) => textFault(payload, prose) === null)
    for (const payload of DANGEROUS_HTML.filter((one) => !texts.includes(one))) {
      const given = { ...WELCOME, ...change('text', payload) }
      expect((await services.send(saveLetter, given, writer)).status).toBe(400)
    }
    expect(texts.length).toBeGreaterThan(55)

    const paths = ['text', 'end', 'notYou']
    let bases: readonly (string | null)[] = [null, null, null]
    for (let from = 0; from < texts.length; from += paths.length) {
      const values = paths.map((_path, index) => texts[from + index] ?? 'x')
      const breaks = values.join('').split('\n').length - 1
      const typed = paths.map((path, index) => ({ path, value: values[index] ?? '' }))
      const draft = { ...WELCOME, path: null, texts: typed }
      const shown = await services.call(previewLetter, draft, writer)
      expect([values, tags(shown.html)]).toEqual([values, plain + breaks])

      const changes = typed.map((text, index) => ({ ...text, base: bases[index] ?? null }))
      const given = { ...WELCOME, sitting: crypto.randomUUID(), changes }
      await services.call(saveLetter, given, writer)
      bases = values
      const mail = await send()
      expect([values, tags(mail?.html)]).toEqual([values, plain + breaks])
      for (const value of values) expect(mail?.text).toContain(value.split(/\s/)[0])
    }
    for (const [index, path] of paths.entries()) await save(path, null, bases[index])
  })

  test('a preview follows what is typed, also with faults, in an example that has the text', async () => {
    const preview = async (path: string, value: string) =>
      await services.call(
        previewLetter,
        { kind: 'order-cancelled', language: 'HR', path, texts: [{ path, value }] },
        writer,
      )
    const returned = await preview('returned', 'Paket narudžbe {number} je ovdje. {što}')
    expect(returned.text).toContain('Paket narudžbe 2026-000123 je ovdje. {što}')
    const expired = await preview('expired', 'Rok je istekao.')
    expect(expired.text).toContain('Rok je istekao.')
    expect(expired.html).toContain('Rok je istekao.')
    expect(expired.subject).toBe('Narudžba 2026-000123 je otkazana')
  })

  test('a test letter goes to the member alone, says so, and has what is typed', async () => {
    const member = await services.as('mails.write')
    const texts = [{ path: 'returned', value: 'Paket je ovdje.' }]
    const draft = { kind: 'order-cancelled', language: 'HR', path: 'returned', texts } as const
    const worker = createOutboxWorker(overSmtp(), new Map([[SEND_TEST, sendTest]]))
    const before = smtp.mails.length
    await services.call(sendTestLetter, draft, member)
    await worker.runOnce()
    expect(smtp.mails).toHaveLength(before + 1)
    const mail = smtp.mails.at(-1)
    expect(mail?.subject).toBe('[Proba] Narudžba 2026-000123 je zatvorena')
    expect(mail?.text).toContain('Paket je ovdje.')
    expect(smtp.recipients.at(-1)).toMatch(/^staff-\d+@test\.example$/)

    const faulty = { ...draft, texts: [{ path: 'returned', value: '{ništa}' }] }
    expect((await services.send(sendTestLetter, faulty, member)).status).toBe(400)
    for (let more = 1; more < 20; more += 1) await services.call(sendTestLetter, draft, member)
    expect((await services.send(sendTestLetter, draft, member)).status).toBe(429)
    await services.db.deleteFrom('outbox').execute()
  })

  test('a letter that was written once is tried again as it was, though its texts have changed', async () => {
    const id = newEmail()
    const text = 'Prvi tekst.'
    await save('text', text)
    smtp.be('delays')
    await expect(send(id)).rejects.toThrow()
    await save('text', 'Drugi tekst.', text)
    smtp.be('takes')
    expect((await send(id))?.text).toContain(text)
    expect((await send())?.text).toContain('Drugi tekst.')
    await save('text', null, 'Drugi tekst.')
  })

  test('a text whose shipped one is another since is marked, until it is saved again as it is', async () => {
    const stored = { letter: 'welcome', language: 'hrv', path: 'end' } as const
    await services.db.transaction().execute(async (trx) => {
      await writeText(trx, { ...stored, value: 'Veselimo se.', shipped: 'Nekad.' })
    })
    expect(await textAt('end')).toMatchObject({ value: 'Veselimo se.', formerShipped: 'Nekad.' })
    const { letters } = await services.call(listLetters, {}, writer)
    expect(letters.find(({ kind }) => kind === 'welcome')?.languages).toMatchObject([
      { language: 'HR', outdated: 1 },
      { language: 'EN', outdated: 0 },
    ])
    await save('end', 'Veselimo se.', 'Veselimo se.')
    expect(await textAt('end')).toMatchObject({ value: 'Veselimo se.', formerShipped: null })
    await save('end', null, 'Veselimo se.')
    expect(await textAt('end')).toMatchObject({ value: null, formerShipped: null })
  })

  test('a letter costs no statement more, and the next one has what another program changed', async () => {
    await send()
    const statements = await statementsOf(engine, async () => {
      await send()
    })
    expect(statements.filter((sql) => sql.includes('letter_text'))).toEqual([])
    const beside = openDatabase(services.config, { log: pino({ level: 'silent' }), sole: false })
    const stored = { letter: 'welcome', language: 'hrv', path: 'end' } as const
    await beside.db.transaction().execute(async (trx) => {
      await writeText(trx, { ...stored, value: 'Veselimo se.', shipped: '' })
    })
    await beside.close()
    expect((await send())?.text).toContain('Veselimo se.')
  })
})
