import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#services/contract/call.ts'
import { logConsents } from '#services/contract/consents.ts'
import { listEdits } from '#services/contract/history.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import {
  addPrivacyRequest,
  answerPrivacyRequest,
  erasePrivacyData,
  exportPrivacyData,
  getPrivacyRequest,
} from '#services/contract/privacy.ts'
import { listPrivacyRequests, listPrivacyViews } from '#services/contract/privacy-list.ts'
import { eraseAccount, getProfile } from '#services/contract/user.ts'
import { writeConsent } from '#services/modules/gdpr/api.ts'
import { planRetention, purge } from '#services/modules/gdpr/retention.ts'
import { mailsTo, newEmail, signUp } from '#tests/support/accounts.ts'
import { createCustomer } from '#tests/support/customers.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const DAY_MS = 24 * 60 * 60_000
type Given = Partial<CallInput<typeof addPrivacyRequest>>

eachEngine('the desk of requests about personal data', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let officer: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    await services.services.due.stop()
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', stock: 100 })
  })
  afterAll(async () => await services?.close())
  beforeEach(async () => {
    officer = await services.as('people.read', 'people.export', 'people.erase')
  })

  const today = () => services.clock.now().toISOString().slice(0, 10)
  const add = async (email: string, given: Given = {}) => {
    const usual = { kind: 'EXPORT', channel: 'EMAIL', language: 'HRV' } as const
    const input = { ...usual, email, receivedOn: today(), ...given }
    return Number((await services.call(addPrivacyRequest, input, officer)).id)
  }
  const read = async (id: number) =>
    (await services.call(getPrivacyRequest, { id }, officer)).request
  type Step = CallInput<typeof answerPrivacyRequest>['step']
  const answer = async (id: number, step: Step, reason?: string) =>
    (await services.call(answerPrivacyRequest, { id, step, reason }, officer)).request
  const erase = async (id: number) =>
    (await services.call(erasePrivacyData, { id }, officer)).request
  const viewCounts = async () => {
    const { views } = await services.call(listPrivacyViews, {}, officer)
    return Object.fromEntries(views.map(({ id, total }) => [id, total.count]))
  }
  const history = async (id: number) =>
    (await services.call(listEdits, { entity: 'privacyRequest', id: `${id}` }, officer)).edits
  /** The buyer's number of a guest order, in this state. */
  const orderOf = async (email: string, moves: readonly ('pay' | 'ship' | 'deliver')[] = []) => {
    const { orderSlug } = await world.place(await world.readyCart([[scarf, 1]], { email }))
    const { number } = await world.read(orderSlug)
    for (const move of moves) {
      await services.call(moveOrder, { number, move }, await services.as(...SHOP_RIGHTS))
    }
    return { number, orderSlug }
  }

  test('a request is due a month after its receipt, and the list begins with what is due first', async () => {
    await services.db.deleteFrom('privacy_request').execute()
    const now = services.clock.now()
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
    const late = await add(newEmail(), { receivedOn: ago(40) })
    await add(newEmail(), { kind: 'RECTIFICATION' })
    const soon = await add(newEmail(), { receivedOn: ago(26) })
    const done = await add(newEmail(), { kind: 'OBJECTION', receivedOn: ago(90) })
    await answer(done, 'COMPLETE')

    expect(await viewCounts()).toEqual({ open: 3, soon: 1, overdue: 1, done: 1, all: 4 })
    const { items } = await services.call(listPrivacyRequests, {}, officer)
    expect(Number(items.at(-1)?.id)).toBe(done)
    expect(items.slice(0, 2).map(({ id }) => Number(id))).toEqual([late, soon])
    expect(items[0]?.daysLeft).toBeLessThan(0)
    expect(items[1]?.daysLeft).toBeGreaterThanOrEqual(0)
    expect(await read(done)).toMatchObject({ daysLeft: null, state: 'DONE', steps: [] })
    const found = await services.call(
      listPrivacyRequests,
      { search: (items[0]?.email ?? '').slice(0, -4).toUpperCase() },
      officer,
    )
    expect(found.items.map(({ id }) => Number(id))).toContain(late)
  })

  test('members of staff are no subject, and nothing was received tomorrow', async () => {
    const { id } = await services.db
      .selectFrom('account')
      .where('is_backoffice', '=', 1)
      .select('email as id')
      .executeTakeFirstOrThrow()
    await expect(add(id)).rejects.toThrow(/SUBJECT_IS_STAFF/)
    await expect(add(newEmail(), { receivedOn: '2099-01-01' })).rejects.toThrow(/receivedOn/)
  })

  test('a guest gets the same file as an account, by a link in a letter of their own', async () => {
    const email = newEmail()
    const { number } = await orderOf(email)
    const id = await add(email)
    const given = await services.call(exportPrivacyData, { id, isMailed: false }, officer)
    expect(given.request).toMatchObject({ state: 'OPEN', hasAccount: false })
    const file = async (path: string) => await fetch(services.url + path)
    const response = await file(given.path ?? '')
    expect(response.headers.get('content-disposition')).toMatch(/osobni-podaci-.*\.json/)
    const data = await response.json()
    expect(data).toMatchObject({ Narudžbe: [{ broj: number }], Račun: {} })

    const mailed = await services.call(exportPrivacyData, { id, isMailed: true }, officer)
    expect(mailed).toMatchObject({ path: null, request: { state: 'DONE', steps: [] } })
    const [letter] = (await mailsTo(services, email)).slice(-1)
    expect(letter?.subject).toBe('Vaši su podaci spremni za preuzimanje')
    const link = /\/download\/person\?token=[\w.-]+/.exec(letter?.text ?? '')?.[0] ?? ''
    expect(await (await file(link)).json()).toMatchObject({ Narudžbe: [{ broj: number }] })
    services.clock.advance(11 * 60_000)
    expect((await file(given.path ?? '')).status).toBe(404)
    expect((await file(link)).status).toBe(200)
    services.clock.advance(7 * DAY_MS)
    expect((await file(link)).status).toBe(404)
    officer = await services.as('people.read')
    expect((await history(id)).map(({ path }) => path)).toEqual([
      ...['move.export', 'move.export', 'move.add'],
    ])
  })

  test('export and erasure are sensitive, and need rights of their own', async () => {
    const id = await add(newEmail(), { kind: 'ERASURE' })
    const reader = await services.as('people.read', 'people.export')
    const refused = await services.send(erasePrivacyData, { id }, reader)
    expect(refused.body).toMatchObject({ error: { code: 'FORBIDDEN', field: 'people.erase' } })
    services.clock.advance(11 * 60_000)
    const late = await services.send(erasePrivacyData, { id }, officer)
    expect(late.body).toMatchObject({ error: { code: 'CONFIRM_AGAIN' } })
    const exported = await services.send(exportPrivacyData, { id, isMailed: true }, officer)
    expect(exported.body).toMatchObject({ error: { code: 'CONFIRM_AGAIN' } })
  })

  test('staff see what an erasure leaves, and it is that of the shop', async () => {
    const person = await signUp(services)
    const { email } = person
    const over = await orderOf(email, ['pay', 'ship', 'deliver'])
    const underWay = await orderOf(email, ['pay', 'ship'])
    const consent = await services.db.transaction().execute(async (trx) => {
      const text = { language: 'hrv', html: '<p>Novosti</p>' }
      return (await writeConsent(trx, text, services.clock)).number
    })
    await services.call(logConsents, {
      ...{ status: 'accepted', sourceType: 'newsletter', consents: [consent] },
      statusTimestamp: services.clock.now().toISOString(),
      user: { userType: 'guest', email },
    })
    const id = await add(email, { kind: 'ERASURE', note: 'Sve, molim.' })
    const open = await add(email)
    expect(await read(id)).toMatchObject({
      ...{ hasAccount: true, steps: ['ERASE', 'REQUEST_IDENTITY', 'PROLONG', 'REFUSE'] },
      remaining: expect.arrayContaining([
        { kind: 'ORDERS_UNDER_WAY', count: 1, names: [underWay.number] },
        { kind: 'ORDERS', count: 1, names: [over.number] },
        expect.objectContaining({ kind: 'CONSENTS' }),
      ]),
    })

    await mailsTo(services, email)
    services.clock.advance(1_000)
    const erased = await erase(id)
    expect(erased).toMatchObject({
      ...{ state: 'DONE', isErased: true, email: null, note: null, steps: [], remaining: [] },
      others: [{ id: `${open}`, state: 'DONE', email: null }],
    })
    expect((await services.send(getProfile, {}, {})).status).toBe(401)
    expect(await world.read(over.orderSlug)).toMatchObject({ email: '', state: 'delivered' })
    expect((await world.read(underWay.orderSlug)).email).toBe(email)

    // One letter says so, and no log remembers the address.
    const [letter] = (await mailsTo(services, email)).slice(-1)
    expect(letter?.subject).toBe('Vaši su podaci izbrisani')
    for (const table of ['mail_log', 'outbox', 'privacy_request', 'edit', 'account'] as const) {
      const rows = await services.db.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows), table).not.toContain(email)
    }
    expect(await history(id)).toMatchObject([
      { path: 'move.erase', after: { ORDERS: 1, ORDERS_UNDER_WAY: 1 } },
      { path: 'move.add', before: null, after: null },
    ])
    // It is found again by who brings the address.
    const again = await read(await add(email.toUpperCase()))
    expect(again.others.map(({ id: other }) => Number(other))).toEqual([open, id])
  })

  test('a guest is erased by the address alone', async () => {
    const email = newEmail()
    const { orderSlug } = await orderOf(email, ['pay', 'ship', 'deliver'])
    await mailsTo(services, email)
    await erase(await add(email, { kind: 'ERASURE' }))
    await mailsTo(services, email)
    const tables = await services.db.introspection.getTables()
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(services.db)
      expect(JSON.stringify(rows), name).not.toContain(email)
    }
    expect((await world.read(orderSlug)).total).toBeGreaterThan(0)
  })

  test('who erases their account in the shop leaves no open request, and no row of it at the desk', async () => {
    const customer = await createCustomer(services)
    const id = await add(customer.email, { kind: 'RECTIFICATION', note: 'Ime je Ana.' })
    await services.call(eraseAccount, {}, customer.headers)
    expect(await read(id)).toMatchObject({ state: 'DONE', isErased: true, note: null, others: [] })
    expect((await history(id))[0]).toMatchObject({
      ...{ path: 'state', before: 'OPEN', after: 'DONE', actor: { key: 'task:erasure' } },
    })
  })

  test('the term is prolonged once and in time, with a reason that the person reads', async () => {
    const email = newEmail()
    const id = await add(email, { receivedOn: '2026-01-31', language: 'ENG' })
    expect((await read(id)).steps).not.toContain('PROLONG')
    const inTime = await add(email, { kind: 'RESTRICTION', language: 'ENG' })
    await expect(answer(inTime, 'PROLONG')).rejects.toThrow(/reason/)
    const prolonged = await answer(inTime, 'PROLONG', 'Many records.')
    expect(prolonged).toMatchObject({ isProlonged: true, reason: 'Many records.' })
    expect(prolonged.daysLeft).toBeGreaterThan(85)
    const [letter] = (await mailsTo(services, email)).slice(-1)
    expect(letter?.text).toContain('Reason: Many records.')
    await expect(answer(inTime, 'PROLONG', 'Again.')).rejects.toThrow(/PRIVACY_STATE/)
  })

  test('nothing is given before the person has shown who they are, and a refusal names the way on', async () => {
    const email = newEmail()
    const id = await add(email)
    const waiting = await answer(id, 'REQUEST_IDENTITY')
    expect(waiting).toMatchObject({
      ...{ state: 'WAITING_FOR_IDENTITY', steps: ['CONFIRM_IDENTITY', 'PROLONG', 'REFUSE'] },
    })
    const early = await services.send(exportPrivacyData, { id, isMailed: true }, officer)
    expect(early.body).toMatchObject({ error: { code: 'PRIVACY_STATE' } })
    await mailsTo(services, email)
    services.clock.advance(1_000)
    expect((await answer(id, 'CONFIRM_IDENTITY')).steps).toContain('EXPORT')
    expect(await answer(id, 'REFUSE', 'Očito neutemeljen.')).toMatchObject({ state: 'REFUSED' })
    const letters = await mailsTo(services, email)
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Potvrdite da je zahtjev vaš',
      'Vaš zahtjev ne možemo prihvatiti',
    ])
    expect(letters[1]?.text).toMatch(/Razlog: Očito neutemeljen\.[\s\S]*azop\.hr/)
    await expect(answer(id, 'REFUSE', 'Opet.')).rejects.toThrow(/PRIVACY_STATE/)
  })

  test('an answered request is stored for five years, an open one until it is answered', async () => {
    const open = await add(newEmail())
    const answered = await add(newEmail(), { kind: 'OBJECTION' })
    await answer(answered, 'COMPLETE')
    const { deps } = services.services
    const rules = deps.retention.filter(({ kind }) => kind === 'privacy-requests')
    const later = { now: () => new Date(services.clock.now().getTime() + 1_827 * DAY_MS) }
    expect((await planRetention(rules, deps))[0]?.rows).toBe(0)
    for (const rule of rules) await purge(rule, { ...deps, clock: later })
    expect((await services.send(getPrivacyRequest, { id: answered }, officer)).status).toBe(404)
    expect((await read(open)).state).toBe('OPEN')
  })
})
