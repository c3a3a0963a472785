import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'

let platform: ForeignPlatform
let production: TestGateway
let strict: TestGateway

beforeAll(async () => {
  platform = await startForeignPlatform()
  const servicesUrl = platform.url
  production = await startGateway({ servicesUrl, config: { mode: 'production' } })
  strict = await startGateway({ servicesUrl, config: { trustedDocumentsOnly: true } })
})
afterAll(async () => {
  await production?.close()
  await strict?.close()
  await platform?.close()
})

const download = ({ url }: TestGateway, headers: Record<string, string> = {}) =>
  fetch(`${url}/schema.graphql`, { headers })

test('[DC-09] the schema can be downloaded, as text, also in production', async () => {
  const answer = await download(production)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await answer.text()).toBe(await readFile('graphql/schema.snapshot.graphql', 'utf8'))
})

test('a copy that is still right is not sent again', async () => {
  const tag = (await download(production)).headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[\w-]{20}"$/)
  for (const held of [tag, `W/${tag}`, `"older", ${tag}`]) {
    const answer = await download(production, { 'if-none-match': held })
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', tag])
  }
  expect((await download(production, { 'if-none-match': '"older"' })).status).toBe(200)
})

test('a shop that accepts trusted documents only does not serve it', async () => {
  expect((await download(strict)).status).toBe(404)
})
