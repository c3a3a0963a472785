import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressKeyOf, confirmLink, stopLink } from '#services/modules/notice/links.ts'
import { addProduct } from '#tests/services/product-catalogue.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const REQUEST = `mutation ($input: RequestProductNoticeInput!) {
  requestProductNotice(input: $input) {
    __typename
    ... on RequestProductNoticeSuccess { needsConfirmation }
    ... on FormProblem { code field }
  }
}`
const OWN = '{ productNotices { id kind productId name slug price { amount currency } since } }'
const STOP = `mutation ($input: StopProductNoticeInput!) {
  stopProductNotice(input: $input) {
    __typename
    ... on StopProductNoticeSuccess { notices { kind } }
    ... on Problem { code }
  }
}`
const OFFERED = '{ layout { site { checkout { productNotices } } } }'

describe('over our services', () => {
  let services: TestServices
  let graph: TestGateway
  let productId: string

  beforeAll(async () => {
    services = await startServices()
    graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
    productId = String(await addProduct(services, { name: 'Vuneni šal', stock: 0 }))
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  const request = async (input: object, headers = {}) => {
    const given = { productId, kind: 'BACK_IN_STOCK', email: 'gost@posta.example', ...input }
    const { data, errors } = await graph.ask<Record<string, unknown>>(
      REQUEST,
      { input: given },
      headers,
    )
    expect(errors).toEqual([])
    return data['requestProductNotice']
  }

  test('a guest confirms by mail, and the form is told which field is wrong', async () => {
    expect(await request({})).toEqual({
      __typename: 'RequestProductNoticeSuccess',
      needsConfirmation: true,
    })
    const problem = (code: string, field: string) => ({ __typename: 'FormProblem', code, field })
    expect(await request({ email: 'gost' })).toEqual(problem('INVALID_INPUT', 'email'))
    for (const wrong of ['2147480000', 'šal']) {
      expect(await request({ productId: wrong })).toEqual(problem('NOT_FOUND', 'productId'))
    }
    expect(await request({ consents: [99] })).toEqual(problem('INVALID_INPUT', 'consents'))
  })

  test('a customer needs no mail, and reads and stops own notices', async () => {
    const ana = await createCustomer(services)
    const headers = {
      'x-client': 'app',
      authorization: `Bearer ${ana.headers['accessToken'] ?? ''}`,
    }
    const drop = { kind: 'PRICE_DROP', email: ana.email }
    expect(await request(drop, headers)).toMatchObject({ needsConfirmation: false })
    await request({ email: ana.email }, headers)
    const own = await graph.ask<{ productNotices: { id: string }[] }>(OWN, {}, headers)
    expect(own.data.productNotices).toMatchObject([
      { kind: 'BACK_IN_STOCK', productId, name: 'Vuneni šal', price: null },
      { kind: 'PRICE_DROP', price: { amount: '20.00', currency: 'EUR' } },
    ])
    const input = { id: own.data.productNotices[0]?.id }
    const stop = async () => (await graph.ask(STOP, { input }, headers)).data
    expect(await stop()).toEqual({
      stopProductNotice: {
        __typename: 'StopProductNoticeSuccess',
        notices: [{ kind: 'PRICE_DROP' }],
      },
    })
    expect(await stop()).toMatchObject({
      stopProductNotice: { __typename: 'NoticeProblem', code: 'NOT_FOUND' },
    })
  })

  test('a visitor has no list, and is offered the form', async () => {
    expect((await graph.ask(OWN)).data).toEqual({ productNotices: null })
    expect((await graph.ask(OFFERED)).data).toEqual({
      layout: { site: { checkout: { productNotices: true } } },
    })
  })

  test('links of mails are answered with pages, and mail programs post to them without an origin', async () => {
    const email = 'posta@posta.example'
    await request({ email })
    const notice = await services.db
      .selectFrom('product_notice')
      .select(['id', 'signed_up_at as signedUpAt'])
      .where('address_key', '=', addressKeyOf(email, services.config.sessionSecret))
      .executeTakeFirstOrThrow()
    const pages = [
      [confirmLink(notice, services.config), 'Da, javite mi', 'Javit ćemo vam'],
      [stopLink({ email, accountId: null }, services.config), 'Prekinite', 'prekinute'],
    ] as const
    for (const [link, asks, done] of pages) {
      const address = graph.url + new URL(link).pathname
      const page = await fetch(address)
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await page.text()).toContain(asks)
      const body = new URLSearchParams('List-Unsubscribe=One-Click')
      const answer = await fetch(address, { method: 'POST', body })
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(done)])
      expect((await fetch(`${address}x`, { method: 'POST', body })).status).toBe(404)
    }
    const given = { email, accountId: null, language: 'eng' }
    const english = graph.url + new URL(stopLink(given, services.config)).pathname
    const page = await (await fetch(english)).text()
    expect(page).toMatch(/<html lang="en">.*<button>Stop the notices<\/button>/s)
  })
})

describe('over a platform without notices', () => {
  let platform: ForeignPlatform
  let graph: TestGateway

  beforeAll(async () => {
    platform = await startForeignPlatform()
    graph = await startGateway({ servicesUrl: platform.url })
  })
  afterAll(async () => {
    await graph?.close()
    await platform?.close()
  })

  test('no form is offered, and none is answered', async () => {
    expect((await graph.ask(OFFERED)).data).toEqual({
      layout: { site: { checkout: { productNotices: false } } },
    })
    const input = { productId: '4701', kind: 'PRICE_DROP', email: 'gost@posta.example' }
    expect((await graph.ask(REQUEST, { input })).data).toEqual({
      requestProductNotice: { __typename: 'FormProblem', code: 'NOT_SUPPORTED', field: null },
    })
    expect((await graph.ask(OWN)).data).toEqual({ productNotices: null })
  })
})
