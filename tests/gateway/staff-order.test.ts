import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '#tests/services/order-world.ts'
import { addProduct } from '#tests/services/product-catalogue.ts'
import { type GraphError, startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { SHOP_RIGHTS, startServices, type TestServices } from '#tests/support/services.ts'

const ORDER = `number state paymentState moves nextMove trackingUrl email isPaidAtDoor
  sums { total { amount } refunded { amount } owed { amount } refundable { amount } }
  lines { id name quantity returnedQuantity refunds { amount currency } picture { src } }
  shippingAddress { street countryName } delivery { name } documents { title url }
  timeline { event note amount { amount } } withdrawals { what refundBy isSettled }
  payments { id provider state } notes { id text actor { name } } mails`
const PROBLEM = '... on StaffProblem { code message field }'
const READ = `query ($number: String!, $id: ID!) {
  staffOrder(number: $number) { ${ORDER} }
  history(kind: ORDER, id: $id) { id at path before after actor { key name } } }`
const MOVED = `{ __typename ... on StaffOrderSuccess { order { ${ORDER} } } ${PROBLEM} }`
const SAVED = `{ __typename ... on SaveOrderSuccess {
  applied differing { path value current at actor { name } } order { notes { id text } }
} ${PROBLEM} }`
const SAVES = new Set(['correctOrder', 'saveOrderNote'])

type Row = Record<string, unknown>

describe('an order in the graph of staff', () => {
  let services: TestServices
  let gateway: TestGateway
  let world: World
  let scarf: number
  let cookie: string

  beforeAll(async () => {
    services = await startServices()
    gateway = await startGateway({ servicesUrl: services.url, clock: services.clock })
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', stock: 100, retailPriceCents: 30_000 })
    cookie = await cookieOf(...SHOP_RIGHTS)
  })
  afterAll(async () => {
    await gateway?.close()
    await services?.close()
  })

  async function cookieOf(...rights: Parameters<TestServices['as']>): Promise<string> {
    return `staff=${(await services.as(...rights))['accessToken']}`
  }
  async function ordered(paymentId = world.transfer): Promise<string> {
    const cart = await world.readyCart([[scarf, 2]], { paymentId })
    return (await world.read((await world.place(cart)).orderSlug)).number
  }
  async function send(query: string, variables: object, by = cookie) {
    const response = await fetch(`${gateway.url}/graphql/staff`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: by },
      body: JSON.stringify({ query, variables }),
    })
    return (await response.json()) as { data: Row; errors?: readonly GraphError[] }
  }
  async function read(number: string): Promise<Row> {
    const { data, errors } = await send(READ, { number, id: number })
    expect(errors).toBeUndefined()
    return data
  }
  /** Sends a mutation that has a key of its own unless one is given. */
  async function run(field: string, given: object, by = cookie): Promise<Row> {
    const type = field.replace(/^./, (letter) => letter.toUpperCase())
    const input = { markOrderPaid: 'MoveOrder', markOrderDelivered: 'MoveOrder' }[field] ?? type
    const name = field === 'cancelStaffOrder' ? 'MoveOrder' : input
    const isKeyed = !SAVES.has(field) && field !== 'returnExtraPayment'
    const query = `mutation ($input: ${name}Input!) { ${field}(input: $input) ${SAVES.has(field) ? SAVED : MOVED} }`
    const { data, errors } = await send(
      query,
      { input: { ...(isKeyed && { key: randomUUID() }), ...given } },
      by,
    )
    expect(errors).toBeUndefined()
    return data[field] as Row
  }

  test('is read whole, with its history, and goes on to the end by its moves', async () => {
    const number = await ordered()
    expect(await read(number)).toMatchObject({
      staffOrder: {
        ...{ number, state: 'AWAITING_PAYMENT', paymentState: 'UNPAID', nextMove: 'PAY' },
        ...{ moves: ['PAY', 'CANCEL', 'CORRECT'], mails: ['CONFIRMATION'], isPaidAtDoor: false },
        lines: [{ name: 'Šal', quantity: 2, refunds: [{ amount: '300.00', currency: 'EUR' }, {}] }],
        shippingAddress: { street: 'Ulica kralja', countryName: 'Hrvatska' },
        documents: [{ title: 'Potvrda narudžbe' }],
        timeline: [{ event: 'PLACED', amount: null }],
      },
      history: [],
    })
    expect(await run('markOrderPaid', { number })).toMatchObject({
      order: { state: 'CONFIRMED', nextMove: 'SHIP' },
    })
    const trackingUrl = 'https://paketi.example/7'
    expect(await run('shipOrder', { number, tracking: '7' })).toMatchObject({
      ...{ code: 'NO_TRACKING_ADDRESS', field: 'tracking' },
    })
    expect(await run('shipOrder', { number, tracking: trackingUrl, note: 'Krhko' })).toMatchObject({
      order: { state: 'SHIPPED', trackingUrl, nextMove: 'DELIVER' },
    })
    expect(await run('markOrderDelivered', { number })).toMatchObject({
      order: { state: 'DELIVERED', moves: ['REFUND'], nextMove: null },
    })
    expect(await run('resendOrderMail', { number, mail: 'DELIVERY' })).toMatchObject({
      order: { number },
    })
    const { history } = await read(number)
    expect(history).toMatchObject([
      { path: 'move.resend', after: '{"mail":"DELIVERY"}' },
      { path: 'move.deliver', actor: { name: 'Test Staff' } },
      { path: 'move.ship' },
      { path: 'move.pay' },
    ])
    expect(await read('2026-999999')).toEqual({ staffOrder: null, history: [] })
  })

  test('is paid back by lines and amounts, over the limit after a code, and never twice', async () => {
    const number = await ordered()
    await run('markOrderPaid', { number })
    await run('shipOrder', { number })
    const [line] = ((await read(number))['staffOrder'] as { lines: { id: string }[] }).lines
    const key = randomUUID()
    const lines = [{ id: line?.id, quantity: 1 }]
    for (const _ of [1, 2]) {
      expect(await run('refundOrder', { number, key, lines, expected: '300' })).toMatchObject({
        order: { paymentState: 'PARTLY_REFUNDED', sums: { refunded: { amount: '300.00' } } },
      })
    }
    const wrong = await run('refundOrder', { number, lines, expected: '299' })
    expect(wrong).toMatchObject({ code: 'AMOUNT_CHANGED' })
    expect(await run('refundOrder', { number, amount: '999', expected: '999' })).toMatchObject({
      ...{ code: 'INVALID_INPUT', field: 'amount' },
    })

    const early = await cookieOf(...SHOP_RIGHTS)
    services.clock.advance(11 * 60_000)
    const rest = { number, amount: '300', expected: '300' }
    expect(await run('refundOrder', rest, early)).toMatchObject({ code: 'CONFIRM_AGAIN' })
    cookie = await cookieOf(...SHOP_RIGHTS)
    expect(await run('refundOrder', rest)).toMatchObject({
      order: { sums: { refunded: { amount: '600.00' } } },
    })
  })

  test('says what somebody else changed meanwhile, and undoes by a save back', async () => {
    const number = await ordered()
    const path = 'shippingAddress.street'
    const correct = async (base: string, value: string, by = cookie) =>
      await run(
        'correctOrder',
        { number, sitting: randomUUID(), changes: [{ path, base, value }] },
        by,
      )
    const other = await cookieOf('orders.read', 'orders.move')
    expect(await correct('"Ulica kralja"', '"Obala 1"', other)).toMatchObject({ applied: [path] })
    expect(await correct('"Ulica kralja"', '"Trg 2"')).toMatchObject({
      applied: [],
      differing: [{ path, value: '"Trg 2"', current: '"Obala 1"', actor: { name: 'Test Staff' } }],
    })
    expect(await correct('"Obala 1"', '""')).toMatchObject({ code: 'INVALID_INPUT', field: path })

    const [edit] = (await read(number))['history'] as { before: string; after: string }[]
    expect(await correct(edit?.after ?? '', edit?.before ?? '')).toMatchObject({
      applied: [path],
      differing: [],
    })

    const id = randomUUID()
    for (const _ of [1, 2]) {
      const note = await run('saveOrderNote', { number, id, text: 'Zvati prije.' })
      expect(note).toMatchObject({ order: { notes: [{ id, text: 'Zvati prije.' }] } })
    }
  })

  test('closes when its parcel comes back, and refuses what its state or a right forbids', async () => {
    const number = await ordered(world.cash)
    expect(await run('returnOrder', { number, restock: false })).toMatchObject({
      ...{ code: 'ORDER_STATE', message: expect.stringContaining('Stanje narudžbe') },
    })
    await run('shipOrder', { number })
    expect(await run('returnOrder', { number, restock: true })).toMatchObject({
      order: { state: 'CANCELLED', paymentState: 'UNPAID', nextMove: null },
    })
    const extra = await run('returnExtraPayment', { number, paymentId: 'nijedna' })
    expect(extra).toMatchObject({ code: 'ORDER_STATE' })

    const packer = await cookieOf('orders.read', 'orders.move')
    const open = await ordered()
    const refund = { number: open, amount: '1', expected: '1' }
    expect(await run('refundOrder', refund, packer)).toMatchObject({
      ...{ code: 'FORBIDDEN', field: 'orders.refund' },
    })
    expect(
      await run('cancelStaffOrder', { number: open, note: 'Nema na zalihi' }, packer),
    ).toMatchObject({ order: { state: 'CANCELLED', timeline: [{}, { note: 'Nema na zalihi' }] } })
  })
})
