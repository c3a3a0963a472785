import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveDeskForm } from '#services/contract/form-desk.ts'
import { confirmFormEmail, contactAdmin, storeFormData } from '#services/contract/forms.ts'
import { readGoal } from '#services/contract/goals.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { settled } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { FIELDS, FILLED, openForm } from './form-world.ts'

const START = '2026-03-02T09:00:00.000Z'
const DAY_MS = 86_400_000
const THANKS = 'Hvala, vaša je e-adresa potvrđena.'

eachEngine('the letter that confirms the address of an answer', (engine) => {
  let services: TestServices
  let staff: Record<string, string>
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine, config: { goalHosts: ['partner.example'] } })
    staff = await services.as('content.write', 'media.write')
  })
  afterAll(async () => await services?.close())
  beforeEach(() => services.clock.set(START))

  const change = (id: number, path: string, base: unknown, value: unknown) => {
    const changes = [{ path, base, value }]
    const sitting = `sitting-${Math.random()}`
    return services.send(saveDeskForm, { id, sitting, changes }, staff)
  }
  /** The address of the link in the letter about a new answer. */
  const sendForm = async (id: number) => {
    made += 1
    const email = `ana-${engine}-${made}@posta.example`
    const data = { ...FILLED, eadresa1: email }
    const sent = await services.call(storeFormData, { id, data, sendId: `${made}` })
    expect(sent.needsConfirmation).toBe(true)
    return email
  }
  const linkTo = async (email: string) => {
    await settled(services)
    const [mail] = await mailsTo(services, email)
    const [link = ''] = /http:\S+potvrdi-email\S+/.exec(mail?.text ?? '') ?? []
    return Object.fromEntries(new URL(link).searchParams)
  }
  const stateOf = async (email: string) =>
    await services.db
      .selectFrom('form_answer')
      .select('confirmed_at')
      .where('email', '=', email)
      .executeTakeFirst()

  test('confirms once, and answers the same to every repetition [FM-16]', async () => {
    const email = await sendForm(await openForm(services, staff, { confirmsEmail: true }))
    const { token = '', kind, goalType } = await linkTo(email)
    expect([kind, goalType]).toEqual(['form', 'message'])
    const answer = { success: true, goalType: 'message', goal: THANKS, confirmedEmail: email }
    expect(await services.call(confirmFormEmail, { id: token })).toEqual(answer)
    services.clock.advance(30 * DAY_MS)
    expect(await services.call(confirmFormEmail, { id: token })).toEqual(answer)
    expect(await stateOf(email)).toEqual({ confirmed_at: START })
  })

  test('is over after seven days, and forged tokens were never valid [FM-16~]', async () => {
    const email = await sendForm(await openForm(services, staff, { confirmsEmail: true }))
    const { token = '' } = await linkTo(email)
    services.clock.advance(7 * DAY_MS)
    for (const id of [token, `${token.slice(0, -2)}xx`, 'x'.repeat(40)]) {
      const { status, body } = await services.send(confirmFormEmail, { id })
      expect([status, body]).toMatchObject([400, { error: { code: 'INVALID_TOKEN' } }])
    }
    expect(await stateOf(email)).toEqual({ confirmed_at: null })
  })

  test.each([
    ['/clanstvo', '/clanstvo'],
    ['https://partner.example/popust', 'https://partner.example/popust'],
  ])('leads to %s where the form says so [EC-04]', async (value, shown) => {
    const id = await openForm(services, staff, { confirmsEmail: true })
    expect((await change(id, 'goal', null, { type: 'URL', value })).status).toBe(200)
    const { token = '', ...link } = await linkTo(await sendForm(id))
    const { goalType, goal } = await services.call(confirmFormEmail, { id: token })
    expect([goalType, goal]).toEqual(['url', shown])
    const { goal: read } = await services.call(readGoal, link as never)
    expect(read?.address).toBe(shown)
  })

  test.each([
    ['URL', 'https://evil.example/x'],
    ['URL', 'https://partner.example@evil.example'],
    ['URL', 'javascript:alert(1)'],
    ['URL', '/\\evil.example'],
    ['URL', 'http://127.0.0.1:8080/'],
    ['FILE', '../../etc/passwd'],
    ['FILE', '987654'],
  ])('cannot lead to the %s %s [EC-04]', async (type, value) => {
    const id = await openForm(services, staff, { confirmsEmail: true })
    const { status, body } = await change(id, 'goal', null, { type, value })
    expect([status, body]).toMatchObject([400, { error: { field: 'goal' } }])
  })

  test('a form without a field for an address writes no letter', async () => {
    const { eadresa1: _, ...fields } = FIELDS
    const id = await openForm(services, staff, { confirmsEmail: true, fields })
    const sent = await services.call(storeFormData, { id, data: { imeprezi: 'Ana' } })
    expect(sent.needsConfirmation).toBe(false)
  })
})

eachEngine('messages and requests by forms', (engine) => {
  let services: TestServices
  let staff: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    staff = await services.as('content.write')
  })
  afterAll(async () => await services?.close())

  const answers = async () => {
    const rows = await services.db.selectFrom('form_answer').selectAll().orderBy('id').execute()
    return rows.map((row) =>
      JSON.parse(row.answers).map(({ values }: { values: string[] }) => values),
    )
  }

  test('contactAdmin stores into the form for messages [FM-17] [AP-31]', async () => {
    const message = { name: 'Ana', email: 'ana@posta.example', message: 'Kada je kamp?' }
    const none = await services.send(contactAdmin, message)
    expect([none.status, none.body]).toMatchObject([404, { error: { code: 'NOT_SUPPORTED' } }])
    await openForm(services, staff, { purpose: 'CONTACT' })
    const given = { ...message, recaptchaKey: 'k', recaptchaResponse: 'r' }
    expect(await services.call(contactAdmin, given)).toMatchObject({ success: true })
    expect(await answers()).toEqual([
      [['Ana'], ['ana@posta.example'], ['Kada je kamp?'], ['kamp-2026']],
    ])
    const more = { phone: '091 000 0000', subject: 'Kamp' }
    expect(await services.call(contactAdmin, { ...message, ...more })).toMatchObject({
      success: true,
    })
    expect((await answers())[1]?.[2]).toEqual(['091 000 0000\n\nKamp\n\nKada je kamp?'])
    const wrong = await services.send(contactAdmin, { ...message, email: 'ana' })
    expect([wrong.status, wrong.body]).toMatchObject([400, { error: { field: 'eadresa1' } }])
  })

  test('a form for privacy opens one request of each kind and address [CM-14~]', async () => {
    const choice = {
      help: null,
      isRequired: true,
      type: 'CHOICE',
      label: { hrv: 'Želim' },
    } as const
    const choices = ['export', 'erasure'].map((one) => ({ id: one, label: { hrv: one } }))
    const fields = { ...FIELDS, zahtjev1: { ...choice, choices } }
    const id = await openForm(services, staff, { purpose: 'PRIVACY', fields })
    const send = async (zahtjev1: string, more: object = {}) =>
      await services.call(storeFormData, { id, data: { ...FILLED, zahtjev1, ...more } })
    await send('export')
    await send('export', { poruka01: 'Javite se' })
    await send('erasure')
    const requests = await services.db
      .selectFrom('privacy_request')
      .select(['kind', 'channel', 'email', 'note'])
      .orderBy('id')
      .execute()
    const same = { channel: 'FORM', email: 'ana@posta.example', note: 'Pozdrav' }
    expect(requests).toEqual([
      { ...same, kind: 'EXPORT' },
      { ...same, kind: 'ERASURE' },
    ])
  })
})
