import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newEmail } from '#tests/support/accounts.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const LOGIN = `mutation ($email: String!) {
  login(input: { username: $email, password: "wrong password" }) { ... on LoginProblem { code } }
}`
const WARNING = 'x-forwarded-for ignored'

let services: TestServices
const lines: string[] = []
const log = pino(
  { level: 'warn' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  }),
)

beforeAll(async () => {
  services = await startServices({ log })
})
afterAll(() => services.close())
beforeEach(() => lines.splice(0))

/** Failed logins until the first that is refused, each from an address of its own. */
async function triesFrom(gateway: TestGateway, network: string, tries: number): Promise<number> {
  for (let at = 0; at < tries; at += 1) {
    const from = { 'x-forwarded-for': `${network}.${at}.1` }
    const { data } = await gateway.ask<{ login: { code?: string } }>(
      LOGIN,
      { email: newEmail() },
      from,
    )
    if (data.login.code !== 'UNKNOWN_USER_OR_PASSWORD') return at
  }
  return tries
}

const warnings = () => lines.filter((line) => line.includes(WARNING)).length

test('behind a proxy that we know each visitor has limits of their own', async () => {
  const gateway = await startGateway({
    servicesUrl: services.url,
    environment: { TRUSTED_PROXIES: '127.0.0.1', SESSION_SECRET: TEST_SECRET },
    log,
  })
  try {
    expect(await triesFrom(gateway, '198.18', 40)).toBe(40)
    expect(warnings()).toBe(0)
  } finally {
    await gateway.close()
  }
})

test.each([
  ['a proxy that TRUSTED_PROXIES does not name', { SESSION_SECRET: TEST_SECRET }],
  ['a gateway without the secret', { TRUSTED_PROXIES: '127.0.0.1' }],
])(
  'behind %s all share those of one address, and one warning is logged',
  async (_name, environment) => {
    const gateway = await startGateway({ servicesUrl: services.url, environment, log })
    try {
      expect(await triesFrom(gateway, '198.19', 40)).toBeLessThan(31)
      expect(warnings()).toBe(1)
    } finally {
      await gateway.close()
    }
  },
)
