import { type Logger, pino } from 'pino'
import { createServices, type Services } from '#services/app.ts'
import type { ServicesConfig } from '#services/config.ts'
import type { Call, CallInput, CallOutput } from '#services/contract/call.ts'
import { GATEWAY_KEY_HEADER, gatewayKeyOf } from '#services/contract/gateway-key.ts'
import { site } from '#services/modules/settings/api.ts'
import { createAccount, openSession } from '#services/modules/user/api.ts'
import { type Db, type Engine, openDatabase } from '#services/platform/database.ts'
import { signAccessToken } from '#services/platform/http/auth.ts'
import { type CallResponse, createCaller } from './caller.ts'
import { createTestClock, type TestClock } from './clock.ts'
import { createFilledPlace, TEST_SECRET } from './database.ts'

export type { CallResponse } from './caller.ts'
export { eachEngine } from './databases.ts'

export type TestServices = {
  readonly url: string
  readonly apiKey: string
  readonly siteId: number
  readonly storeId: number
  readonly db: Db
  readonly clock: TestClock
  readonly services: Services
  readonly config: ServicesConfig
  /** Answers what the call answers; throws a CallFailure when it is refused. */
  call<C extends Call>(
    call: C,
    input: CallInput<C>,
    headers?: Record<string, string>,
  ): Promise<CallOutput<C>>
  /** The answer as it comes, whatever the input. */
  send(call: Call, input: object, headers?: Record<string, string | null>): Promise<CallResponse>
  /** Headers of somebody who has these scopes. */
  as(...scopes: string[]): Record<string, string>
  close(): Promise<void>
}

export type StartOptions = {
  readonly engine?: Engine
  readonly clock?: TestClock
  readonly config?: Partial<ServicesConfig>
  /** With the demo federation in it, as it was seeded at the clock's moment. */
  readonly seed?: boolean
  /** Before the start, which reads the site's settings. */
  readonly prepare?: (db: Db) => Promise<void>
  /** Says nothing unless one is given. */
  readonly log?: Logger
}

/** Real services on a free port, with a database and a folder of their own. */
export async function startServices(options: StartOptions = {}): Promise<TestServices> {
  const { engine = 'sqlite', clock = createTestClock() } = options
  const seededAt = options.seed ? clock.now().toISOString() : null
  const place = await createFilledPlace(engine, seededAt)
  const config: ServicesConfig = { ...place.config, ...options.config }
  const { log = pino({ level: config.logLevel }) } = options
  const database = openDatabase(config, { log, sole: true })
  const services = createServices({ config, database, clock, log })
  await options.prepare?.(database.db)
  await services.start()
  const url = await services.app.listen({ host: config.host, port: 0 })
  const { db } = database
  const identity = await site(db)
  const staff = await openStaffSession(db, clock)

  const siteHeaders = {
    apiKey: identity.apiKeyToken,
    site: `${identity.id}`,
    store: `${identity.storeId}`,
    [GATEWAY_KEY_HEADER]: gatewayKeyOf(config.sessionSecret),
  }

  const { send, call } = createCaller(url, siteHeaders)

  return {
    url,
    apiKey: identity.apiKeyToken,
    siteId: identity.id,
    storeId: identity.storeId,
    db,
    clock,
    services,
    config,
    send,
    call,
    as: (...scopes) => ({
      accessToken: signAccessToken(
        { ...staff, scopes },
        { secret: TEST_SECRET, clock, lifetimeSeconds: 60 },
      ),
    }),
    close: async () => {
      await services.close()
      await place.remove()
    },
  }
}

/** Whoever the tests are; what they may do is for each to say. */
async function openStaffSession(
  db: Db,
  clock: TestClock,
): Promise<{ userId: number; sessionId: string }> {
  return await db.transaction().execute(async (trx) => {
    const userId = await createAccount(trx, {
      email: 'staff@test.example',
      passwordHash: null,
      firstName: 'Test',
      lastName: 'Staff',
      memberCardBarcode: null,
      createdAt: clock.now().toISOString(),
    })
    if (userId === null) throw new Error('The account of the tests stands already')
    const { refreshToken } = await openSession(trx, {
      accountId: userId,
      device: 'tests',
      addressBlock: null,
      clock,
      secret: TEST_SECRET,
    })
    return { userId, sessionId: refreshToken.split('.')[0] ?? '' }
  })
}
