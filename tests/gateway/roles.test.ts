import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { createSchema } from '#gateway/schema.ts'
import { setMaintenance } from '#services/modules/settings/api.ts'
import {
  accountById,
  chooseBackofficeLanguage,
  openSession,
  updateRole,
} from '#services/modules/user/api.ts'
import { PASSWORD, signUp } from '#tests/support/accounts.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { madeUpValue } from './made-up-values.ts'

const schema = createSchema()
const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const MISSING = '2147480000'
/** A consent of the demo that no account requires. */
const VOLUNTARY = 3

let services: TestServices
let graph: TestGateway

type Someone = { readonly userId: number; readonly token: string; readonly sessionId: string }
type Role = 'anonymous' | 'other' | 'owner' | 'backoffice'
const people = new Map<Role, Someone | null>([['anonymous', null]])

async function enter(isStaff = false): Promise<Someone> {
  const { userId } = await signUp(services)
  return services.db.transaction().execute(async (trx) => {
    if (isStaff) {
      const role = { isBackoffice: true, scopes: ['admin', 'content', 'commerce'] }
      await updateRole(trx, userId, role)
    }
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

function sessionOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  return String(claims.sid)
}

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  people.set('owner', await enter())
  people.set('other', await enter())
  people.set('backoffice', await enter(true))
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

/** Where the thing of the owner comes from; `null` for what belongs to nobody. */
const BY_ID: Readonly<Record<string, (() => Promise<string>) | null>> = {
  products: null,
  categories: null,
  event: null,
  setWish: null,
  requestProductNotice: null,
  stopProductNotice: newNotice,
  // A cart is opened by its code: cart.test.ts.
  addToCart: null,
  removeCartItem: null,
  updateCartItem: null,
  // Everyone sees what is published of them.
  createComment: null,
  ownComments: null,
  updateComment: newComment,
  saveDeliveryMethod: null,
  savePaymentMethod: null,
  placeOrder: null,
  // An order is opened by its proof: checkout.test.ts.
  order: null,
  createPayPalOrder: null,
  confirmPayment: null,
  payOrder: null,
  cancelOrder: null,
  reorder: null,
  deliverAtOnce: null,
  withdrawOrder: null,
  updateAddress: newAddress,
  deleteAddress: newAddress,
  endSession: async () => {
    const owner = people.get('owner')
    const spare = await services.db.transaction().execute((trx) =>
      openSession(trx, {
        accountId: owner?.userId ?? 0,
        device: 'spare',
        addressBlock: null,
        clock: services.clock,
        secret: TEST_SECRET,
      }),
    )
    return sessionOf(spare.accessToken)
  },
}

async function newNotice(): Promise<string> {
  const owner = await accountById(services.db, people.get('owner')?.userId ?? 0)
  const { id: productId } = await services.db
    .selectFrom('product')
    .select('id')
    .executeTakeFirstOrThrow()
  const REQUEST = `mutation ($input: RequestProductNoticeInput!) {
    requestProductNotice(input: $input) { __typename } }`
  await ask('owner', REQUEST, { input: { productId, kind: 'PRICE_DROP', email: owner?.email } })
  const { data } = await ask('owner', '{ productNotices { id } }')
  return (data as unknown as { productNotices: { id: string }[] }).productNotices[0]?.id ?? ''
}

async function newComment(): Promise<string> {
  const { data } = await graph.ask<{ products: { items: { id: string }[] } }>(
    '{ products(limit: 1) { items { id } } }',
  )
  const CREATE = `mutation ($input: CreateCommentInput!) { createComment(input: $input) {
    ... on CreateCommentSuccess { comment { id } } } }`
  const input = { productId: data.products.items[0]?.id, rating: 5 }
  const created = await ask('owner', CREATE, { input })
  return String(
    (created.data as unknown as { createComment: { comment: { id: string } } }).createComment
      .comment.id,
  )
}

async function newAddress(): Promise<string> {
  const CREATE = `mutation ($input: CreateAddressInput!) { createAddress(input: $input) {
    ... on CreateAddressSuccess { address { id } } } }`
  const { data } = await ask('owner', CREATE, { input: { address: ADDRESS } })
  return String(
    (data as unknown as { createAddress: { address: { id: string } } }).createAddress.address.id,
  )
}

test('every operation that takes an id has its row here', () => {
  expect([...namesOf(queries), ...namesOf(mutations)].toSorted()).toEqual(
    Object.keys(BY_ID).toSorted(),
  )
})

describe('[RL-06] [case 16] what belongs to one customer does not exist for any other', () => {
  const own = Object.entries(BY_ID).flatMap(([name, make]) => (make ? [{ name, make }] : []))

  test.each(own)('$name', async ({ name, make }) => {
    const field = mutations.find((one) => one.name === name)
    if (!field) throw new Error(`There is no mutation ${name}.`)
    const id = await make()
    const call = (role: Role, of: string) => {
      const { query, variables } = operation('mutation', field, { id: of, address: ADDRESS })
      return ask(role, query, variables)
    }
    expect((await call('anonymous', id)).codes).toEqual(['UNAUTHENTICATED'])
    for (const role of ['other', 'backoffice'] as const) {
      const [theirs, missing] = [await call(role, id), await call(role, MISSING)]
      expect(theirs).toEqual(missing)
      expect(JSON.stringify(theirs.data)).toContain('"NOT_FOUND"')
    }
    const { data, errors } = await call('owner', id)
    expect(errors).toEqual([])
    expect(data?.['answer']?.__typename).toMatch(/Success$/)
  })

  test('the language of the back office is of staff alone [PL-08~, AD-09~]', async () => {
    const LANGUAGE = '{ me { backofficeUserLanguage } }'
    const staff = await accountById(services.db, people.get('backoffice')?.userId ?? 0)
    const choice = { email: staff?.email ?? '', language: 'eng' }
    const before = await ask('backoffice', LANGUAGE)
    await services.db.transaction().execute((trx) => chooseBackofficeLanguage(trx, choice))

    expect(before.data).toEqual({ me: { backofficeUserLanguage: 'hrv' } })
    expect((await ask('backoffice', LANGUAGE)).data).toEqual({
      me: { backofficeUserLanguage: 'eng' },
    })
    expect((await ask('owner', LANGUAGE)).data).toEqual({ me: { backofficeUserLanguage: null } })
    expect((await ask('anonymous', LANGUAGE)).data).toEqual({ me: null })
  })

  test('the wishes, addresses, devices and consents of everyone are their own', async () => {
    const roles = ['owner', 'other', 'backoffice'] as const
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

test('[RL-05] no query tells a visitor anything of a person', async () => {
  const { data } = await ask('anonymous', '{ me { id } wishlist { productIds } }')
  expect(data).toEqual({ me: null, wishlist: { productIds: [] } })
})

test('[case 40] while the shop is closed, whoever works on it is answered and nobody else', async () => {
  const { db } = services
  const statusOf = async (role: Role) => {
    const token = people.get(role)?.token
    const headers = { 'x-client': 'app', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    return (await graph.post(JSON.stringify({ query: '{ me { id } }' }), headers)).status
  }
  await db.transaction().execute((trx) => setMaintenance(trx, true))
  try {
    await expect.poll(() => statusOf('anonymous')).toBe(503)
    expect(await statusOf('owner')).toBe(503)
    expect(await statusOf('backoffice')).toBe(200)
  } finally {
    await db.transaction().execute((trx) => setMaintenance(trx, false))
  }
  await expect.poll(() => statusOf('anonymous')).toBe(200)
})
