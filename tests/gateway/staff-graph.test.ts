import { printSchema, validateSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSchema } from '#gateway/schema.ts'
import { createStaffSchema, entrancesOf, rightsOf } from '#gateway/staff/staff-schema.ts'
import type { StaffContext } from '#gateway/staff-context.ts'
import type { Call } from '#services/contract/call.ts'
import { RIGHTS } from '#services/contract/rules/rights.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { giveRoles, readRoles } from '#services/modules/staff/api.ts'
import { codeAt } from '#services/modules/staff/factor/totp.ts'
import { PASSWORD, type Person, signUp, tokenFor } from '#tests/support/accounts.ts'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import { startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { type GraphError, startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { madeUpValue } from './made-up-values.ts'

const schema = createStaffSchema()

const SESSION = 'session { stage rights person { email } hasFactor }'
const PROBLEM = '... on StaffProblem { code message field retryAfterSeconds }'
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) {
  __typename ... on SignInSuccess { ${SESSION} } ${PROBLEM} } }`
const CONFIRM = `mutation ($input: CodeInput!) { confirmSignIn(input: $input) {
  __typename ... on SignInSuccess { ${SESSION} } ${PROBLEM} } }`
const WHO = `{ staffSession { stage rights person { email } } }`

describe('the schema of staff', () => {
  test('is valid, has the reads of the shop and none of its writes', () => {
    const shop = createSchema()
    expect(validateSchema(schema)).toEqual([])
    const queries = Object.keys(schema.getQueryType()?.getFields() ?? {})
    expect(queries).toEqual(
      expect.arrayContaining(Object.keys(shop.getQueryType()?.getFields() ?? {})),
    )
    const writes = Object.keys(schema.getMutationType()?.getFields() ?? {})
    const ofShop = Object.keys(shop.getMutationType()?.getFields() ?? {})
    expect(writes.filter((name) => ofShop.includes(name))).toEqual([])
    expect(schema.getSubscriptionType()).toBeUndefined()
  })

  test('shares none of its own types and fields with that of the shop [RL-05~]', () => {
    const shop = printSchema(createSchema())
    expect(shop).not.toMatch(/[Ss]taff(Session|Role|Member|Problem)|signIn|@right|@entrance/)
  })

  test('declares for each root field the right of the call that it makes', async () => {
    const rights = rightsOf(schema)
    const fields = [
      ...Object.values(schema.getQueryType()?.getFields() ?? {}).map(
        (field) => ['Query', field] as const,
      ),
      ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(
        (field) => ['Mutation', field] as const,
      ),
    ]
    const own = new Set(['Query', 'Mutation'].flatMap((root) => namesOfStaff(root)))
    const faults: string[] = []
    for (const [root, field] of fields) {
      const place = `${root}.${field.name}`
      if (!own.has(place)) continue
      const calls: Call[] = []
      const staff: StaffContext['staff'] = {
        ...{ locale: 'hr', device: undefined, hasToken: () => true, keep: () => undefined },
        caches: () => [],
        upstream: {
          call: async (call) => {
            calls.push(call)
            throw new Error('seen')
          },
        },
      }
      const args = Object.fromEntries(
        field.args.map((argument) => [
          argument.name,
          madeUpValue(argument.type, argument.name, { id: '1' }),
        ]),
      )
      await Promise.resolve(field.resolve?.({}, args, { staff } as never, {} as never)).catch(
        () => undefined,
      )
      const [first] = calls
      const access = first?.access
      const needed = typeof access === 'object' && 'right' in access ? access.right : null
      if (!first || needed !== (rights.get(place) ?? null)) faults.push(`${place}: ${needed}`)
    }
    expect(faults).toEqual([])
    for (const right of rights.values()) expect([null, ...RIGHTS]).toContain(right)
  })

  test('describes all that is its own', () => {
    const shop = createSchema().getTypeMap()
    const own = Object.values(schema.getTypeMap()).filter(({ name }) => !(name in shop))
    const places = own.flatMap((type) => [
      [type.name, type] as const,
      ...('getFields' in type
        ? Object.values(type.getFields()).map(
            (field) => [`${type.name}.${field.name}`, field] as const,
          )
        : []),
      ...('getValues' in type
        ? type.getValues().map((value) => [`${type.name}.${value.name}`, value] as const)
        : []),
    ])
    expect(own.length).toBeGreaterThan(20)
    expect(places.flatMap(([place, { description }]) => (description ? [] : place))).toEqual([])
  })

  test('lets nobody in but to what a sign-in begins with', () => {
    expect([...entrancesOf(schema)].toSorted()).toEqual([
      'Mutation.requestStaffPassword',
      'Mutation.setStaffPassword',
      'Mutation.signIn',
      'Query.staffSession',
    ])
  })
})

describe('the graph of staff', () => {
  let services: TestServices
  let demo: TestGateway
  let owner: Person

  beforeAll(async () => {
    services = await startServices()
    const { clock } = services
    demo = await startGateway({ servicesUrl: services.url, clock })
    owner = await signUp(services)
    await services.db.transaction().execute(async (trx) => {
      const role = (await readRoles(trx)).find(({ key }) => key === 'owner')
      const author = commandAuthor('test')
      await giveRoles(trx, { id: owner.userId, roles: [role?.id ?? 0] }, { clock, author })
    })
  })
  afterAll(async () => {
    await demo.close()
    await services.close()
  })

  type Answer = {
    readonly status: number
    readonly data: Record<string, unknown>
    readonly errors: readonly GraphError[]
    readonly cookie: string | null
    readonly headers: Headers
  }

  async function send(
    query: string,
    {
      cookie,
      variables = {},
      headers = {},
      to = demo,
    }: {
      readonly cookie?: string | null
      readonly variables?: object
      readonly headers?: Record<string, string>
      readonly to?: TestGateway
    } = {},
  ): Promise<Answer> {
    const response = await fetch(`${to.url}/graphql/staff`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...headers },
      body: JSON.stringify({ query, variables }),
    })
    const { data = {}, errors = [] } = (await response.json()) as Answer
    const set = response.headers.get('set-cookie')
    return {
      ...{ status: response.status, data, errors, headers: response.headers },
      cookie: set?.split(';')[0] ?? null,
    }
  }
  const input = () => ({ input: { email: owner.email, password: PASSWORD } })

  test('without a session answers the sign-in alone; all else is an unknown address', async () => {
    expect((await send(WHO)).data).toEqual({ staffSession: null })
    for (const query of [
      '{ staffRoles { id } }',
      '{ products { items { id } } }',
      `{ staffSession { stage } staffMembers { id } }`,
      '{ ...F } fragment F on Query { staffRoles { id } }',
      'mutation { signOut { __typename } }',
      '{ __schema { types { name } } staffRoles { id } }',
      'nonsense',
    ]) {
      const { status, errors } = await send(query)
      expect([query, status, errors[0]?.extensions?.['code']]).toEqual([query, 404, 'NOT_FOUND'])
    }
  })

  test('signs in with a cookie that scripts and other sites cannot use, and out again [AD-05~]', async () => {
    const signedIn = await send(SIGN_IN, { variables: input() })
    expect(signedIn.data['signIn']).toMatchObject({
      __typename: 'SignInSuccess',
      session: { stage: 'IN', person: { email: owner.email } },
    })
    const set = signedIn.headers.get('set-cookie') ?? ''
    expect(set).toMatch(
      /^staff=staff_[\w-]{43}; Path=\/; Max-Age=86400; SameSite=Strict; HttpOnly$/,
    )
    expect(signedIn.headers.get('cache-control')).toBe('private, no-store')

    const { cookie } = signedIn
    const roles = await send('{ staffRoles { key rights } }', { cookie })
    expect(roles.data['staffRoles']).toHaveLength(8)
    const chosen = await send(
      `mutation { chooseLanguage(input: { language: "eng" }) {
        ... on ChooseLanguageSuccess { session { person { language } } } } }`,
      { cookie },
    )
    expect(chosen.data['chooseLanguage']).toEqual({ session: { person: { language: 'eng' } } })
    const shop = await send(
      '{ navigation: __typename products(limit: 1) { pageInfo { total } } }',
      { cookie },
    )
    expect(shop.errors).toEqual([])

    const out = await send('mutation { signOut { ... on SignOutSuccess { success } } }', { cookie })
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
    const ended = await send('{ staffRoles { key } }', { cookie })
    expect([ended.status, ended.errors[0]?.extensions?.['code']]).toEqual([401, 'SESSION_ENDED'])
    const signedOut = await send(WHO, { cookie })
    expect(signedOut.data).toEqual({ staffSession: null })
    expect(signedOut.headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test('leads through the second factor, and says in the language of the back office what is wrong', async () => {
    const first = await send(SIGN_IN, { variables: input() })
    const begun = await send(
      `mutation { beginFactor { ... on BeginFactorSuccess { secret uri } ${PROBLEM} } }`,
      { cookie: first.cookie },
    )
    const { secret } = begun.data['beginFactor'] as { secret: string }
    const confirm = `mutation ($input: CodeInput!) { confirmFactor(input: $input) {
      ... on ConfirmFactorSuccess { session { stage } recoveryCodes } ${PROBLEM} } }`
    const code = codeAt(secret, services.clock.now())
    const set = await send(confirm, { cookie: first.cookie, variables: { input: { code } } })
    expect(set.data['confirmFactor']).toMatchObject({ session: { stage: 'IN' } })

    services.clock.advance(60_000)
    const again = await send(SIGN_IN, { variables: input() })
    expect(again.data['signIn']).toMatchObject({ session: { stage: 'CODE', rights: [] } })
    const roles = await send('{ staffRoles { id } }', { cookie: again.cookie })
    expect(roles.errors[0]?.extensions?.['code']).toBe('SESSION_ENDED')
    const wrong = { cookie: again.cookie, variables: { input: { code: '000000' } } }
    const [hr, en] = [
      await send(CONFIRM, wrong),
      await send(CONFIRM, { ...wrong, headers: { 'x-language': 'en' } }),
    ]
    expect(hr.data['confirmSignIn']).toMatchObject({
      code: 'WRONG_CODE',
      message: 'Kod nije ispravan ili je već iskorišten.',
      field: 'code',
    })
    expect(en.data['confirmSignIn']).toMatchObject({
      message: expect.stringContaining('code is wrong'),
    })
    const right = codeAt(secret, services.clock.now())
    const entered = await send(CONFIRM, { ...wrong, variables: { input: { code: right } } })
    expect(entered.data['confirmSignIn']).toMatchObject({ session: { stage: 'IN' } })
    expect(entered.cookie).not.toBe(again.cookie)
  })

  test('answers a page of one member as after the end of a session once another one has signed in', async () => {
    const [first, second] = [await services.as('orders.read'), await services.as('orders.read')]
    const memberOf = async ({ accessToken }: Record<string, string>) => {
      const who = '{ staffSession { person { id } } }'
      const { data } = await send(who, { cookie: `staff=${accessToken}` })
      return (data['staffSession'] as { person: { id: string } }).person.id
    }
    const cookie = `staff=${second['accessToken']}`
    const read = async (member: string) => {
      const headers = { 'x-staff-member': member }
      const { status, errors } = await send('{ orderViews { id } }', { cookie, headers })
      return [status, errors[0]?.extensions?.['code']]
    }
    expect(await read(await memberOf(first))).toEqual([401, 'SESSION_ENDED'])
    expect(await read(await memberOf(second))).toEqual([200, undefined])
    const who = await send(WHO, { cookie, headers: { 'x-staff-member': await memberOf(first) } })
    expect(who.data['staffSession']).toMatchObject({ stage: 'IN' })
  })

  test('takes a passkey as the second factor', async () => {
    const person = await signUp(services)
    await services.db.transaction().execute(async (trx) => {
      const role = (await readRoles(trx)).find(({ key }) => key === 'reader')
      const changing = { clock: services.clock, author: commandAuthor('test') }
      await giveRoles(trx, { id: person.userId, roles: [role?.id ?? 0] }, changing)
    })
    const login = { variables: { input: { email: person.email, password: PASSWORD } } }
    const device = createAuthenticator('http://localhost:4000')
    const optionsOf = async (field: string, cookie: string | null) => {
      const query = `mutation { ${field} { ... on BeginPasskeySuccess { options } ${PROBLEM} } }`
      const { data } = await send(query, { cookie })
      return (data[field] as { options: string }).options
    }
    const { cookie } = await send(SIGN_IN, login)
    const response = device.create(await optionsOf('beginPasskey', cookie))
    const made = await send(
      `mutation ($input: FinishPasskeyInput!) { finishPasskey(input: $input) {
        ... on FinishPasskeySuccess { session { factors } recoveryCodes } ${PROBLEM} } }`,
      { cookie, variables: { input: { name: 'Telefon', response } } },
    )
    expect(made.data['finishPasskey']).toMatchObject({ session: { factors: ['PASSKEY'] } })
    const list = await send('{ staffPasskeys { name lastUsedAt } }', { cookie: made.cookie })
    expect(list.data['staffPasskeys']).toEqual([{ name: 'Telefon', lastUsedAt: null }])

    const again = await send(SIGN_IN, login)
    expect(again.data['signIn']).toMatchObject({ session: { stage: 'CODE' } })
    const finish = `mutation ($input: PasskeyInput!) { finishPasskeySignIn(input: $input) {
      ... on SignInSuccess { ${SESSION} } ${PROBLEM} } }`
    const answer = async (made: string) =>
      (await send(finish, { cookie: again.cookie, variables: { input: { response: made } } })).data[
        'finishPasskeySignIn'
      ]
    expect(await answer('nonsense')).toMatchObject({ code: 'WRONG_PASSKEY' })
    const signed = device.get(await optionsOf('beginPasskeySignIn', again.cookie))
    expect(await answer(signed)).toMatchObject({ session: { stage: 'IN' } })
  })

  test('names the right that somebody lacks [AD-06~, case 18]', async () => {
    const { accessToken } = await services.as('orders.read')
    const cookie = `staff=${accessToken}`
    const read = await send('{ staffRoles { id } }', { cookie })
    expect(read.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', field: 'staff.write' })
    const written = await send(
      `mutation ($input: AddRoleInput!) { addRole(input: $input) { ${PROBLEM} } }`,
      { cookie, variables: { input: { name: 'Nova', rights: [] } } },
    )
    expect(written.data['addRole']).toMatchObject({ code: 'FORBIDDEN', field: 'staff.write' })
  })

  test('reads the list of orders, and names the right that somebody lacks for it', async () => {
    const query = `query ($filter: OrderRowFilter) { orderRows(filter: $filter, sort: TOTAL_ASC, limit: 25) {
      items { id state total { amount } } startCursor total { count isMore } } }`
    const variables = { filter: { state: ['CONFIRMED'], placed: { from: '2026-01-01', to: null } } }
    const { accessToken } = await services.as('orders.read')
    const read = await send(query, { cookie: `staff=${accessToken}`, variables })
    expect(read.data['orderRows']).toEqual({
      ...{ items: [], startCursor: null, total: { count: 0, isMore: false } },
    })
    const other = await services.as('staff.write')
    const refused = await send(query, { cookie: `staff=${other['accessToken']}`, variables })
    expect(refused.errors[0]?.extensions).toMatchObject({
      ...{ code: 'FORBIDDEN', field: 'orders.read' },
    })
  })

  test('reads the list of changes, and names the right that somebody lacks for it', async () => {
    const query = `query ($filter: EditRowFilter) { editActors { key }
      editRows(filter: $filter, sort: AT_DESC, limit: 25) {
        items { entity entityId path before after actor { key name } } total { count } } }`
    const variables = { filter: { entity: ['MEMBER'], actor: ['command:test'] } }
    const { accessToken } = await services.as('audit.read')
    const read = await send(query, { cookie: `staff=${accessToken}`, variables })
    expect(read.data).toMatchObject({
      editActors: expect.arrayContaining([{ key: 'command:test' }]),
    })
    expect(read.data['editRows']).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          ...{ entity: 'MEMBER', entityId: `${owner.userId}`, path: 'roles', before: '[]' },
          actor: { key: 'command:test', name: null },
        }),
      ]),
      total: { count: expect.any(Number) },
    })
    const other = await services.as('orders.read')
    const refused = await send(query, { cookie: `staff=${other['accessToken']}`, variables })
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', field: 'audit.read' })
  })

  test('saves a role and a member by their parts, shows who did, and undoes by a save back', async () => {
    const { accessToken } = await services.as(...RIGHTS)
    const cookie = `staff=${accessToken}`
    const run = async (field: string, type: string, given: object, selected: string) => {
      const query = `mutation ($input: ${type}Input!) { ${field}(input: $input) { ${selected} ${PROBLEM} } }`
      const { data } = await send(query, { cookie, variables: { input: given } })
      return data[field] as Record<string, unknown>
    }
    const added = await run(
      ...(['addRole', 'AddRole', { name: 'Štand', rights: ['orders.read'] }] as const),
      '... on AddRoleSuccess { role { id } }',
    )
    const { id } = added['role'] as { id: string }
    const save = async (...changes: object[]) =>
      await run(
        ...(['saveRole', 'SaveRole', { id, sitting: 'jedan-put', changes }] as const),
        `... on SaveRoleSuccess { applied differing { path value current actor { name } }
          role { name rights } }`,
      )
    const path = 'rights.mails.read'
    expect(await save({ path, base: 'false', value: 'true' })).toMatchObject({
      ...{ applied: [path], role: { rights: ['orders.read', 'mails.read'] } },
    })
    expect(await save({ path: 'name', base: '"Kasa"', value: '"Blagajna"' })).toMatchObject({
      ...{ applied: [], role: { name: 'Štand' } },
      differing: [{ path: 'name', value: '"Blagajna"', current: '"Štand"', actor: null }],
    })
    const read = await send(
      'query ($id: ID!) { history(kind: ROLE, id: $id) { path before after actor { name } } }',
      { cookie, variables: { id } },
    )
    const [edit] = read.data['history'] as { path: string; before: string; after: string }[]
    expect(edit).toEqual({
      ...{ path, before: 'false', after: 'true', actor: { name: 'Test Staff' } },
    })
    const { before, after } = edit ?? {}
    expect(await save({ path, base: after, value: before })).toMatchObject({ applied: [path] })
    expect(
      await run(
        'saveMember',
        'SaveMember',
        {
          ...{ id: `${owner.userId}`, sitting: 'jedan-put' },
          changes: [{ path: `roles.${id}`, base: 'false', value: 'true' }],
        },
        '... on SaveMemberSuccess { applied member { roleIds } }',
      ),
    ).toMatchObject({ applied: [`roles.${id}`], member: { roleIds: ['1', id] } })
    const broken = await send(
      `mutation ($input: SaveRoleInput!) { saveRole(input: $input) { __typename } }`,
      {
        cookie,
        variables: { input: { id, sitting: 'jedan-put', changes: [{ path, value: 'nije' }] } },
      },
    )
    expect(broken.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('takes no operation of a foreign page, and two sign-ins are no one operation', async () => {
    const foreign = { origin: 'https://drugdje.example' }
    expect((await send(SIGN_IN, { variables: input(), headers: foreign })).status).toBe(403)
    const twice = await send(
      `mutation ($input: SignInInput!) { a: signIn(input: $input) { __typename } b: signIn(input: $input) { __typename } }`,
      { variables: input() },
    )
    expect(twice.errors[0]?.extensions?.['code']).toBe('ONE_PER_REQUEST')
  })

  test('sends a member a link that sets the password, without a session [RL-05~]', async () => {
    const { email } = await signUp(services)
    const sent = `mutation ($input: RequestStaffPasswordInput!) { requestStaffPassword(input: $input) {
      ... on RequestStaffPasswordSuccess { success } ${PROBLEM} } }`
    const set = `mutation ($input: SetStaffPasswordInput!) { setStaffPassword(input: $input) {
      ... on SetStaffPasswordSuccess { success } ${PROBLEM} } }`
    const answers = [
      await send(sent, { variables: { input: { email } } }),
      await send(sent, { variables: { input: { email: owner.email } } }),
    ]
    expect(answers.map(({ data }) => data)).toEqual([
      { requestStaffPassword: { success: true } },
      { requestStaffPassword: { success: true } },
    ])
    const token = await tokenFor(services, { email: owner.email, name: 'token' })
    const setTo = async (newPassword: string, link = token) =>
      (await send(set, { variables: { input: { token: link, newPassword } } })).data[
        'setStaffPassword'
      ]
    expect(await setTo(owner.email)).toMatchObject({ code: 'WEAK_PASSWORD', field: 'newPassword' })
    expect(await setTo(PASSWORD, 'nonsense')).toMatchObject({ code: 'INVALID_TOKEN' })
    expect(await setTo(PASSWORD)).toEqual({ success: true })
    expect(await setTo(PASSWORD)).toMatchObject({
      message: 'Ova poveznica više ne vrijedi. Zatražite novu.',
    })
  })

  test('is where the shop sends a member who logs in there [RL-04~]', async () => {
    const login = `mutation ($input: LoginInput!) { login(input: $input) {
      ... on LoginProblem { code message } } }`
    const tryWith = async (password: string) => {
      const variables = { input: { username: owner.email, password } }
      return (await demo.ask<{ login: object }>(login, variables)).data.login
    }
    expect(await tryWith('kriva lozinka')).toMatchObject({ code: 'UNKNOWN_USER_OR_PASSWORD' })
    expect(await tryWith(PASSWORD)).toEqual({
      code: 'STAFF_ACCOUNT',
      message: 'Ovaj je račun dio uredništva. Prijavite se na stranici /adminLogin.',
    })
  })

  test('of a demo is shown in an explorer; in production that is no address', async () => {
    const explorer = await fetch(`${demo.url}/graphql/staff`)
    expect([explorer.status, explorer.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    const start = /src="([^"]*start-staff.js)"/.exec(await explorer.text())?.[1]
    expect(await (await fetch(`${demo.url}${start}`)).text()).toContain('mutation SignIn')
    const introspection = await send('{ __schema { queryType { name } } }')
    expect(introspection.data).toEqual({ __schema: { queryType: { name: 'Query' } } })
  })

  test('is not that of the shop: neither knows the fields of the other', async () => {
    const { errors } = await demo.ask('{ staffRoles { id } }')
    expect(errors[0]?.message).toMatch(/Cannot query field "staffRoles"/)
    const signedIn = await services.as(...RIGHTS)
    const write = await send('mutation { logout(input: {}) { __typename } }', {
      cookie: `staff=${signedIn['accessToken']}`,
    })
    expect(write.errors[0]?.message).toMatch(/Cannot query field "logout"/)
  })

  test('in production takes the operations of its own build alone', async () => {
    const production = await startGateway({
      servicesUrl: services.url,
      clock: services.clock,
      config: { mode: 'production' },
    })
    const { accessToken } = await services.as(...RIGHTS)
    const cookie = `staff=${accessToken}`
    const text = await send('{ staffRoles { id } }', { cookie, to: production })
    expect([text.status, text.errors[0]?.extensions?.['code']]).toEqual([
      400,
      'PERSISTED_QUERY_ONLY',
    ])
    expect((await send('{ __schema { queryType { name } } }', { to: production })).status).toBe(404)
    expect((await fetch(`${production.url}/graphql/staff`)).status).toBe(404)
    await production.close()
  })

  test('does not exist on another platform', async () => {
    const foreign = await startForeignPlatform()
    const gateway = await startGateway({ servicesUrl: foreign.url })
    expect((await send(WHO, { to: gateway })).status).toBe(404)
    await gateway.close()
    await foreign.close()
  })
})

function namesOfStaff(root: string): readonly string[] {
  const shop = createSchema()
  const type = root === 'Query' ? 'getQueryType' : 'getMutationType'
  const known = new Set(Object.keys(shop[type]()?.getFields() ?? {}))
  return Object.keys(schema[type]()?.getFields() ?? {})
    .filter((name) => !known.has(name))
    .map((name) => `${root}.${name}`)
}
