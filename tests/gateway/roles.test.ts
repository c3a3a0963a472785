import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { SUBSCHEMAS } from '#gateway/generated/subschemas.ts'
import { createSchema } from '#gateway/schema.ts'
import { setMaintenance } from '#services/modules/settings/api.ts'
import { openSession } from '#services/modules/user/api.ts'
import { PASSWORD, signUp } from '#tests/support/accounts.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { DOMAIN_ROWS } from './domain-rows.ts'
import { madeUpValue } from './made-up-values.ts'
import { type DomainRows, MISSING, sessionOf } from './row.ts'

const schema = createSchema()
const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
/** A consent of the demo that no account requires. */
const VOLUNTARY = 3

let services: TestServices
let graph: TestGateway

type Someone = { readonly userId: number; readonly token: string; readonly sessionId: string }
type Role = 'anonymous' | 'other' | 'owner'
const people = new Map<Role, Someone | null>([['anonymous', null]])

async function enter(): Promise<Someone> {
  const { userId } = await signUp(services)
  return services.db.transaction().execute(async (trx) => {
    const { accessToken } = await openSession(trx, {
      accountId: userId,
      device: 'tests',
      addressBlock: null,
      clock: services.clock,
      secret: TEST_SECRET,
    })
    return { userId, token: accessToken, sessionId: sessionOf(accessToken) }
  })
}

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  people.set('owner', await enter())
  people.set('other', await enter())
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

async function ask(role: Role, query: string, variables: object = {}) {
  const token = people.get(role)?.token
  const headers = { 'x-client': 'app', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const { data, errors } = await graph.ask<Record<string, Answer> | null>(
    query,
    { ...variables },
    headers,
  )
  return { data, codes: errors.map(({ extensions }) => extensions?.['code']), errors }
}

type Answer = { readonly __typename: string; readonly code?: string } | null

function selectionOf(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type)
  if (isUnionType(type)) return '{ __typename ... on Problem { code } }'
  return isObjectType(type) ? '{ __typename }' : ''
}

/** One call of a root field, with whatever it cannot do without. */
function operation(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  known: Readonly<Record<string, unknown>> = {},
) {
  const given = field.args.filter(({ name, type }) => isNonNullType(type) || name in known)
  const head = given.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const args = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const variables = Object.fromEntries(
    given.map(({ name, type }) => [name, madeUpValue(type as GraphQLInputType, name, known)]),
  )
  const query = `${kind} One${head ? `(${head})` : ''} { answer: ${field.name}${args ? `(${args})` : ''} ${selectionOf(field)} }`
  return { query, variables }
}

function takesId(type: GraphQLInputType): boolean {
  const named = getNamedType(type)
  if (isInputObjectType(named))
    return Object.values(named.getFields()).some((one) => takesId(one.type))
  return named.name === 'ID'
}

const namesOf = (fields: readonly GraphQLField<unknown, unknown>[]) =>
  fields.filter(({ args }) => args.some(({ type }) => takesId(type))).map(({ name }) => name)

const ADDRESS = {
  type: 'MAIN',
  firstName: 'Ana',
  lastName: 'Anić',
  contactEmail: 'ana@posta.example',
  contactPhone: '+385 91 000 0000',
  country: 'HR',
  city: 'Zagreb',
  street: 'Primjerova',
  houseNumber: '1',
  zipCode: '10000',
}

const BY_ID = Object.assign({}, ...DOMAIN_ROWS.map(({ byId }) => byId)) as NonNullable<
  DomainRows['byId']
>

test('every operation that takes an id has a row', () => {
  expect([...namesOf(queries), ...namesOf(mutations)].toSorted()).toEqual(
    Object.keys(BY_ID).toSorted(),
  )
})

