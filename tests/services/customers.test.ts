import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#services/contract/call.ts'
import {
  endCustomerSessions,
  getCustomer,
  saveCustomer,
  saveCustomerNote,
  sendPasswordLink,
} from '#services/contract/customer-desk.ts'
import { type CustomerListRow, listCustomers } from '#services/contract/customer-list.ts'
import { listEdits } from '#services/contract/history.ts'
import { listOrders } from '#services/contract/order-list.ts'
import { CUSTOMER_LIST } from '#services/contract/rules/lists/customers.ts'
import {
  createAddress,
  eraseAccount,
  getProfile,
  updateProfile,
  verifyEmail,
} from '#services/contract/user.ts'
import { changeRole } from '#services/modules/user/api.ts'
import {
  logIn,
  mailsTo,
  newEmail,
  PASSWORD,
  refreshStatus,
  signUp,
  tokenFor,
  verification,
} from '#tests/support/accounts.ts'
import { dueDone } from '#tests/support/outbox.ts'
import { costlySteps, plansOf } from '#tests/support/query-plans.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { insertCustomerRows } from '#tools/bench/customer-rows.ts'
import { createWorld, ADDRESS as SENT_TO, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

type Query = CallInput<typeof listCustomers>

eachEngine('customers in the hands of staff', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let staff: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', stock: 1_000, retailPriceCents: 2_000 })
    staff = await services.as('people.read', 'people.write', 'people.note', 'orders.read')
  })
  afterAll(async () => await services?.close())

  const page = async (query: Query) => await services.call(listCustomers, query, staff)
  const find = async (search: string) => (await page({ search })).items
  const one = async (search: string): Promise<CustomerListRow> => {
    const [row, ...others] = await find(search)
    expect(others).toEqual([])
    if (!row) throw new Error(`${search} is not found`)
    return row
  }
  const read = async (id: string, as = staff) =>
    await services.call(getCustomer, { id: Number(id) }, as)
  const order = async (email: string, headers?: Record<string, string>) => {
    const given = { email, paymentId: world.cash, ...(headers && { headers }) }
    await world.place(await world.readyCart([[scarf, 1]], given), {}, headers)
    services.clock.advance(60_000)
  }
  const ordersOf = async (id: string) =>
    (await services.call(listOrders, { filter: { customer: [id] } }, staff)).items
  const historyOf = async (entity: string, id: string) =>
    (await services.call(listEdits, { entity, id }, await services.as('audit.read'))).edits

  describe('the list', () => {
    test('has guests and accounts, each once, with what they ordered', async () => {
      const guest = newEmail()
      const person = await signUp(services)
      const { headers } = await logIn(services, person)
      await order(guest.toUpperCase())
      await order(guest)
      await order(person.email, { ...headers })

      expect(await one(guest)).toEqual({
        ...{ id: expect.any(String), name: 'Ana Anić', email: guest, company: null },
        ...{ registeredAt: null, lastOrderAt: expect.any(String), orders: 2 },
      })
      const known = await one(person.email)
      expect(known).toMatchObject({ name: 'Željka Đurić', orders: 1 })
      expect(known.registeredAt).not.toBeNull()
      expect(await ordersOf(known.id)).toHaveLength(1)
    })

    test('is searched by beginnings of names and e-mail, registered or not', async () => {
      const guest = `horvat.${newEmail()}`
      await order(guest)
      const person = await signUp(services, { email: `horvatica.${newEmail()}` })
      const emails = (await find('horvat')).map(({ email }) => email)
      expect(emails.toSorted()).toEqual([guest, person.email].toSorted())
      expect((await find('HORVAT anic')).map(({ email }) => email)).toEqual([guest])
      expect(await find('ĐURIĆ horvatica')).toHaveLength(1)
      expect(await find('orvat')).toEqual([])
    })

    test('shows a changed name, and finds the former one no longer', async () => {
      const person = await signUp(services)
      const { headers } = await logIn(services, person)
      const details = { firstName: 'Perunika', lastName: 'Ljubičić' }
      await services.call(updateProfile, { details }, { ...headers })
      expect(await find('ljubicic perun')).toMatchObject([{ name: 'Perunika Ljubičić' }])
      expect(await find(`zeljka ${person.email}`)).toEqual([])
    })

    test('has neither members of staff nor erased persons, and dismissed ones again', async () => {
      const [member, gone] = [await signUp(services), await signUp(services)]
      const role = async (isBackoffice: boolean) =>
        await services.db
          .transaction()
          .execute(async (trx) =>
            changeRole(trx, { id: member.userId, isBackoffice, scopes: [] }, services.clock),
          )
      await role(true)
      expect(await find(member.email)).toEqual([])
      for (const _again of [1, 2]) await role(false)
      expect(await one(member.email)).toMatchObject({ name: 'Željka Đurić' })

      const { headers } = await logIn(services, gone)
      await order(gone.email, { ...headers })
      const { id } = await one(gone.email)
      await services.call(
        saveCustomerNote,
        { id: Number(id), note: 'biljeska-1', base: null, text: 'Zove popodne.' },
        staff,
      )
      await services.call(eraseAccount, { password: PASSWORD }, { ...headers })
      expect(await find(gone.email)).toEqual([])
      const words = services.db.selectFrom('customer_word').selectAll()
      expect(await words.where('customer_id', '=', Number(id)).execute()).toEqual([])
      expect(await ordersOf(id)).toEqual([])
      const recorded = await historyOf('customer', id)
      expect(recorded).toMatchObject([{ path: 'note.biljeska-1', before: null, after: null }])
    })

    test('finds accounts and guests, buyers and others, and days of both', async () => {
      const emailsOf = async (filter: Query['filter']) =>
        (await page({ filter, limit: 100 })).items.map(({ email }) => email)
      const guest = newEmail()
      const { email } = await signUp(services)
      await order(guest)
      const has = async (filter: Query['filter']) => {
        const emails = await emailsOf(filter)
        return [emails.includes(guest), emails.includes(email)]
      }
      expect(await has({ isRegistered: true })).toEqual([false, true])
      expect(await has({ isRegistered: false })).toEqual([true, false])
      expect(await has({ hasOrdered: true })).toEqual([true, false])
      expect(await has({ hasOrdered: false })).toEqual([false, true])
      const [today, past] = [{ from: '2026-03-02' }, { to: '2026-03-01' }]
      expect(await has({ registered: today })).toEqual([false, true])
      expect(await has({ lastOrder: today })).toEqual([true, false])
      expect(await has({ registered: past })).toEqual([false, false])
      expect(await has({ lastOrder: past })).toEqual([false, false])
    })
  })

  describe('who bought as a guest', () => {
    test('is the same customer once they register, with their orders and notes', async () => {
      const email = newEmail()
      await order(email)
      const guest = await one(email)
      await signUp(services, { email })
      expect(await one(email)).toMatchObject({ id: guest.id, name: 'Željka Đurić', orders: 1 })
      await order(email)
      expect(await one(email)).toMatchObject({ name: 'Željka Đurić', orders: 2 })
      expect(await ordersOf(guest.id)).toHaveLength(2)
    })

    test('is joined by the account that proves the address later', async () => {
      const next = newEmail()
      await order(next)
      const guest = await one(next)
      const note = { note: 'biljeska-1', base: null, text: 'Čeka šal.' }
      await services.call(saveCustomerNote, { id: Number(guest.id), ...note }, staff)
      const person = await signUp(services)
      const { headers } = await logIn(services, person)
      await order(person.email, { ...headers })
      const account = await one(person.email)

      await services.call(updateProfile, { email: next, password: PASSWORD }, { ...headers })
      const token = await tokenFor(services, { email: next, name: 'verificationToken' })
      await services.call(verifyEmail, verification(token))
      await dueDone(services)

      expect(await one(next)).toMatchObject({ id: account.id, orders: 2, name: 'Željka Đurić' })
      expect(await find(person.email)).toEqual([])
      expect(await ordersOf(account.id)).toHaveLength(2)
      expect((await read(account.id)).notes).toMatchObject([{ text: 'Čeka šal.' }])
      const edits = services.db.selectFrom('edit').select('subject')
      const subjects = await edits
        .where('entity', '=', 'customer')
        .where('entity_id', '=', account.id)
        .execute()
      expect(subjects).toEqual([{ subject: next }])
    })
  })

  describe('one of them', () => {
    test('is shown with account and addresses, and who looks is recorded once a day', async () => {
      const person = await signUp(services)
      const { headers } = await logIn(services, person)
      const address = { ...SENT_TO, type: 'main' as const }
      await services.call(createAddress, address, { ...headers })
      const { id } = await one(person.email)
      const reader = await services.as('people.read')
      await read(id, reader)
      const shown = await read(id, reader)
      expect(shown).toMatchObject({
        ...{ id, email: person.email, firstName: 'Željka', lastName: 'Đurić', notes: [] },
        account: {
          ...{ hasPassword: true, pendingEmail: null, sessions: 1, memberCard: null },
          addresses: [{ type: 'MAIN', name: 'Ana Anić', street: 'Ulica kralja 7', country: 'HR' }],
        },
      })
      const looks = await historyOf('customerLook', id)
      expect(looks).toMatchObject([{ path: 'move.look', after: true }])
      const { status } = await services.send(getCustomer, { id: 999_999 }, reader)
      expect(status).toBe(404)
    })

    test('is corrected by name, company and phone, in the list and the account at once', async () => {
      const person = await signUp(services)
      const { headers } = await logIn(services, person)
      const { id: addressId } = await services.call(
        createAddress,
        { ...SENT_TO, type: 'main' as const },
        { ...headers },
      )
      const id = Number((await one(person.email)).id)
      const phone = `addresses.${addressId}.phone`
      const save = (changes: CallInput<typeof saveCustomer>['changes']) =>
        services.send(saveCustomer, { id, sitting: 'ispravak-1', changes }, staff)
      const saved = await save([
        { path: 'lastName', base: 'Đurić', value: 'Đurđević' },
        { path: 'companyName', base: null, value: 'Obrt Kap' },
        { path: 'firstName', base: 'Netko', value: 'Nitko' },
        { path: phone, base: SENT_TO.contactPhone, value: '+385 91 111 2222' },
      ])
      expect(saved.body).toMatchObject({
        applied: ['lastName', 'companyName', phone],
        differing: [{ path: 'firstName', current: 'Željka' }],
      })
      const profile = await services.call(getProfile, {}, { ...headers })
      expect(profile).toMatchObject({
        details: { firstName: 'Željka', lastName: 'Đurđević' },
        ...{ company: { name: 'Obrt Kap' }, addresses: [{ contactPhone: '+385 91 111 2222' }] },
      })
      expect(await one('đurđević')).toMatchObject({ company: 'Obrt Kap' })

      for (const [path, value] of [
        ['email', 'drugi@posta.example'],
        ['lastName', ''],
        [phone, 'nema'],
      ] as const) {
        const { status, body } = await save([{ path, base: null, value }])
        expect([status, body]).toMatchObject([400, { error: { field: path } }])
      }
    })

    test('has notes that only those with a right of their own write', async () => {
      const { email } = await signUp(services)
      const id = Number((await one(email)).id)
      const given = { id, note: 'biljeska-2', base: null, text: 'Voli rukomet.' }
      const { status, body } = await services.send(
        saveCustomerNote,
        given,
        await services.as('people.read', 'people.write'),
      )
      expect([status, body]).toMatchObject([403, { error: { field: 'people.note' } }])
      for (const _again of [1, 2]) await services.call(saveCustomerNote, given, staff)
      const notes = async () => (await read(`${id}`)).notes
      expect(await notes()).toMatchObject([{ text: 'Voli rukomet.', isEdited: false }])
      await services.call(saveCustomerNote, { ...given, base: given.text, text: '' }, staff)
      expect(await notes()).toEqual([])
    })

    test('gets a link for a password, and is logged out everywhere, both recorded', async () => {
      const person = await signUp(services)
      const session = await logIn(services, person)
      const { id } = await one(person.email)
      await services.call(sendPasswordLink, { id: Number(id) }, staff)
      const mails = await mailsTo(services, person.email)
      expect(mails.at(-1)?.text).toMatch(/token=/)
      await services.call(endCustomerSessions, { id: Number(id) }, staff)
      expect(await refreshStatus(services, session.refreshToken)).toBe(401)
      expect(await historyOf('customer', id)).toMatchObject([
        { path: 'move.endSessions', after: { sessions: 1 } },
        { path: 'move.passwordLink', after: true },
      ])
    })

    test('has no account to help with as a guest', async () => {
      const email = newEmail()
      await order(email)
      const id = Number((await one(email)).id)
      for (const call of [sendPasswordLink, endCustomerSessions]) {
        const { status, body } = await services.send(call, { id }, staff)
        expect([status, body]).toMatchObject([409, { error: { code: 'NO_ACCOUNT' } }])
      }
    })
  })

  test('no view of the product, no search and no sort reads or sorts the whole table', async () => {
    await insertCustomerRows(services.db, { count: 900, until: new Date('2026-02-01T00:00:00Z') })
    const sorts = (
      ['NAME_ASC', 'REGISTERED_AT_DESC', 'LAST_ORDER_AT_ASC', 'ORDERS_DESC'] as const
    ).map((sort): Query => ({ sort }))
    const from = (await page({ limit: 25 })).endCursor
    const queries: Query[] = [...Object.values(CUSTOMER_LIST.views), ...sorts, { search: 'horv' }]
    queries.push({ after: from }, { before: from })
    queries.push({ filter: { registered: { from: '2026-01-01' } }, sort: 'REGISTERED_AT_DESC' })
    queries.push({ filter: { lastOrder: { to: '2026-01-01' } } })
    for (const query of queries) {
      const tables = ['customer', 'customer_word']
      const plan = await plansOf({ db: services.db, engine, tables }, async () => {
        await page(query)
      })
      expect(plan.length).toBeGreaterThan(1)
      // Rows that are found by their words are sorted then.
      const steps = costlySteps(plan).filter((step) => !(query.search && /ORDER BY/.test(step)))
      expect([query, steps]).toEqual([query, []])
    }
  })
})
