import { afterAll, beforeAll, expect, test } from 'vitest'
import { setMaintenance } from '#services/modules/settings/api.ts'
import { updateRole } from '#services/modules/user/api.ts'
import { type Person, signUp } from '#tests/support/accounts.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) {
  ... on LoginSuccess { session { accessToken refreshToken } } ... on LoginProblem { code }
} }`
const ME = '{ me { id } }'
const CLOSED = { status: 503, code: 'MAINTENANCE' }

eachEngine('the graph in maintenance', (engine) => {
  let services: TestServices
  let graph: TestGateway
  let member: Person
  let staff: Person

  beforeAll(async () => {
    services = await startServices({ engine })
    member = await signUp(services)
    staff = await signUp(services)
    await services.db.transaction().execute(async (trx) => {
      await updateRole(trx, staff.userId, { isBackoffice: true, scopes: ['admin'] })
      await setMaintenance(trx, true)
    })
    graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  })
  afterAll(async () => {
    await graph.close()
    await services.close()
  })

  async function send(query: string, { token = '', accept = 'application/json', input = {} } = {}) {
    const answer = await graph.post(JSON.stringify({ query, variables: { input } }), {
      'x-client': 'app',
      accept,
      ...(token && { authorization: `Bearer ${token}` }),
    })
    const { data, errors = [] } = JSON.parse(await answer.text())
    const retryAfter = answer.headers.get('retry-after')
    return { status: answer.status, retryAfter, data, code: errors[0]?.extensions.code }
  }

  const logIn = ({ email, password }: Pick<Person, 'email' | 'password'>, accept?: string) =>
    send(LOGIN, { input: { username: email, password }, ...(accept && { accept }) })

  test('[MT-03] staff log in, work and log out', async () => {
    const { session } = (await logIn(staff)).data.login
    const token: string = session.accessToken
    const refresh = `mutation { refreshSession(input: { refreshToken: "${session.refreshToken}" }) { __typename } }`

    // Also where Yoga negotiates the type of the answer.
    expect((await logIn(staff, '*/*, application/x-unknown')).status).toBe(200)
    expect((await send(ME, { token })).data.me).not.toBeNull()
    expect((await send(refresh)).data.refreshSession.__typename).toBe('RefreshSessionSuccess')
    expect((await send('mutation { logout { __typename } }', { token })).status).toBe(200)
    expect(await send(ME, { token })).toMatchObject(CLOSED)
  })

  test('a customer gets no session, and a wrong password is answered as always', async () => {
    const wrong = await logIn({ ...member, password: 'wrong password' })

    expect(await logIn(member)).toMatchObject({ ...CLOSED, retryAfter: '120' })
    expect(wrong.data.login.code).toBe('UNKNOWN_USER_OR_PASSWORD')
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
})
