import { afterAll, beforeAll, describe, expect } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { type Call, callUrl } from '#services/contract/call.ts'
import { createPost } from '#services/contract/cms.ts'
import { detectDomain } from '#services/contract/master.ts'
import { getProduct } from '#services/contract/product.ts'
import { RIGHTS } from '#services/contract/rules/rights.ts'
import { filterDomains, getGeneral } from '#services/contract/settings.ts'
import { secretHash } from '#services/platform/secret-hash.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { contractCalls } from '#tools/contract-calls.ts'

const CALLS = await contractCalls()
let services: TestServices

beforeAll(async () => {
  services = await startServices()
})
afterAll(async () => await services.close())

describe('access', () => {
  test.each(CALLS.map((call) => [`${call.method} ${callUrl(call)}`, call] as const))(
    '%s lets in whom it declares and nobody else',
    async (_name, call) => {
      const others = RIGHTS.filter((right) => right !== rightOf(call))
      const statuses = {
        visitor: await statusFor(call, {}),
        customer: await statusFor(call, (await createCustomer(services)).headers),
        entering: await statusFor(call, await entering()),
        otherStaff: await statusFor(call, await services.as(...others)),
        staff: await statusFor(call, await services.as(...RIGHTS)),
      }

      expect(statuses).toEqual(expectedFor(call))
    },
  )

  test('a call that needs the key refuses a wrong one and a missing one [PL-10]', async () => {
    const keyed = CALLS.filter(({ needsKey }) => needsKey)
    const wrong = await Promise.all(keyed.map((call) => statusOf(call, { apiKey: 'wrong' })))
    const missing = await Promise.all(keyed.map((call) => statusOf(call, { apiKey: null })))

    expect(keyed.length).toBeGreaterThan(20)
    expect([...wrong, ...missing].filter((status) => status !== 401)).toEqual([])
  })

  test('a call without a store says so [ER-22] [PL-11]', async () => {
    const { status, body } = await services.send(filterDomains, {}, { store: null })

    expect(status).toBe(400)
    expect(failure.parse(body).error).toEqual({
      message: 'Store is not defined',
      statusCode: 400,
      code: 'INVALID_INPUT',
      field: 'store',
    })
  })

  test.each(['site', 'store'])(
    'another %s than the configured one is refused [PL-11]',
    async (name) => {
      const { status, body } = await services.send(filterDomains, {}, { [name]: '999' })

      expect(status).toBe(400)
      expect(failure.parse(body).error.field).toBe(name)
    },
  )

  test('the token is read from either header [PL-13]', async () => {
    const { accessToken = '' } = await services.as('content.publish')

    const own = await statusOf(createPost, { accessToken })
    const bearer = await statusOf(createPost, { authorization: `Bearer ${accessToken}` })
    const other = await statusOf(createPost, { authorization: `Basic ${accessToken}` })

    expect({ own, bearer, other }).toEqual({ own: 400, bearer: 400, other: 401 })
  })

  test('a language of another form is refused by name [PL-12]', async () => {
    const { status, body } = await services.send(filterDomains, {}, { 'x-gaussbox-language': 'hr' })

    expect(status).toBe(400)
    expect(failure.parse(body).error.field).toBe('x-gaussbox-language')
  })
})

describe('failures', () => {
  test('bad input names its field [ER-04] [ER-07]', async () => {
    const { status, body } = await services.send(filterDomains, { limit: 'many' })

    expect(status).toBe(400)
    expect(failure.parse(body).error).toMatchObject({
      statusCode: 400,
      code: 'INVALID_INPUT',
      field: 'limit',
    })
  })

  test('a missing field and a body that is no object are refused by name', async () => {
    const missing = await services.send(getGeneral, { group: 'site' })
    const list = await fetch(services.url + callUrl(filterDomains), {
      method: 'POST',
      headers: { ...siteHeaders(), 'content-type': 'application/json' },
      body: '[1]',
    })

    expect(failure.parse(missing.body).error.field).toBe('key')
    expect(failure.parse(await list.json()).error).toMatchObject({ statusCode: 400, field: 'body' })
  })

  test('an unknown path, method and unreadable address answer in the same shape [ER-25]', async () => {
    const answers = await Promise.all([
      fetch(`${services.url}/api/v1/settings/nothing`),
      fetch(services.url + callUrl(filterDomains)),
      fetch(`${services.url}/api/v1/cms/term/get/%zz`),
      fetch(`${services.url}/api/v1/cms/term/get/${'a'.repeat(400)}`),
      fetch(services.url + callUrl(filterDomains), { method: 'POST', body: '{' }),
    ])
    const bodies = await Promise.all(
      answers.map(async (answer) => failure.parse(await answer.json())),
    )

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 414, 401])
    expect(bodies.map(({ error }) => error.statusCode)).toEqual([404, 404, 400, 414, 401])
    expect(JSON.stringify(bodies)).not.toMatch(/node_modules|\.ts|at /)
  })
})

describe('answers', () => {
  test('a safe request id is echoed, any other is replaced', async () => {
    const safe = await services.send(detectDomain, {}, { 'x-request-id': 'gateway-12345678' })
    const unsafe = await services.send(detectDomain, {}, { 'x-request-id': 'a b"c' })

    expect(safe.headers.get('x-request-id')).toBe('gateway-12345678')
    expect(unsafe.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('carry the headers that keep browsers and caches from misreading them', async () => {
    const { headers } = await services.send(getProduct, { id: 1 })

    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

function siteHeaders(): Record<string, string> {
  const { apiKey, siteId, storeId } = services
  return { apiKey, site: `${siteId}`, store: `${storeId}` }
}

/** A member of staff with every right, who has not given the second factor yet. */
async function entering(): Promise<Record<string, string>> {
  const { accessToken = '' } = await services.as(...RIGHTS)
  await services.db
    .updateTable('staff_session')
    .set({ is_complete: 0 })
    .where('token_hash', '=', secretHash(accessToken))
    .execute()
  return { accessToken }
}

async function statusFor(call: Call, headers: Record<string, string>): Promise<'in' | number> {
  const status = await statusOf(call, headers)
  return status === 401 || status === 403 ? status : 'in'
}

async function statusOf(call: Call, headers: Record<string, string | null>): Promise<number> {
  return (await services.send(call, {}, headers)).status
}

function rightOf({ access }: Call): string | null {
  return typeof access === 'object' && 'right' in access ? access.right : null
}

function expectedFor(call: Call): Record<string, 'in' | number> {
  const none = { visitor: 401, customer: 401, entering: 401, otherStaff: 401, staff: 401 }
  const { access } = call
  switch (access) {
    case 'public':
    case 'session':
    case 'guest':
      return { visitor: 'in', customer: 'in', entering: 'in', otherStaff: 'in', staff: 'in' }
    case 'customer':
      return { ...none, customer: 'in' }
    case 'entering':
      return { ...none, entering: 'in', otherStaff: 'in', staff: 'in' }
    case 'staff':
      return { ...none, otherStaff: 'in', staff: 'in' }
  }
  if ('right' in access) return { ...none, customer: 403, otherStaff: 403, staff: 'in' }
  // The profile of the platform's catalogue: for whoever is staff, whatever their rights.
  return { ...none, customer: 403, entering: 403, otherStaff: 'in', staff: 'in' }
}
