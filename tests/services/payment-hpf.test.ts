import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  adapterNames,
  insertPaymentMethod,
  offeredPayments,
  type ProviderMessage,
  readMessage,
  startPayment,
} from '#services/modules/payment/api.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'

const KEY = 'key of the merchant'
const HPF = {
  formUrl: 'https://form.provider.example/v2/form',
  authenticityToken: 'token of the merchant',
  merchantKey: KEY,
}
const APPROVED = { status: 'approved', response_code: '0000', transaction_type: 'purchase', id: 17 }

const sha512 = (text: string): string => createHash('sha512').update(text).digest('hex')

/** As the provider checks the form: the key, the order, the amount in cents and the currency. */
const digestOf = ({ order_number, amount, currency }: Record<string, string>): string =>
  sha512(`${KEY}${order_number}${amount}${currency}`)

const AWAITED = { isAwaited: async () => true }

eachEngine('hosted payment form', (engine) => {
  let database: TestDatabase
  let deps: ModuleDeps
  let card: number

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    const config = { ...database.deps.config, paymentProviders: { hpf: HPF, payPal: null } }
    deps = { ...database.deps, config }
    card = await database.db.transaction().execute(
      async (trx) =>
        await insertPaymentMethod(trx, {
          ...{ adapter: 'hpf', position: 1, maxCents: null, exceptDeliveryIds: [] },
          texts: { hrv: { name: 'Kartica', description: '' } },
        }),
    )
  })
  afterAll(async () => await database.close())

  const formOf = async (language = 'hrv') => {
    const { html, paymentId } = await database.db.transaction().execute(
      async (trx) =>
        await startPayment(trx, deps, {
          ...{ orderSlug: 'narudzba', number: '2026-000123', amountCents: 8_490, currency: 'EUR' },
          ...{ methodId: card, email: 'ana@posta.example', language, lines: [] },
          billingCountry: 'HR',
          ...{ successUrl: 'http://localhost:4000/a', failureUrl: 'http://localhost:4000/b' },
        }),
    )
    const fields: Record<string, string> = {}
    for (const [, name = '', value = ''] of String(html).matchAll(
      /name="(\w+)" value="([^"]*)"/g,
    )) {
      fields[name] = value.replaceAll('&amp;', '&')
    }
    return { html: String(html), paymentId, fields }
  }

  const read = async (message: Partial<ProviderMessage>) =>
    await readMessage(
      deps,
      'hpf',
      {
        ...{ headers: {}, fields: {}, rawBody: '', via: 'webhook' as const },
        ...message,
      },
      AWAITED,
    )

  const callback = async (event: unknown, key = KEY) => {
    const rawBody = JSON.stringify(event)
    const authorization = `WP3-callback ${sha512(key + rawBody)}`
    return await read({ rawBody, headers: { authorization } })
  }

  const returned = async (address: string, more: Record<string, string> = {}) => {
    const fields = { ...Object.fromEntries(new URL(address).searchParams), ...more }
    return await read({ fields, via: 'return' })
  }

  test('is offered only where it is configured', async () => {
    const cart = { language: 'hrv', totalCents: 1, isPrepaid: false, deliveryMethodId: null }

    expect(await offeredPayments(deps.db, deps, cart)).toMatchObject([
      { paymentType: 'HPF', kind: 'provider', name: 'Kartica' },
    ])
    expect(adapterNames(deps.config)).toEqual(['sandbox', 'hpf'])
    expect(await offeredPayments(deps.db, database.deps, cart)).toEqual([])
  })

  test('the browser posts signed fields to the provider', async () => {
    const { html, paymentId, fields } = await formOf()

    expect(html).toMatch(
      /^<form method="post" action="https:\/\/form\.provider\.example\/v2\/form">/,
    )
    expect(fields).toMatchObject({
      ...{ authenticity_token: HPF.authenticityToken, order_number: paymentId, amount: '8490' },
      ...{ currency: 'EUR', transaction_type: 'purchase', order_info: '2026-000123' },
      ...{ ch_email: 'ana@posta.example', language: 'hr', digest: digestOf(fields) },
      callback_url_override: 'http://localhost:4000/webhook/hpf',
    })
    expect(html).not.toContain(KEY)
    expect((await formOf('eng')).fields['language']).toBe('en')
  })

  test('only the callback of the provider pays [PO-12~]', async () => {
    const { paymentId } = await formOf()
    const event = { order_number: paymentId, amount: 8_490, currency: 'EUR', ...APPROVED }

    expect(await callback(event)).toMatchObject({ paymentId, kind: 'paid', reference: '17' })
    expect(await callback(event, 'another key')).toBeNull()
    expect(await read({ rawBody: JSON.stringify(event) })).toBeNull()
    expect(await read({ fields: event, via: 'return' })).toBeNull()
    expect(await read({ fields: event, via: 'pgSuccess' })).toBeNull()
    expect(await callback({ ...event, amount: 8_489 })).toBeNull()
    expect(await callback({ ...event, currency: 'HUF' })).toBeNull()
    expect(await callback({ ...event, order_number: '0'.repeat(32) })).toBeNull()
    expect(await callback('text')).toBeNull()
  })

  test('a declined card fails, and what is no purchase changes nothing', async () => {
    const { paymentId } = await formOf()
    const event = { order_number: paymentId, amount: 8_490, currency: 'EUR', ...APPROVED }

    const declined = { ...event, status: 'declined', response_message: 'Do not honour' }
    expect(await callback(declined)).toMatchObject({ kind: 'failed', reason: 'Do not honour' })
    expect(await callback({ ...event, response_code: '1001' })).toMatchObject({ kind: 'failed' })
    const refund = { ...event, amount: 100, transaction_type: 'refund' }
    expect(await callback(refund)).toMatchObject({ kind: 'pending' })
  })

  test('the browser comes back by addresses of ours, which do not pay [PO-12~]', async () => {
    const { paymentId, fields } = await formOf()
    const back = fields['success_url_override'] ?? ''
    const cancelled = fields['cancel_url_override'] ?? ''
    const appended = { response_code: '0000', order_number: paymentId, digest: 'x' }

    expect(back).toMatch(/^http:\/\/localhost:4000\/pay\/return\/hpf\?/)
    expect(await returned(back, appended)).toMatchObject({ paymentId, kind: 'pending' })
    expect(await returned(cancelled)).toMatchObject({
      paymentId,
      kind: 'failed',
      reason: 'cancelled',
    })
    expect(await returned(back, { result: 'cancelled' })).toBeNull()
    expect(await returned(back, { payment: '0'.repeat(32) })).toBeNull()
    expect(await returned(back, { signature: '' })).toBeNull()
  })
})