describe('[RL-06] [case 16] what belongs to one customer does not exist for any other', () => {
  const own = Object.entries(BY_ID).flatMap(([name, make]) => (make ? [{ name, make }] : []))

  test.each(own)('$name', async ({ name, make }) => {
    const field = mutations.find((one) => one.name === name)
    if (!field) throw new Error(`There is no mutation ${name}.`)
    const id = await make({
      services,
      ownerId: people.get('owner')?.userId ?? 0,
      ask: async (query, variables) => (await ask('owner', query, variables)).data,
    })
    const call = (role: Role, of: string) => {
      const { query, variables } = operation('mutation', field, { id: of, address: ADDRESS })
      return ask(role, query, variables)
    }
    expect((await call('anonymous', id)).codes).toEqual(['UNAUTHENTICATED'])
    const [theirs, missing] = [await call('other', id), await call('other', MISSING)]
    expect(theirs).toEqual(missing)
    expect(JSON.stringify(theirs.data)).toContain('"NOT_FOUND"')
    const { data, errors } = await call('owner', id)
    expect(errors).toEqual([])
    expect(data?.['answer']?.__typename).toMatch(/Success$/)
  })

  test('customers have no language of the back office [PL-08~, AD-09~]', async () => {
    const LANGUAGE = '{ me { backofficeUserLanguage isBackofficeUser scopes } }'
    const none = { backofficeUserLanguage: null, isBackofficeUser: false, scopes: [] }
    expect((await ask('owner', LANGUAGE)).data).toEqual({ me: none })
    expect((await ask('anonymous', LANGUAGE)).data).toEqual({ me: null })
  })

  test('the wishes, addresses, devices and consents of everyone are their own', async () => {
    const roles = ['owner', 'other'] as const
    const LEAVE = `mutation Leave($address: AddressInput!, $productId: ID!, $isAccepted: Boolean!) {
      createAddress(input: { address: $address }) { __typename }
      setWish(input: { productId: $productId, isWished: true }) { __typename }
      changeConsent(input: { number: ${VOLUNTARY}, isAccepted: $isAccepted }) { __typename } }`
    const READ = `{ me { id addresses { city } sessions { id }
      consents { number isAccepted } } wishlist { productIds } }`
    type Seen = {
      readonly me: {
        readonly id: string
        readonly addresses: readonly { readonly city: string }[]
        readonly sessions: readonly { readonly id: string }[]
        readonly consents: readonly { readonly number: number; readonly isAccepted: boolean }[]
      }
      readonly wishlist: { readonly productIds: readonly string[] }
    }
    const { data } = await graph.ask<{ products: { items: { id: string }[] } }>(
      '{ products(limit: 3) { items { id } } }',
    )
    const wished = new Map(roles.map((role, index) => [role, data.products.items[index]?.id]))
    for (const role of roles) {
      const address = { ...ADDRESS, city: role }
      const variables = { address, productId: wished.get(role), isAccepted: role === 'other' }
      expect((await ask(role, LEAVE, variables)).errors).toEqual([])
    }

    const devices: string[] = []
    for (const role of roles) {
      const answer = await ask(role, READ)
      expect(answer.errors).toEqual([])
      const { me, wishlist } = answer.data as unknown as Seen
      expect(me.id).toBe(String(people.get(role)?.userId))
      // The rows above have left some of the owner's that stand in ADDRESS's city.
      const cities = new Set(me.addresses.map(({ city }) => city))
      cities.delete(role === 'owner' ? ADDRESS.city : '')
      expect([...cities]).toEqual([role])
      expect(wishlist.productIds).toEqual([wished.get(role)])
      const consent = me.consents.find(({ number }) => number === VOLUNTARY)
      expect(consent?.isAccepted).toBe(role === 'other')
      devices.push(...me.sessions.map(({ id }) => id))
    }
    expect(new Set(devices).size).toBe(devices.length)
  })
})

describe('[RL-05] [case 18] every mutation says for whom it is, and means it', () => {
  test.each(mutations.map((field) => ({ field, name: field.name })))('$name', async ({ field }) => {
    const role = /^Role: (everyone|customer|the customer|app clients)\b/.exec(
      field.description ?? '',
    )?.[1]
    expect(role, 'the description begins with the role').toBeDefined()
    const known = { country: 'HR', password: PASSWORD }
    const { query, variables } = operation('mutation', field, known)
    const { codes } = await ask('anonymous', query, variables)
    const isRefused = codes.includes('UNAUTHENTICATED')
    expect(isRefused).toBe(role === 'customer' || role === 'the customer')
  })
})

describe('[AC-10] a query that is declared public is the same for everyone', () => {
  const declared = new Set(SUBSCHEMAS.flatMap(({ publicQueries }) => publicQueries))
  const leaves = (type: GraphQLOutputType, depth: number): string => {
    const named = getNamedType(type)
    if (!isObjectType(named)) return isLeafType(named) ? '' : '{ __typename }'
    const fields = Object.values(named.getFields())
      .filter(({ args }) => !args.some(({ type }) => isNonNullType(type)))
      .filter((field) => isLeafType(getNamedType(field.type)) || depth > 0)
      .map(({ name, type }) => `${name} ${leaves(type, depth - 1)}`)
    return `{ __typename ${fields.join(' ')} }`
  }

  test.each(queries.filter(({ name }) => declared.has(name)))('$name', async (field) => {
    const { query, variables } = operation('query', field)
    const whole = query.replace(selectionOf(field), leaves(field.type, 1))
    const [anonymous, ...others] = await Promise.all(
      (['anonymous', 'owner'] as const).map((role) => ask(role, whole, variables)),
    )
    expect(anonymous?.errors).toEqual([])
    for (const other of others) expect(other).toEqual(anonymous)
  })
})

test('[RL-05] no query tells a visitor anything of a person', async () => {
  const { data } = await ask('anonymous', '{ me { id } wishlist { productIds } }')
  expect(data).toEqual({ me: null, wishlist: { productIds: [] } })
})

test('[case 40] while the shop is closed, whoever works on it is answered and nobody else', async () => {
  const { db } = services
  const statusOf = async (headers: Record<string, string>) =>
    (await graph.post(JSON.stringify({ query: '{ me { id } }' }), headers)).status
  const owner = { 'x-client': 'app', authorization: `Bearer ${people.get('owner')?.token}` }
  const { accessToken } = await services.as('orders.read')
  const staff = { cookie: `staff=${accessToken}` }
  await db.transaction().execute((trx) => setMaintenance(trx, true))
  try {
    await expect.poll(() => statusOf({})).toBe(503)
    expect(await statusOf(owner)).toBe(503)
    expect(await statusOf(staff)).toBe(200)
  } finally {
    await db.transaction().execute((trx) => setMaintenance(trx, false))
  }
  await expect.poll(() => statusOf({})).toBe(200)
})
