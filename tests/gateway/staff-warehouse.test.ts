import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveOrder } from '#services/contract/order-moves.ts'
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
  const digital = { format: 'EProduct', retailPriceCents: 500, taxRatePercent: 5 } as const
  await addProduct(services, { ...digital, name: 'Album', sku: 'ALBUM' })
  token = await signIn()
})
afterAll(async () => {
  await gateway.close()
  await services.close()
})

const signIn = async () =>
  (await services.as('orders.read', 'orders.move', 'products.write'))['accessToken'] ?? ''

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
      { number: '2020-1', result: 'REFUSED', reason: 'Nema narudžbe s tim brojem.' },
      ...orders.slice(0, 2).map((one) => ({ ...one, result: 'MOVED', reason: null })),
    ],
  })
  expect((await send('{ bulkJob(id: "999") { id } }')).data['bulkJob']).toBeNull()
  const cancelled = await send(
    `mutation ($input: StaffIdInput!) { cancelBulkJob(input: $input) { ... on BulkJobSuccess { job { state } } } }`,
    { id: job.id },
  )
  expect(cancelled.data['cancelBulkJob']).toEqual({ job: { state: 'DONE' } })
})

test('orders of a query are moved unless their number changed, which is said with both numbers', async () => {
  const matching = { query: 'isToSend=true', count: 1_240 }
  const [hr, en] = [
    await send(START, { move: 'CANCEL', matching }),
    await send(START, { move: 'CANCEL', matching }, 'en'),
  ]
  expect(hr.data['startBulkMove']).toMatchObject({
    code: 'ROWS_CHANGED',
    message: expect.stringContaining('bilo ih je 1.240, a sada ih je 8.'),
  })
  expect(en.data['startBulkMove']).toMatchObject({
    message: expect.stringContaining('there were 1,240, now there are 8.'),
  })
  const started = await send(START, { move: 'RETURN', matching: { ...matching, count: 8 } })
  expect(started.data['startBulkMove']).toMatchObject({
    job: { total: 8, rows: numbers.slice(2).map((number) => ({ number })) },
  })
  const { job } = started.data['startBulkMove'] as { job: { id: string } }
  await dueDone(services)
  const { data } = await send(`{ bulkJob(id: "${job.id}") { refused rows(page: 2) { number } } }`)
  expect(data['bulkJob']).toEqual({ refused: 8, rows: [] })
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
  const expired = async (language?: string) => {
    const headers = { accept: 'text/html', ...(language && { 'accept-language': language }) }
    const answer = await fetch(gateway.url + papers.path, { headers })
    return [answer.status, await answer.text()]
  }
  expect(await expired()).toEqual([
    404,
    expect.stringMatching(/lang="hr".*deset minuta.*\/admin\/parcels"/),
  ])
  expect(await expired('en-GB,en;q=0.9')).toEqual([
    404,
    expect.stringMatching(/lang="en".*ten minutes.*\/admin\/orders"/),
  ])
  const program = await fetch(gateway.url + papers.path)
  expect([program.status, await program.text()]).toEqual([404, 'Not Found\n'])

  const none = await send(PAPERS, { numbers: ['2020-1'], kind: 'SLIPS' })
  expect(none.data['createOrderPapers']).toMatchObject({ path: null, orders: 0 })
  const twice = await send(PAPERS, { numbers: ['1', '1'], kind: 'SLIPS' })
  expect(twice.data['createOrderPapers']).toMatchObject({ code: 'INVALID_INPUT', field: 'numbers' })
})

const CREATE = `mutation ($input: CreateUploadInput!) { createUpload(input: $input) {
  ... on CreateUploadSuccess { id path type } ... on StaffProblem { code field message } } }`
const FINISH = `mutation ($input: StaffIdInput!) { finishUpload(input: $input) {
  ... on FinishUploadSuccess { files { name bytes } } ... on StaffProblem { code message } } }`

test('a file is put to this site, streamed to the services, and stored when it is whole', async () => {
  token = await signIn()
  const content = new Uint8Array(3_000_000).fill(65)
  content.set(new TextEncoder().encode('%PDF-1.7'))
  const given = { purpose: 'PRODUCT_FILE', target: 'ALBUM', name: 'a.pdf', bytes: content.length }
  const created = async () => {
    const { data } = await send(CREATE, given)
    return data['createUpload'] as { id: string; path: string; type: string }
  }
  const { id, path, type } = await created()
  const put = async (body: Uint8Array<ArrayBuffer>, to = path) => {
    const headers = { 'content-type': type }
    const answer = await fetch(gateway.url + to, { method: 'PUT', body, headers })
    await answer.text()
    return answer.status
  }
  expect(await put(content.subarray(1))).toBe(400)
  expect(await put(content)).toBe(200)
  expect(await put(content)).toBe(404)
  expect((await send(FINISH, { id })).data['finishUpload']).toEqual({
    files: [{ name: 'a.pdf', bytes: content.length }],
  })
  expect((await send(FINISH, { id })).data['finishUpload']).toMatchObject({ code: 'NOT_FOUND' })

  const broken = await created()
  const leaving = new AbortController()
  const sent = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(content.subarray(0, 1_500_000)),
  })
  const duplex = { duplex: 'half' } as object
  const headers = { 'content-type': type, 'content-length': `${content.length}` }
  const begun = fetch(gateway.url + broken.path, {
    ...{ method: 'PUT', body: sent, headers, signal: leaving.signal, ...duplex },
  })
  const uploads = async () =>
    (await services.db.selectFrom('upload_part').select('part').execute()).length
  await expect.poll(uploads).toBe(2)
  leaving.abort()
  await expect(begun).rejects.toThrow()
  await expect.poll(uploads).toBe(0)
  expect(await put(content, broken.path)).toBe(200)
  expect(await put(content, broken.path)).toBe(404)

  const tooLong = await fetch(`${gateway.url}/upload/any`, {
    ...{ method: 'PUT', body: new Uint8Array(60_000_001) },
  }).catch(() => null)
  // The connection may be closed while the rest is being sent.
  expect([413, undefined]).toContain(tooLong?.status)
})

test('money that is owed is a list with its days', async () => {
  const fields = 'orders { number owed { amount currency } refundBy isLate } total'
  const { data, errors } = await send(`{ refundsDue(limit: 10) { ${fields} } }`)
  expect([data['refundsDue'], errors]).toEqual([{ orders: [], total: 0 }, undefined])
})
