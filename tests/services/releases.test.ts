import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getReleases, hasRunningPipeline } from '#services/contract/releases.ts'
import { VERSION } from '#services/contract/version.ts'
import { setOption } from '#services/modules/cms/api.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const MINUTE_MS = 60_000
const TAGS = '/api/v4/projects/42/repository/tags?per_page=1'
const RELEASES = '/api/v4/projects/42/releases?per_page=20'
const PIPELINES = '/api/v4/projects/42/pipelines?status=running&per_page=1'
const RELEASE = { tag_name: 'v0.3.0', name: 'Zima', description: 'Novo.', released_at: null }

const answers: Record<string, unknown> = {
  [TAGS]: [{ name: 'v0.3.0' }],
  [RELEASES]: [RELEASE],
  [PIPELINES]: [],
}
let isDown = false
const seen: { path: string; token: unknown }[] = []
const host = createServer((request, response) => {
  const path = request.url ?? ''
  seen.push({ path, token: request.headers['private-token'] })
  response.statusCode = isDown || !answers[path] ? 502 : 200
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answers[path] ?? {}))
})

let services: TestServices
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  const port = typeof address === 'object' ? address?.port : null
  const gitlab = { url: `http://127.0.0.1:${port}`, token: 'tajni-kljuc', project: null }
  services = await startServices({ config: { gitlab } })
})
afterAll(async () => {
  await services.close()
  host.close()
})

// The clock is advanced past the end of a session.
const staff = () => services.as('settings.write')
const read = async () => services.call(getReleases, {}, await staff())
const calls = (path: string) => seen.filter((one) => one.path === path).length
const isBuilding = async () =>
  (await services.call(hasRunningPipeline, {}, await staff())).hasRunningPipeline

test('without a project there is nothing to show, and no build runs [AD-13] [CM-17]', async () => {
  expect(await read()).toEqual({
    ...{ version: VERSION, mode: 'demo', source: 'OFF' },
    ...{ latestTag: null, releases: [], isBuilding: false },
  })
  expect(await isBuilding()).toBe(false)
  expect(seen).toEqual([])
})

test('the option names the project, whose tag is read once an hour and releases every five minutes [AD-10] [AD-12] [CM-17]', async () => {
  await services.db
    .transaction()
    .execute((trx) => setOption(trx, { key: 'GitlabProjectId', value: '42' }))

  expect(await read()).toMatchObject({
    ...{ source: 'READ', latestTag: 'v0.3.0', isBuilding: false },
    releases: [{ tag: 'v0.3.0', name: 'Zima', text: 'Novo.', releasedAt: null }],
  })
  services.clock.advance(4 * MINUTE_MS)
  await read()
  expect([calls(TAGS), calls(RELEASES)]).toEqual([1, 1])
  services.clock.advance(2 * MINUTE_MS)
  await read()
  expect([calls(TAGS), calls(RELEASES)]).toEqual([1, 2])
  services.clock.advance(55 * MINUTE_MS)
  await read()
  expect([calls(TAGS), calls(RELEASES)]).toEqual([2, 3])
  expect(new Set(seen.map(({ token }) => token))).toEqual(new Set(['tajni-kljuc']))
})

test('a running pipeline is seen at once [AD-13]', async () => {
  answers[PIPELINES] = [{ id: 7 }]
  expect(await isBuilding()).toBe(true)
  expect(await read()).toMatchObject({ isBuilding: true })
})

test('a host that fails is said, and read again the next time [ER-27~]', async () => {
  isDown = true
  services.clock.advance(61 * MINUTE_MS)
  expect(await read()).toMatchObject({ source: 'FAILED', latestTag: null, releases: [] })
  isDown = false
  expect(await read()).toMatchObject({ source: 'READ', latestTag: 'v0.3.0' })
})

test('developers read tag and releases at the paths of the catalogue, and no other host [AD-10]', async () => {
  const post = (body: object) =>
    fetch(`${services.url}/_cli/get-latest-release`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const tag = await fetch(`${services.url}/_cli/get-latest-tag`)
  const releases = await post({ gitlabProjectId: 42, gitlabBranch: 'main' })
  const count = seen.length
  const refused = await post({ gitlabProjectId: 'x?private=1#', gitlabBranch: 'main' })

  expect(await tag.json()).toBe('v0.3.0')
  expect(await releases.json()).toEqual([RELEASE])
  expect(refused.status).toBe(400)
  expect(seen).toHaveLength(count)
})
