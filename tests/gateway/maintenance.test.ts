import { afterAll, beforeAll, expect, test } from 'vitest'
import { signOut } from '#services/contract/staff.ts'
import { setMaintenance } from '#services/modules/settings/api.ts'
import { logIn as logIntoShop, type Person, signUp } from '#tests/support/accounts.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'

const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) {
  ... on LoginSuccess { session { accessToken refreshToken } } ... on LoginProblem { code }
} }`
const ME = '{ me { id } }'
const CLOSED = { status: 503, code: 'MAINTENANCE' }

eachEngine('the graph in maintenance', (engine) => {
  let services: TestServices
  let graph: TestGateway
  let member: Person
  let refreshToken: string

  beforeAll(async () => {
    services = await startServices({ engine })
    member = await signUp(services)
    refreshToken = (await logIntoShop(services, member)).refreshToken
    await services.db.transaction().execute(async (trx) => {
      await setMaintenance(trx, true)
    })
    graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  })
  afterAll(async () => {
    await graph.close()
    await services.close()
  })

  async function send(
    query: string,
    { cookie = '', accept = 'application/json', input = {} } = {},
  ) {
    const answer = await graph.post(JSON.stringify({ query, variables: { input } }), {
      accept,
      ...(cookie ? { cookie } : { 'x-client': 'app' }),
    })
    const { data, errors = [] } = JSON.parse(await answer.text())
    const retryAfter = answer.headers.get('retry-after')
    return { status: answer.status, retryAfter, data, code: errors[0]?.extensions.code }
  }

  const logIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
    send(LOGIN, { input: { username: email, password } })

  test('[MT-03] is answered for staff, who are known by the cookie of the back office [RL-04~]', async () => {
    const { accessToken = '' } = await services.as('orders.read')
    const cookie = `staff=${accessToken}`
    expect((await send(ME, { cookie })).status).toBe(200)
    // Also where Yoga negotiates the type of the answer.
    expect((await send(ME, { cookie, accept: '*/*, application/x-unknown' })).status).toBe(200)
    await services.call(signOut, {}, { accessToken })
    expect(await send(ME, { cookie })).toMatchObject(CLOSED)
    expect(await send(ME, { cookie: `staff=staff_${'x'.repeat(43)}` })).toMatchObject(CLOSED)
  })

  test('a login is refused before its password, and sessions of customers go on', async () => {
    const wrong = await logIn({ ...member, password: 'wrong password' })
    expect(wrong).toMatchObject({ ...CLOSED, retryAfter: '120' })
    expect(await logIn(member)).toMatchObject(CLOSED)
    const refresh = `mutation { refreshSession(input: { refreshToken: "${refreshToken}" }) { __typename } }`
    expect((await send(refresh)).data.refreshSession.__typename).toBe('RefreshSessionSuccess')
    expect((await send('mutation { logout { __typename } }')).status).toBe(200)
  })

  test.each([
    'mutation { logout { __typename } requestPasswordReset(input: { email: "ana@posta.example" }) { __typename } }',
    'mutation { ...Out } fragment Out on Mutation { logout { __typename } }',
    'query { logout: __typename }',
    'mutation { logout { __typename } } query Other { categories { name } }',
    'not GraphQL',
  ])('%s does not pass as a login', async (query) => {
    expect(await send(query)).toMatchObject(CLOSED)
  })

  test('says when to come back, where an end is planned [MT-03~]', async () => {
    const until = new Date(services.clock.now().getTime() + 5_400_000).toISOString()
    await services.db.transaction().execute(async (trx) => {
      await setMaintenance(trx, { isOn: true, until, text: null })
    })
    await eventually(async () => expect(await send(ME)).toMatchObject({ retryAfter: '5400' }))
  })
})
