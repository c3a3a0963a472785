import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveDeskForm } from '#services/contract/form-desk.ts'
import { storeFormData } from '#services/contract/forms.ts'
import { setOption } from '#services/modules/cms/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { fromPlace, mailsTo } from '#tests/support/accounts.ts'
import { settled } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { FIELDS, FILLED, openForm } from './form-world.ts'

const START = '2026-03-02T09:00:00.000Z'
const MINUTE_MS = 60_000

eachEngine('answers to a form', (engine) => {
  let services: TestServices
  let staff: Record<string, string>
  let places = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    staff = await services.as('content.write')
    await inTransaction(services.db, async (trx) => {
      await setOption(trx, { key: 'SendEmailTo', value: 'ured@bura.example' })
      await setOption(trx, { key: 'SendGdprTo', value: 'gdpr@bura.example' })
    })
  })
  afterAll(async () => await services?.close())
  beforeEach(() => services.clock.set(START))

  const send = async (id: number, data: object, more: object = {}) => {
    places += 1
    const headers = { ...fromPlace(places) }
    const given = { id, data, ...more }
    const { status, body } = await services.send(storeFormData, given, headers)
    return { status, ...(body as { error?: { code: string; field: string; message: string } }) }
  }
  const answersTo = async (id: number) => {
    const rows = services.db.selectFrom('form_answer').selectAll().where('form_id', '=', id)
    return (await rows.orderBy('id').execute()).map((row) => ({
      ...row,
      answers: JSON.parse(row.answers),
    }))
  }

  test('are stored with the labels that the form had when they were sent [FM-15]', async () => {
    const id = await openForm(services, staff)
    const data = { ...FILLED, velicina: 'l', pristaje: 'true', skriveno: 'x', nepoznat: 'y' }
    expect(await send(id, data, { page: '/kontakt' })).toEqual({
      ...{ status: 200, success: true, message: 'Hvala, javit ćemo se.' },
      needsConfirmation: false,
    })
    const renamed = { ...FIELDS.velicina, label: { hrv: 'Kroj' } }
    const changes = [
      { path: 'field.velicina', base: FIELDS.velicina, value: renamed },
      { path: 'field.poruka01', base: FIELDS.poruka01, value: null },
    ]
    await services.call(saveDeskForm, { id, sitting: 'sitting-1', changes } as never, staff)
    expect(await answersTo(id)).toMatchObject([
      {
        ...{ created_at: START, language: 'hrv', page: '/kontakt', state: 'NEW' },
        ...{ email: 'ana@posta.example', email_key: 'ana@posta.example', confirmed_at: null },
        answers: [
          { id: 'imeprezi', type: 'TEXT', label: 'Ime i prezime', values: ['Ana Marić'] },
          { id: 'eadresa1', type: 'EMAIL', label: 'E-adresa', values: ['ana@posta.example'] },
          { id: 'poruka01', type: 'LONG_TEXT', label: 'Poruka', values: ['Pozdrav'] },
          { id: 'velicina', type: 'CHOICE', label: 'Veličina majice', values: ['velika'] },
          { id: 'pristaje', type: 'CONSENT', label: 'Slažem se', values: ['Da'] },
          { id: 'skriveno', type: 'HIDDEN', label: 'Izvor', values: ['kamp-2026'] },
        ],
      },
    ])
  })

  test.each([
    [{ ...FILLED, imeprezi: ' ' }, 'imeprezi', 'required'],
    [{ ...FILLED, eadresa1: 'ana' }, 'eadresa1', 'email'],
    [{ ...FILLED, velicina: ['s', 'l'] }, 'velicina', 'choice'],
    [{ ...FILLED, imeprezi: 'a'.repeat(501) }, 'imeprezi', 'maxLength:500'],
  ])(
    '%j is refused by the rule of the field, and nothing is stored [FM-03~] [FM-04~]',
    async (data, field, rule) => {
      const id = await openForm(services, staff)
      expect(await send(id, data)).toMatchObject({
        ...{ status: 400, error: { code: 'INVALID_INPUT', field, message: rule } },
      })
      expect(await answersTo(id)).toEqual([])
    },
  )

  test.each([
    ['a closed form', {}, 404],
    [
      'more fields than any form has',
      Object.fromEntries([...Array(101).keys()].map((n) => [`f${n}`, 'x'])),
      400,
    ],
    [
      'a whole book',
      { ...FILLED, poruka01: ['a', 'b', 'c', 'd'].map((one) => one.repeat(19_000)) },
      400,
    ],
  ])('%s takes nothing', async (title, data, status) => {
    const id = await openForm(services, staff)
    if (title === 'a closed form') {
      const changes = [{ path: 'isOpen', base: true, value: false }]
      await services.call(saveDeskForm, { id, sitting: 'sitting-2', changes } as never, staff)
    }
    expect((await send(id, data)).status).toBe(status)
    expect(await answersTo(id)).toEqual([])
  })

  test('a program that fills the trap is answered as people are, and stores nothing', async () => {
    const id = await openForm(services, staff)
    const accepted = await send(id, FILLED)
    expect(await send(id, FILLED, { trap: 'http://spam.example' })).toEqual(accepted)
    expect(await answersTo(id)).toHaveLength(1)
  })

  test.each([
    ['without an address', {}, false],
    ['with one', { eadresa1: 'ana@posta.example' }, true],
  ])(
    'the answer to a program %s names a letter as that to people does',
    async (_, more, isSent) => {
      const email = { ...FIELDS.eadresa1, isRequired: false }
      const fields = { ...FIELDS, eadresa1: email }
      const id = await openForm(services, staff, { confirmsEmail: true, fields })
      const data = { imeprezi: 'Ana Marić', ...more }
      for (const trap of ['http://spam.example', '']) {
        expect(await send(id, data, { trap })).toMatchObject({ needsConfirmation: isSent })
      }
    },
  )

  test('ten presses of one form are one answer with one letter, and later ones another', async () => {
    const id = await openForm(services, staff, { recipients: `dvaput-${engine}@bura.example` })
    const sendId = '5f0c1b2a-one-press'
    const presses = await Promise.all(
      Array.from({ length: 10 }, () => send(id, FILLED, { sendId })),
    )
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([200]))
    await settled(services)
    expect(await answersTo(id)).toHaveLength(1)
    expect(await mailsTo(services, `dvaput-${engine}@bura.example`)).toHaveLength(1)
    services.clock.advance(MINUTE_MS)
    await send(id, FILLED, { sendId })
    expect(await answersTo(id)).toHaveLength(2)
  })

  test('without an id of the press the same words of one place are one answer', async () => {
    const id = await openForm(services, staff)
    const given = { id, data: FILLED }
    for (const place of [201, 201, 202]) {
      await services.call(storeFormData, given, fromPlace(place))
    }
    expect(await answersTo(id)).toHaveLength(2)
  })

  test('one place sends sixty an hour at most', async () => {
    const recipients = `mnogo-${engine}@bura.example`
    const id = await openForm(services, staff, { recipients })
    const statuses = []
    for (let sent = 0; sent < 62; sent += 1) {
      const given = { id, data: FILLED, sendId: `${sent}` }
      const { status } = await services.send(storeFormData, given, fromPlace(250))
      statuses.push(status)
    }
    expect(statuses.slice(58)).toEqual([200, 200, 429, 429])
    expect(await answersTo(id)).toHaveLength(60)
  })

  test('recipients of the form get the answer in plain words, whose addresses are no links [CM-14~]', async () => {
    const to = `tajnica-${engine}@bura.example`
    const id = await openForm(services, staff, { recipients: to })
    const poruka01 = 'Javite se na https://evil.example/x\n<b>odmah</b>'
    await send(id, { ...FILLED, poruka01, velicina: 's' })
    await settled(services)
    const [mail] = await mailsTo(services, to)
    expect(mail).toMatchObject({ subject: 'Novi odgovor: Pišite nam' })
    expect(mail?.text).toContain('Veličina majice:\nmala')
    expect(mail?.text).toContain('<b>odmah</b>')
    expect(mail?.html).toContain('&lt;b&gt;odmah&lt;/b&gt;')
    expect(mail?.html).not.toContain('href="https://evil.example')
    expect(mail?.text).not.toContain('https://evil.example')
  })

  test.each([
    ['CONTACT', 'ured@bura.example'],
    ['PRIVACY', 'gdpr@bura.example'],
  ] as const)(
    'a form for %s without recipients writes to %s of the options [CM-14]',
    async (purpose, to) => {
      const id = await openForm(services, staff, { purpose })
      const before = (await mailsTo(services, to)).length
      await send(id, FILLED)
      await settled(services)
      expect(await mailsTo(services, to)).toHaveLength(before + 1)
    },
  )
})

eachEngine('an answer while the mail server is away', (engine) => {
  test('is stored and thanked for, and its letter leaves when the server is back [FM-15~]', async () => {
    const smtp = await startSmtp()
    smtp.be('delays')
    const services = await startServices({ engine, config: { smtpUrl: smtp.url } })
    // Its own attempt would overlap with those of the test.
    await services.services.outbox.stop()
    try {
      const staff = await services.as('content.write')
      const id = await openForm(services, staff, { recipients: 'ured@bura.example' })
      expect((await services.call(storeFormData, { id, data: FILLED })).success).toBe(true)
      await services.services.outbox.runOnce()
      expect([smtp.mails.length, await countAnswers(services)]).toEqual([0, 1])
      smtp.be('takes')
      services.clock.advance(2 * 60 * MINUTE_MS)
      await settled(services)
      expect(smtp.recipients).toEqual(['ured@bura.example'])
      expect(smtp.mails[0]?.replyTo).toMatchObject([{ address: 'ana@posta.example' }])
    } finally {
      await services.close()
      await smtp.close()
    }
  })
})

async function countAnswers({ db }: TestServices): Promise<number> {
  return (await db.selectFrom('form_answer').select('id').execute()).length
}
