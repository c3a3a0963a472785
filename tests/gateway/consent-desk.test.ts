import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GraphError, startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

type Calls = readonly { readonly path: string }[]
type Answer<Data> = {
  readonly data: Data
  readonly errors?: readonly GraphError[]
  readonly extensions?: { readonly upstream?: Calls }
}

const PROBLEM = '... on StaffProblem { code message field }'
const CONSENT = 'number text texts { language html version } forms { form isRequired } accepted'
const CREATE = `mutation ($input: CreateConsentInput!) { createConsent(input: $input) {
  ... on CreateConsentSuccess { consent { ${CONSENT} } } ${PROBLEM} } }`
const SAVE = `mutation ($input: SaveConsentInput!) { saveConsent(input: $input) {
  ... on SaveConsentSuccess { applied differing { path value current actor { key } }
    consent { versions { version html author { key } } } } ${PROBLEM} } }`
const FORM = `mutation ($input: SaveConsentFormInput!) { saveConsentForm(input: $input) {
  ... on SaveConsentFormSuccess { isApplied consentForms { forms { form consents { number isRequired } } } }
  ${PROBLEM} } }`
const PROVE = `mutation ($input: ProveConsentsInput!) { proveConsents(input: $input) {
  ... on ProveConsentsSuccess { statements { number } } ${PROBLEM} } }`
const SHOWN = '{ formConsents(form: CONTACT_FORM) { number html isRequired } }'
const PRODUCTS = '{ products(limit: 2) { items { name } } }'

let services: TestServices
let gateway: TestGateway
let cookie: string

beforeAll(async () => {
  services = await startServices({ seed: true })
  gateway = await startGateway({ servicesUrl: services.url, clock: services.clock })
  const { accessToken } = await services.as('consents.write', 'people.read')
  cookie = `staff=${accessToken}`
})
afterAll(async () => {
  await gateway?.close()
  await services?.close()
})

async function send<Data>(
  query: string,
  input: object = {},
  { to = '/graphql/staff', headers = { cookie } as Record<string, string> } = {},
): Promise<Answer<Data>> {
  const response = await fetch(gateway.url + to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables: { input } }),
  })
  return (await response.json()) as Answer<Data>
}
const read = async (query: string) =>
  await send<Record<string, unknown>>(query, {}, { to: '/graphql', headers: {} })
const isCached = async (query: string) => (await read(query)).extensions?.upstream?.length === 0

test('a saved text and form show in cached answers within two seconds, and only those are read again [GD-12] [CC-01~]', async () => {
  type Created = { createConsent: { consent: { number: number } } }
  const text = { language: 'hrv', html: '<p>Smijete mi odgovoriti<script>x</script>.</p>' }
  const { data } = await send<Created>(CREATE, text)
  const { number } = data.createConsent.consent
  expect(data.createConsent.consent).toMatchObject({
    ...{ text: 'Smijete mi odgovoriti.', forms: [], accepted: 0 },
    texts: [{ language: 'hrv', html: '<p>Smijete mi odgovoriti.</p>', version: 1 }],
  })
  // What is read right after a change is cached for a moment alone.
  services.clock.advance(60_000)
  for (const query of [SHOWN, PRODUCTS]) {
    await expect.poll(async () => await isCached(query), { timeout: 5_000 }).toBe(true)
  }

  const form = { form: 'CONTACT_FORM', sitting: 'sitting-form' }
  const base = [{ number: 2, isRequired: true }]
  const value = [{ number, isRequired: true }, ...base]
  const saved = await send(FORM, { ...form, base, value })
  const forms = { forms: expect.arrayContaining([{ form: 'CONTACT_FORM', consents: value }]) }
  expect(saved.data).toEqual({ saveConsentForm: { isApplied: true, consentForms: forms } })
  const shown = async () => (await read(SHOWN)).data['formConsents']
  await expect
    .poll(shown, { timeout: 2_000 })
    .toMatchObject([{ number, html: '<p>Smijete mi odgovoriti.</p>', isRequired: true }, {}])

  const change = { path: 'text.hrv', base: '<p>Smijete mi odgovoriti.</p>', value: '<p>Da</p>' }
  const input = { number, sitting: 'sitting-text', requiresRenewal: true, changes: [change] }
  const changed = await send(SAVE, input)
  expect(changed.data).toMatchObject({
    saveConsent: {
      ...{ applied: ['text.hrv'], differing: [] },
      consent: { versions: [{ version: 2, author: { key: expect.any(String) } }, { version: 1 }] },
    },
  })
  await expect.poll(shown, { timeout: 2_000 }).toMatchObject([{ html: '<p>Da</p>' }, {}])
  expect(await isCached(PRODUCTS)).toBe(true)

  const again = await send(SAVE, {
    ...{ ...input, sitting: 'sitting-late' },
    changes: [{ ...change, value: '<p>Ne</p>' }],
  })
  expect(again.data).toMatchObject({
    saveConsent: {
      applied: [],
      differing: [{ path: 'text.hrv', value: '<p>Ne</p>', current: '<p>Da</p>' }],
    },
  })
})

test('refusals name the field and the missing right, in the words of the graph [case 18]', async () => {
  const change = { path: 'text.hrv', base: null, value: '<script>x</script>' }
  const input = { number: 1, sitting: 'sitting-empty', requiresRenewal: true, changes: [change] }
  expect((await send(SAVE, input)).data).toEqual({
    saveConsent: { code: 'INVALID_INPUT', message: 'Provjerite ovaj unos.', field: 'text.hrv' },
  })
  expect((await send(PROVE, { email: 'nije adresa' })).data).toMatchObject({
    proveConsents: { code: 'INVALID_INPUT', field: 'email' },
  })
  expect((await send('{ staffConsent(number: 9999) { number } }')).data).toEqual({
    staffConsent: null,
  })
  const { accessToken } = await services.as('people.read')
  const headers = { cookie: `staff=${accessToken}` }
  const other = { to: '/graphql/staff', headers }
  expect((await send(SAVE, input, other)).data).toMatchObject({
    saveConsent: { code: 'FORBIDDEN', field: 'consents.write' },
  })
  expect((await send(PROVE, { email: 'ana@navijaci.example' }, other)).data).toMatchObject({
    proveConsents: { statements: [{ number: 3 }, { number: 2 }, { number: 1 }] },
  })
})
