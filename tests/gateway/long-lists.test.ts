import { createServer, type Server, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'

const TOTAL = 15_005

let platform: ForeignPlatform
let lists: Server
let graph: TestGateway

beforeAll(async () => {
  platform = await startForeignPlatform()
  lists = longLists(platform.url)
  await new Promise<void>((resolve) => lists.listen(0, '127.0.0.1', resolve))
  const address = lists.address()
  if (!address || typeof address === 'string') throw new Error('It listens on a port.')
  graph = await startGateway({ servicesUrl: `http://127.0.0.1:${address.port}` })
})
afterAll(async () => {
  await graph?.close()
  lists?.close()
  await platform?.close()
})

/** A platform with as many products and posts and events as `TOTAL`: the same few on each page. */
function longLists(target: string): Server {
  return createServer(async (incoming, outgoing) => {
    const { method, url = '/', headers } = incoming
    const body = await text(incoming)
    const onward = send(`${target}${url}`, { method, headers }, async (answer) => {
      const record = JSON.parse(await text(answer))
      const { page = 1, limit = 10 } = body ? JSON.parse(body) : {}
      const lastPage = Math.ceil(TOTAL / limit)
      const isList = /\/(filter|filterStandard)$/.test(url)
      const size = { totalPages: lastPage, totalRecords: TOTAL, lastPage, total: TOTAL }
      const records = page <= lastPage ? record.records : []
      const long = { ...record, ...size, records, pagination: { page, limit, ...size } }
      const { 'content-type': type = 'application/json' } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': type })
      outgoing.end(JSON.stringify(isList ? long : record))
    })
    onward.end(forFirstPage(body))
  })
}

/** As long as it was. */
const forFirstPage = (body: string) =>
  body.replace(/"page":(\d+)/, (_all, page: string) => `"page":1${' '.repeat(page.length - 1)}`)

type List = {
  items: readonly unknown[]
  pageInfo: { totalPages: number; total: number; hasNext: boolean }
}
const listOf = async (field: string, page: number, limit: number) =>
  graph.ask<Record<string, List>>(
    `query ($page: Int, $limit: Int) { ${field}(page: $page, limit: $limit) { items { id } pageInfo { totalPages total hasNext } } }`,
    { page, limit },
  )

test.each([
  ['products', 12, 1_251],
  ['products', 100, 151],
  ['posts', 12, 834],
  ['posts', 100, 101],
  ['posts', 1, 10_001],
  ['events', 24, 417],
])('[A11] the last of the pages of %s by %d has items', async (field, limit, lastPage) => {
  const first = await listOf(field, 1, limit)
  expect(first.data[field]?.pageInfo).toEqual({ totalPages: lastPage, total: TOTAL, hasNext: true })

  const last = await listOf(field, lastPage, limit)
  expect(last.errors).toEqual([])
  expect(last.data[field]?.items.length).toBeGreaterThan(0)
  expect(last.data[field]?.pageInfo.hasNext).toBe(false)
})

test('past the end there are no products, and no posts that could be read', async () => {
  expect((await listOf('products', 2_000, 12)).data).toMatchObject({ products: { items: [] } })
  expect((await listOf('products', 20_000_001, 100)).errors).toEqual([])
  const { errors } = await listOf('posts', 835, 12)
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'page' })
})
