import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { aPerson, type Browser, LOGIN, ORIGIN, openBrowser, REGISTER } from './visitors.ts'

const credentials = { username: 'ana@platform.example', password: 'lozinka-za-probu-1' }
const UPDATE = `mutation { updateProfile(input: {
  firstName: "Mallory", lastName: "Zli", email: "ana@platform.example" }) { __typename } }`
const JSON_TYPE = 'application/json'

let platform: ForeignPlatform
let graph: TestGateway
let victim: Browser

beforeAll(async () => {
  platform = await startForeignPlatform()
  graph = await startGateway({ servicesUrl: platform.url })
  platform.accounts.verifyMails(false)
  await graph.ask(REGISTER, { input: aPerson(credentials.username) })
  victim = openBrowser(graph)
  await victim.ask(LOGIN, credentials)
})
afterAll(async () => {
  await graph?.close()
  await platform?.close()
})

type Attack = {
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const body = (query: string, variables: object = {}) => JSON.stringify({ query, variables })
const form = new URLSearchParams({ query: UPDATE }).toString()
const multipart = `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${body(UPDATE)}\r\n--x--`

/** What a page of somebody else can make a browser send, with all of its cookies. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  'text that is JSON': { type: 'text/plain' },
  'text that says it is something else too': { type: 'text/plain; application/json' },
  'a form': { type: 'application/x-www-form-urlencoded', body: form },
  'a form of several parts': { type: 'multipart/form-data; boundary=x', body: multipart },
  'no type at all': { type: '' },
  'JSON from another site': { headers: { origin: 'https://evil.example' } },
  'JSON from a site that is called like ours': {
    headers: { origin: 'http://localhost:4000.evil.example' },
  },
  'JSON from another port of our host': { headers: { origin: 'http://localhost:4001' } },
  'JSON from our host without encryption turned about': {
    headers: { origin: 'https://localhost:4000' },
  },
  'JSON from nowhere': { headers: { origin: 'null' } },
  'JSON of which only the browser says that it is from elsewhere': {
    headers: { 'sec-fetch-site': 'cross-site' },
  },
  'JSON from a neighbour': { headers: { 'sec-fetch-site': 'same-site' } },
  'JSON from elsewhere that claims our origin': {
    headers: { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
  },
}

async function attack({ type = JSON_TYPE, headers = {}, body: sent = body(UPDATE) }: Attack) {
  const answer = await fetch(`${graph.url}/graphql`, {
    method: 'POST',
    headers: { cookie: victim.cookie(), 'content-type': type, ...headers },
    body: new TextEncoder().encode(sent),
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

describe('[case 22] what another site sends in the name of somebody is refused before it is run', () => {
  test.each(Object.entries(ATTACKS))('%s', async (_what, one) => {
    const before = platform.requests.length
    const { status, headers } = await attack(one)
    expect([403, 415]).toContain(status)
    expect(headers.getSetCookie()).toEqual([])
    expect(platform.requests).toHaveLength(before)
  })

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'a %s changes nothing',
    async (method) => {
      const before = platform.requests.length
      const url = `${graph.url}/graphql?query=${encodeURIComponent(UPDATE)}`
      await fetch(url, { method, headers: { cookie: victim.cookie(), 'content-type': JSON_TYPE } })
      expect(platform.requests).toHaveLength(before)
    },
  )

  test.each(Object.entries(ATTACKS))(
    'nobody is logged in as somebody else by %s',
    async (_what, one) => {
      const login =
        one.body === undefined ? body(LOGIN, credentials) : one.body.replace(UPDATE, LOGIN)
      const before = platform.requests.length
      const { headers } = await attack({ ...one, body: login })
      expect(headers.getSetCookie()).toEqual([])
      expect(platform.requests).toHaveLength(before)
    },
  )

  test('our own pages, and programs that say nothing of where they are, are answered', async () => {
    const own = [
      { origin: ORIGIN },
      { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
      { origin: graph.url, host: new URL(graph.url).host },
      {},
    ]
    for (const headers of own) {
      const { status, text } = await attack({ headers: headers as Record<string, string> })
      expect([status, text]).toEqual([200, expect.stringContaining('UpdateProfileSuccess')])
    }
  })
})

describe('[case 26] one try per request', () => {
  const aliased = (times: number, field: (index: number) => string) =>
    `mutation { ${Array.from({ length: times }, (_, index) => `a${index}: ${field(index)}`).join(' ')} }`
  const tryOne = (index: number) =>
    `login(input: { username: "ana@platform.example", password: "lozinka-${index}" }) { __typename }`

  test.each([
    ['50 logins', aliased(50, tryOne)],
    ['2 logins', aliased(2, tryOne)],
    [
      'a login and a new password',
      `mutation { ${tryOne(1)} setPassword(input: { token: "x", newPassword: "y" }) { __typename } }`,
    ],
    [
      'logins in fragments',
      `mutation { ...one ...two } fragment one on Mutation { a: ${tryOne(1)} } fragment two on Mutation { b: ${tryOne(2)} }`,
    ],
    [
      'cards',
      aliased(2, (index) => `checkMemberCard(input: { barcode: "${index}" }) { __typename }`),
    ],
    [
      'passwords',
      aliased(
        2,
        (index) => `updateProfile(input: { firstName: "A", lastName: "B", email: "a@b.example",
          password: "${index}" }) { __typename }`,
      ),
    ],
    [
      'mails',
      aliased(2, () => 'requestPasswordReset(input: { email: "a@b.example" }) { __typename }'),
    ],
  ])('%s are refused before anything is asked', async (_what, query) => {
    const before = platform.requests.length
    const { errors } = await graph.ask(query)
    expect(errors[0]?.extensions?.['code']).toMatch(/ONE_PER_REQUEST|TOO_MANY_ALIASES/)
    expect(platform.requests).toHaveLength(before)
  })

  test('a batch of requests in one is none', async () => {
    const login = { query: LOGIN, variables: credentials }
    const answer = await graph.post(JSON.stringify([login, login]))
    expect(answer.status).toBe(400)
  })
})
