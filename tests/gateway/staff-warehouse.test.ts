import { afterAll, beforeAll, expect, test } from 'vitest'
import { copiesOf } from '#tests/services/order-copies.ts'
import { createWorld } from '#tests/services/order-world.ts'
import { addProduct } from '#tests/services/product-catalogue.ts'
import { type GraphError, startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { dueDone } from '#tests/support/outbox.ts'
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
