import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveOrder } from '#services/contract/order-staff.ts'
import { copiesOf } from '#tests/services/order-copies.ts'
import { createWorld } from '#tests/services/order-world.ts'
import { addProduct } from '#tests/services/product-catalogue.ts'
import { type GraphError, startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { dueDone } from '#tests/support/outbox.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

let services: TestServices
let gateway: TestGateway
let numbers: string[]
let token: string

beforeAll(async () => {
  services = await startServices()
  gateway = await startGateway({ servicesUrl: services.url, clock: services.clock })
  const world = await createWorld(services)
  const scarf = await addProduct(services, { name: 'Šal', sku: 'SAL-1', stock: 100 })
  const placed = await world.place(await world.readyCart([[scarf, 2]], { paymentId: world.cash }))
  const { number } = await world.read(placed.orderSlug)
  numbers = [number, ...(await copiesOf(services.db, number, 9))]
  token = (await services.as('orders.read', 'orders.move'))['accessToken'] ?? ''
})
afterAll(async () => {
  await gateway.close()
  await services.close()
})

type Answer = { readonly data: Record<string, unknown>; readonly errors?: readonly GraphError[] }

async function send(query: string, input?: object, language = 'hr'): Promise<Answer> {
  const response = await fetch(`${gateway.url}/graphql/staff`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-language': language },
      cookie: `staff=${token}`,
    },
    body: JSON.stringify({ query, variables: { input } }),
  })
  return (await response.json()) as Answer
}

const JOB = 'job { id state total moved refused left startedBy rows { number result reason } }'
const START = `mutation ($input: StartBulkMoveInput!) { startBulkMove(input: $input) {
  ... on BulkJobSuccess { ${JOB} } ... on StaffProblem { code field message } } }`

test('many orders are moved at once, each with its result in words [AD-07~]', async () => {
  const orders = [...numbers.slice(0, 2), '2020-1'].map((number) => ({ number }))
  const started = await send(START, { move: 'SHIP', orders })
  expect(started.data['startBulkMove']).toMatchObject({
    job: { total: 3, startedBy: 'Test Staff' },
  })
  const { job } = started.data['startBulkMove'] as { job: { id: string } }
  await dueDone(services)

  const { data } = await send(
    `{ bulkJob(id: "${job.id}") { state moved refused left rows { number result reason } } }`,
  )
  expect(data['bulkJob']).toEqual({
    ...{ state: 'DONE', moved: 2, refused: 1, left: 0 },
    rows: [
      ...orders.slice(0, 2).map((one) => ({ ...one, result: 'MOVED', reason: null })),
      { number: '2020-1', result: 'REFUSED', reason: 'Nema narudžbe s tim brojem.' },
    ],
  })
  expect((await send('{ bulkJob(id: "999") { id } }')).data['bulkJob']).toBeNull()
  const cancelled = await send(
    `mutation ($input: StaffIdInput!) { cancelBulkJob(input: $input) { ... on BulkJobSuccess { job { state } } } }`,
    { id: job.id },
  )
  expect(cancelled.data['cancelBulkJob']).toEqual({ job: { state: 'DONE' } })
})

test('the number of a parcel without a courier is refused in the language of the back office', async () => {
  const orders = [{ number: numbers[2], tracking: 'RR123' }]
  const { data } = await send(START, { move: 'SHIP', orders }, 'en')
  expect(data['startBulkMove']).toMatchObject({
    ...{ code: 'NO_TRACKING_ADDRESS', field: 'orders.0.tracking' },
    message: expect.stringContaining('tracking address'),
  })
})

const PAPERS = `mutation ($input: CreateOrderPapersInput!) { createOrderPapers(input: $input) {
  ... on CreateOrderPapersSuccess { path until orders leftOut } ... on StaffProblem { code field } } }`

test('papers of many orders come as one file of this site, for ten minutes', async () => {
  await services.call(
    moveOrder,
    { number: numbers[9] ?? '', move: 'cancel' },
    await services.as('orders.move'),
  )
  const given = { numbers: [...numbers.slice(4), '2020-1'], kind: 'BOTH' }
  const { data } = await send(PAPERS, given)
  const papers = data['createOrderPapers'] as { path: string; orders: number }
  expect(papers).toMatchObject({ orders: 5, leftOut: [numbers[9], '2020-1'] })

  const file = await fetch(gateway.url + papers.path)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('listići-i-naljepnice-2026-03-02.pdf')}`,
  )
  const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()))
  expect(pages).toHaveLength(6)
  for (const [index, number] of numbers.slice(4, 9).entries()) {
    expect(pages[index]).toContain(`Listić za pakiranje ${number}`)
    expect(pages[5]).toContain(number)
  }
  expect(pages[0]).toContain('Šal')

  const changed = papers.path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect((await fetch(gateway.url + changed)).status).toBe(404)
  services.clock.advance(10 * 60_000)
  expect((await fetch(gateway.url + papers.path)).status).toBe(404)

  const none = await send(PAPERS, { numbers: ['2020-1'], kind: 'SLIPS' })
  expect(none.data['createOrderPapers']).toMatchObject({ path: null, orders: 0 })
  const twice = await send(PAPERS, { numbers: ['1', '1'], kind: 'SLIPS' })
  expect(twice.data['createOrderPapers']).toMatchObject({ code: 'INVALID_INPUT', field: 'numbers' })
})
