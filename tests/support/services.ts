import { type Logger, pino } from 'pino'
import { createServices, type Services } from '#services/app.ts'
import type { ServicesConfig } from '#services/config.ts'
import type { Call, CallInput, CallOutput } from '#services/contract/call.ts'
import { GATEWAY_KEY_HEADER, gatewayKeyOf } from '#services/contract/gateway-key.ts'
import type { Right } from '#services/contract/rules/rights.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { site } from '#services/modules/settings/api.ts'
import { giveRoles } from '#services/modules/staff/api.ts'
import { insertRole, readRoles } from '#services/modules/staff/people/role-store.ts'
import { openSession } from '#services/modules/staff/session/sessions.ts'
import { accountById, createAccount } from '#services/modules/user/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import { type Db, type Engine, openDatabase } from '#services/platform/database.ts'
import { type CallResponse, createCaller } from './caller.ts'
import { createTestClock, type TestClock } from './clock.ts'
import { createFilledPlace, type TestPlace } from './database.ts'

export type { CallResponse } from './caller.ts'
export { eachEngine } from './databases.ts'

/** Rights of those who run the shop, and of those who write. */
export const SHOP_RIGHTS: readonly Right[] = [
  'orders.read',
  'orders.move',
  'orders.refund',
  'orders.note',
  'products.write',
]
export const CONTENT_RIGHTS: readonly Right[] = ['content.write', 'content.publish']

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
  /** Headers of a new member of staff who has these rights. */
  as(...rights: Right[]): Promise<Record<string, string>>
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
  return await startServicesOn(await createFilledPlace(engine, seededAt), { ...options, clock })
}

/** The same on a place that is there already, which closing them removes. */
export async function startServicesOn(
  place: TestPlace,
  options: Omit<StartOptions, 'engine' | 'seed'>,
): Promise<TestServices> {
  const { clock = createTestClock() } = options
  const config: ServicesConfig = { ...place.config, ...options.config }
  const { log = pino({ level: config.logLevel }) } = options
  const database = openDatabase(config, { log, sole: true })
  const services = createServices({ config, database, clock, log })
  await options.prepare?.(database.db)
  await services.start()
  const url = await services.app.listen({ host: config.host, port: 0 })
  const { db } = database
  const identity = await site(db)
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
    as: async (...rights) => ({ accessToken: await openStaffSession({ db, clock }, rights) }),
    close: async () => {
      await services.close()
      await place.remove()
    },
  }
}

let members = 0

/** Token of a new member of staff who has these rights. */
export async function openStaffSession(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  rights: readonly Right[],
): Promise<string> {
  members += 1
  const email = `staff-${members}@test.example`
  const at = clock.now().toISOString()
  const account = { ...{ email, firstName: 'Test', lastName: 'Staff' }, memberCardBarcode: null }
  return await db.transaction().execute(async (trx) => {
    const id = await createAccount(trx, { ...account, passwordHash: null, createdAt: at })
    if (id === null) throw new Error(`${email} has an account already`)
    const name = `Test: ${rights.toSorted().join(', ')}`
    const known = (await readRoles(trx)).find((role) => role.name === name)
    const role = known?.id ?? (await insertRole(trx, { name, rights }))
    await giveRoles(
      trx,
      { id, roles: role === null ? [] : [role] },
      { clock, author: commandAuthor('test') },
    )
    const person = await accountById(trx, id)
    if (!person) throw new Error('The account was deleted')
    const place = { device: 'tests', addressBlock: null }
    return (await openSession(trx, { person, place, stage: 'in', at })).token
  })
}
