import { readFileSync } from 'node:fs'
import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSchema } from '#gateway/schema.ts'
import { createStaffSchema } from '#gateway/staff/staff-schema.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { giveRoles, readRoles } from '#services/modules/staff/api.ts'
import { codeAt } from '#services/modules/staff/factor/totp.ts'
import { PASSWORD, type Person, signUp } from '#tests/support/accounts.ts'
import { type GraphError, startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { madeUpVariables } from './made-up-values.ts'

/** The operations of the back office's own build, which production answers alone, by name. */
const BUILT = new Map(
  Object.entries<string>(
    JSON.parse(readFileSync('gateway/generated/staff-documents.json', 'utf8')),
  ).map(([hash, text]) => [/^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '', { hash, text }]),
)
/** Values that the gateway itself refuses otherwise. */
const KNOWN = { key: 'kljuc-1', expected: '1.00', amount: '1.00' }
/** What a member can do before the last step of a sign-in. */
const ENTRANCE = new Set([
  ...['SignIn', 'ConfirmSignIn', 'SignOut', 'StaffSession', 'BeginFactor', 'ConfirmFactor'],
  ...['BeginPasskey', 'FinishPasskey', 'BeginPasskeySignIn', 'FinishPasskeySignIn'],
  ...['RequestStaffPassword', 'SetStaffPassword'],
])

/** Whether an operation reads only what every visitor of the shop may read. */
function isPublic(text: string): boolean {
  const ofShop = createSchema().getQueryType()?.getFields() ?? {}
  return parse(text).definitions.every(
    (definition) =>
      definition.kind !== 'OperationDefinition' ||
      definition.selectionSet.selections.every(
        (selection) => selection.kind === 'Field' && Object.hasOwn(ofShop, selection.name.value),
      ),
  )
}

type Answer = {
  readonly data: Record<string, unknown>
  readonly errors: readonly GraphError[]
  readonly cookie: string
}

describe('the graph of staff in production', () => {
  let services: TestServices
  let gateway: TestGateway
  let owner: Person

  beforeAll(async () => {
    const config = { mode: 'production' } as const
    services = await startServices({ config })
    const { clock } = services
    gateway = await startGateway({ servicesUrl: services.url, clock, config })
    owner = await signUp(services)
    await services.db.transaction().execute(async (trx) => {
      const role = (await readRoles(trx)).find(({ key }) => key === 'owner')
      const author = commandAuthor('test')
      await giveRoles(trx, { id: owner.userId, roles: [role?.id ?? 0] }, { clock, author })
    })
  })
  afterAll(async () => {
    await gateway.close()
    await services.close()
  })

  async function run(operation: string, variables: object, cookie = ''): Promise<Answer> {
    const persistedQuery = { version: 1, sha256Hash: BUILT.get(operation)?.hash }
    const response = await fetch(`${gateway.url}/graphql/staff`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ extensions: { persistedQuery }, variables }),
    })
    const { data = {}, errors = [] } = (await response.json()) as Partial<Answer>
    const [set = ''] = response.headers.get('set-cookie')?.split(';') ?? []
    return { data, errors, cookie: set }
  }

  test('lets a member without a second factor do nothing but set one, which then stays [AD-05~, RL-04~]', async () => {
    const input = { email: owner.email, password: PASSWORD }
    const { data, cookie } = await run('SignIn', { input })
    expect(data['signIn']).toMatchObject({ session: { stage: 'ENROL', rights: [] } })

    const schema = createStaffSchema()
    const others = [...BUILT].filter(([name, { text }]) => !ENTRANCE.has(name) && !isPublic(text))
    expect(others.length).toBeGreaterThan(30)
    for (const [name, { text }] of others) {
      const { errors } = await run(name, madeUpVariables(schema, parse(text), KNOWN), cookie)
      const codes = errors.map(({ extensions }) => extensions?.['code'])
      expect([name, ...codes]).toContain('SESSION_ENDED')
    }

    const begun = await run('BeginFactor', {}, cookie)
    const { secret } = begun.data['beginFactor'] as { secret: string }
    const code = codeAt(secret, services.clock.now())
    const set = await run('ConfirmFactor', { input: { code } }, cookie)
    expect(set.data['confirmFactor']).toMatchObject({ session: { stage: 'IN' } })
    const people = await run('People', {}, set.cookie)
    expect(people.data['staffMembers']).toMatchObject([{ email: owner.email, hasFactor: true }])
    const removed = await run('RemoveApp', {}, set.cookie)
    expect(removed.data['removeApp']).toMatchObject({
      code: 'LAST_FACTOR',
      message: expect.stringContaining('Najprije dodajte drugu.'),
    })
  })
})
