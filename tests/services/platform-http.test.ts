import { readFile } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { failure } from '#services/contract/answers.ts'
import { callUrl, describeCall } from '#services/contract/call.ts'
import { Refusal } from '#services/platform/errors.ts'
import { createHttpApp } from '#services/platform/http/http-app.ts'
import { createMetrics } from '#services/platform/http/metrics.ts'
import { createShutdown } from '#services/platform/http/shutdown.ts'
import { type Route, route } from '#services/platform/http.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { openTestDatabase, TEST_SECRET, type TestDatabase } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { contractCalls } from '#tools/contract-calls.ts'
import { CONTRACT_README, contractReadme } from '#tools/contract-readme.ts'

const SITE = { apiKey: 'key', siteId: 1, storeId: 1, languages: ['hrv'], defaultLanguage: 'hrv' }

const probe = describeCall({
  service: 'settings',
  method: 'GET',
  path: 'probe/{what}',
  summary: 'Does what it is told to',
  input: z.object({ what: z.string() }),
  output: z.object({ name: z.string() }),
})

describe('what a handler does', () => {
  let database: TestDatabase
  const lines: string[] = []

  beforeAll(async () => {
    database = await openTestDatabase('sqlite')
  })
  afterAll(async () => await database.close())

  async function answerOf(handler: Parameters<typeof route<typeof probe>>[1]) {
    lines.length = 0
    const app = createProbe(route(probe, handler))
    const answer = await app.inject({
      url: callUrl(probe).replace('{what}', 'secret-slug'),
      headers: { apikey: 'key', site: '1', store: '1', accesstoken: 'secret-token' },
    })
    await app.close()
    return { status: answer.statusCode, body: answer.json() as unknown, headers: answer.headers }
  }

  function createProbe(...routes: Route[]) {
    const { db } = database
    const log = pino(
      { level: 'info' },
      new Writable({
        write: (line, _encoding, done) => {
          lines.push(String(line))
          done()
        },
      }),
    )
    return createHttpApp({
      db,
      log,
      clock: createTestClock(),
      secret: TEST_SECRET,
      findStaff: async () => null,
      isSessionActive: async () => true,
      isInMaintenance: async () => false,
      metrics: createMetrics(db),
      routes,
      plugins: [],
      site: () => SITE,
      siteNow: async () => SITE,
      checkReady: async () => {},
      shutdown: createShutdown(),
    })
  }

  test('a field that the contract does not declare never leaves', async () => {
    const { body } = await answerOf(async () => Object.assign({ name: 'a' }, { passwordHash: 'b' }))

    expect(body).toEqual({ name: 'a' })
  })

  test('an answer against the contract is a failure that says nothing of what it was', async () => {
    const { status, body } = await answerOf(async () => JSON.parse('{"name": 5}'))

    expect(status).toBe(500)
    expect(body).toEqual({ error: { message: 'Something went wrong.', statusCode: 500 } })
    expect(lines.join()).toContain('answers against its contract at name')
  })

  test('an unexpected error shows no text and no stack, and is logged once [ER-07]', async () => {
    const { status, body } = await answerOf(async () => {
      throw new TypeError('the inside of the house')
    })

    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toMatch(/inside|TypeError|\.ts/)
    expect(lines.filter((line) => line.includes('the inside of the house'))).toHaveLength(1)
  })

  test('a refusal keeps its message, status, code and field [ER-04]', async () => {
    const { status, body } = await answerOf(async () => {
      throw new Refusal(409, 'Cart is archived.', { code: 'ARCHIVED', field: 'cartId' })
    })

    expect(status).toBe(409)
    expect(failure.parse(body).error).toEqual({
      message: 'Cart is archived.',
      statusCode: 409,
      code: 'ARCHIVED',
      field: 'cartId',
    })
  })

  test('a database that cannot be reached is a 503 that says when to come again', async () => {
    const { status, headers, body } = await answerOf(async () => {
      throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' })
    })

    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('2')
    expect(JSON.stringify(body)).not.toContain('10.0.0.7')
  })

  test('the log has one line a request, without address, token or key', async () => {
    await answerOf(async () => ({ name: 'a' }))

    const requests = lines.filter((line) => line.includes('"msg":"request"'))
    expect(requests).toHaveLength(1)
    expect(requests[0]).toContain('/api/v1/settings/probe/:what')
    expect(lines.join()).not.toMatch(/secret-slug|secret-token|"key"/)
  })
})

describe('what the services say of themselves', () => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices()
  })
  afterAll(async () => await services.close())

  test('the version is our own, of package.json, and not the legacy one [PL-19]', async () => {
    const own = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
    const document = await (await fetch(`${services.url}/openapi.json`)).json()

    expect(document).toMatchObject({ info: { version: own.version }, servers: [{ url: '/' }] })
    expect(own.version).not.toBe('1.12.192')
  })

  test('every call of the contract is answered by a route, and none beside [PL-15]', async () => {
    const calls = await contractCalls()
    const document = openApi.parse(await (await fetch(`${services.url}/openapi.json`)).json())
    const answered = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )

    expect(answered.toSorted()).toEqual(
      calls.map((call) => `${call.method} ${callUrl(call)}`).toSorted(),
    )
  })

  test('every reference inside the OpenAPI document leads somewhere', async () => {
    const text = await (await fetch(`${services.url}/openapi.json`)).text()
    const { components } = openApi.parse(JSON.parse(text))
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target)
    const known = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`)

    expect(references.length).toBeGreaterThan(10)
    expect(references.filter((target) => !known.includes(target))).toEqual([])
  })

  test('the page for people names every call and runs no script', async () => {
    const answer = await fetch(services.url)
    const page = await answer.text()
    const calls = await contractCalls()

    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(calls.filter((call) => !page.includes(callUrl(call)))).toEqual([])
    expect(page).not.toMatch(/<script|\son\w+=|https?:\/\//i)
  })

  test('the README of the contract is current: calls, paths and periods', async () => {
    expect(await readFile(CONTRACT_README, 'utf8')).toBe(contractReadme(await contractCalls()))
  })

  test('health, readiness and metrics answer', async () => {
    const [health, ready, metrics] = await Promise.all(
      ['/healthz', '/readyz', '/metrics'].map((path) => fetch(services.url + path)),
    )

    expect([health?.status, ready?.status]).toEqual([200, 200])
    const text = (await metrics?.text()) ?? ''
    expect(text).toContain('http_request_duration_seconds_count')
    expect(text).toContain('outbox_jobs{state="dead"} 0')
  })
})

const openApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})
