import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { insertPaymentMethod, readMessage, startPayment } from '#services/modules/payment/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

/** The shop's address, where the sandbox posts its messages. */
type Shop = {
  readonly url: string
  readonly messages: Record<string, string>[]
  refuse(times: number): void
  close(): Promise<void>
}

async function openShop(): Promise<Shop> {
  const messages: Record<string, string>[] = []
  let refusals = 0
  const server: Server = createServer(async (request, response) => {
    const body = await text(request)
    const isRefused = refusals > 0
    if (isRefused) refusals -= 1
    else
      messages.push({ path: request.url ?? '', ...Object.fromEntries(new URLSearchParams(body)) })
    response.writeHead(isRefused ? 503 : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    refuse: (times) => {
      refusals = times
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const AWAITED = { isAwaited: async () => true }

eachEngine('payment sandbox', (engine) => {
  let shop: Shop
  let services: TestServices
  let card: number

  beforeAll(async () => {
    shop = await openShop()
    services = await startServices({ engine, config: { publicUrl: shop.url } })
    card = await services.db.transaction().execute(
      async (trx) =>
        await insertPaymentMethod(trx, {
          ...{ adapter: 'sandbox', position: 1, maxCents: null, exceptDeliveryIds: [], texts: {} },
        }),
    )
  })
  afterAll(async () => {
    await services.close()
    await shop.close()
  })
  beforeEach(() => {
    shop.messages.length = 0
  })

  /** The fields of the form that a new payment sends to the sandbox. */
  const formOf = async (number = '2026-000123'): Promise<Record<string, string>> => {
    const { html } = await services.db.transaction().execute(
      async (trx) =>
        await startPayment(trx, services.services.deps, {
          ...{ orderSlug: 'narudzba', number, amountCents: 8_490, currency: 'EUR' },
          ...{ methodId: card, email: 'ana@posta.example', language: 'hrv' },
          ...{ lines: [], billingCountry: 'HR' },
          ...{ successUrl: `${shop.url}/uspjeh`, failureUrl: `${shop.url}/neuspjeh` },
        }),
    )
    return fieldsIn(String(html))
  }
  const fieldsIn = (html: string): Record<string, string> =>
    Object.fromEntries(
      [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)]
        .map(([, name = '', value = '']) => [name, unescaped(value)] as const)
        .filter(([name]) => name !== 'choice'),
    )
  const unescaped = (html: string): string =>
    html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  const post = async (path: string, fields: Record<string, string>): Promise<Response> =>
    await fetch(`${services.url}/pay/sandbox/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const choose = async (choice: string) => {
    const response = await post('answer', { ...(await formOf()), choice })
    expect(response.status).toBe(303)
    return new URL(response.headers.get('location') ?? '')
  }
  const read = async (fields: Record<string, string>) =>
    await readMessage(
      services.services.deps,
      'sandbox',
      {
        ...{ headers: {}, fields, rawBody: '', via: 'return' },
      },
      AWAITED,
    )
  const arrived = async (count: number) =>
    await vi.waitFor(() => expect(shop.messages).toHaveLength(count), { timeout: 60_000 })
  const queued = async () =>
    await services.db
      .selectFrom('outbox')
      .select('at')
      .where('kind', '=', 'sandbox-webhook')
      .execute()

  describe('its page', () => {
    test('shows the order and its amount, in Croatian and without scripts', async () => {
      const response = await post('start', await formOf('<b>7</b>'))
      const html = await response.text()

      expect(response.status).toBe(200)
      expect(html).toContain('<html lang="hr">')
      expect(html).toContain('&lt;b&gt;7&lt;/b&gt;')
      expect(html).toMatch(/84,90\s€/)
      expect(html).not.toMatch(/<script|javascript:|style=| on\w+=/)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
      expect(policy).toContain(`form-action 'self' ${shop.url}`)
      expect(response.headers.get('referrer-policy')).toBe('same-origin')
      expect(response.headers.get('cache-control')).toBe('no-store')
    })

    test('refuses a request that the shop did not sign', async () => {
      const fields = await formOf()

      for (const wrong of [
        {},
        { ...fields, amount: '0.01' },
        { ...fields, returnUrl: 'https://x.example' },
      ]) {
        expect((await post('start', wrong)).status).toBe(400)
        expect((await post('answer', { ...wrong, choice: 'approve' })).status).toBe(400)
      }
      expect((await post('answer', { ...fields, choice: 'other' })).status).toBe(400)
      expect((await post('answer', fields)).status).toBe(400)
      expect(await queued()).toEqual([])
    })

    test('keeps the signed fields for the answer', async () => {
      const fields = await formOf()
      const html = await (await post('start', fields)).text()

      expect(fieldsIn(html)).toEqual(fields)
    })
  })

  describe('its answer', () => {
    test.each([
      ['approve', 'paid', ['paid']],
      ['decline', 'failed', ['failed']],
      ['abandon', 'failed', []],
      ['twice', 'paid', ['paid', 'paid']],
    ])('%s comes back as %s and is posted: %j', async (choice, returned, posted) => {
      const location = await choose(choice)

      expect(location.origin + location.pathname).toBe(`${shop.url}/pay/return/sandbox`)
      const fields = Object.fromEntries(location.searchParams)
      expect(await read(fields)).toMatchObject({ orderSlug: 'narudzba', kind: returned })
      await arrived(posted.length)
      const kinds = await Promise.all(
        shop.messages.map(async ({ path, ...message }) => {
          expect(path).toBe('/webhook/sandbox')
          return (await read(message))?.kind
        }),
      )
      expect(kinds).toEqual(posted)
      await vi.waitFor(async () => expect(await queued()).toEqual([]), { timeout: 60_000 })
    })

    test('approved late comes back as pending, and is posted after a minute', async () => {
      const { searchParams } = await choose('delay')

      expect(await read(Object.fromEntries(searchParams))).toMatchObject({ kind: 'pending' })
      expect(await queued()).toEqual([
        { at: new Date(services.clock.now().getTime() + 60_000).toISOString() },
      ])
      services.clock.advance(60_000)
      await arrived(1)
      expect(shop.messages[0]).toMatchObject({ result: 'paid' })
    })

    test('is posted again when the shop refuses it', async () => {
      shop.refuse(2)
      await choose('approve')

      await vi.waitFor(
        async () => {
          services.clock.advance(5_000)
          expect(shop.messages).toHaveLength(1)
        },
        { timeout: 60_000 },
      )
    })
  })

  test('does not exist where it is off', async () => {
    const off = await startServices({ engine, config: { paymentSandbox: false } })
    const answer = await fetch(`${off.url}/pay/sandbox/start`, {
      method: 'POST',
      body: new URLSearchParams(await formOf()),
    })
    await off.close()

    expect(answer.status).toBeGreaterThanOrEqual(404)
  })
})
