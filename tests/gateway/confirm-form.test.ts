import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeFormData } from '#services/contract/forms.ts'
import { FILLED, openForm } from '#tests/services/form-world.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { settled } from '#tests/support/outbox.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { renderer, sendForm } from './form-world.ts'
import { openBrowser } from './visitors.ts'

const CONFIRM = 'Potvrdite e-adresu'
const CONFIRMED = 'Hvala, vaša je e-adresa potvrđena.'
const DEAD = 'Poveznica više ne vrijedi'

describe('the page behind the letter of a form, without scripts', () => {
  let services: TestServices
  let graph: TestGateway
  let formId: number
  let made = 0

  beforeAll(async () => {
    services = await startServices()
    graph = await startGateway({
      servicesUrl: services.url,
      clock: services.clock,
      renderer,
      config: { hasPageCache: false },
    })
    formId = await openForm(services, await services.as('content.write'), { confirmsEmail: true })
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  /** The address that the letter about a new answer leads to. */
  async function letter(): Promise<{ readonly email: string; readonly link: URL }> {
    made += 1
    const email = `ana-${made}@posta.example`
    const data = { ...FILLED, eadresa1: email }
    await services.call(storeFormData, { id: formId, data, sendId: `${made}` })
    await settled(services)
    const [mail] = await mailsTo(services, email)
    return { email, link: new URL(/http:\S+potvrdi-email\S+/.exec(mail?.text ?? '')?.[0] ?? '') }
  }
  const open = async ({ pathname, search }: URL, fields?: Record<string, string>) =>
    await sendForm(graph, openBrowser(graph), pathname + search, fields)
  const press = async (link: URL) =>
    await open(link, { intent: 'confirmForm', token: link.searchParams.get('token') ?? '' })
  const isConfirmed = async (email: string) =>
    await services.db
      .selectFrom('form_answer')
      .select('confirmed_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
      .then((row) => row.confirmed_at !== null)

  test('a look confirms nothing, and one press does, also again [FM-16]', async () => {
    const { email, link } = await letter()
    const seen = await open(link)
    expect(seen.status).toBe(200)
    expect(seen.text).toContain(CONFIRM)
    expect(seen.text).not.toContain(CONFIRMED)
    expect(await isConfirmed(email)).toBe(false)
    for (const _ of ['first', 'again']) {
      const pressed = await press(link)
      expect(pressed.status).toBe(200)
      expect(pressed.text).toContain(CONFIRMED)
      expect(pressed.text).not.toContain(CONFIRM)
    }
    expect(await isConfirmed(email)).toBe(true)
  })

  test('a link that is over or forged says so, and leads home [FM-16~]', async () => {
    const { email, link } = await letter()
    const forged = new URL(link)
    forged.searchParams.set('token', 'x'.repeat(40))
    const answers = [await press(forged)]
    services.clock.advance(7 * 86_400_000)
    answers.push(await press(link))
    for (const { status, text, html } of answers) {
      expect([status, text.includes(DEAD), text.includes(CONFIRMED)]).toEqual([422, true, false])
      expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Na početnu stranicu</)
    }
    expect(await isConfirmed(email)).toBe(false)
  })

  test.each([
    ['an unknown kind', { kind: 'toString' }],
    ['a kind without a token', { token: null }],
    ['a token without a kind', { kind: null }],
  ])('%s is a 404, so that nothing seems confirmed [EC-05~]', async (_, change) => {
    const { link } = await letter()
    for (const [name, value] of Object.entries(change)) {
      if (value === null) link.searchParams.delete(name)
      else link.searchParams.set(name, value)
    }
    const { status, text } = await open(link)
    expect([status, text.includes(CONFIRMED)]).toEqual([404, false])
  })
})
