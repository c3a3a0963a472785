import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addItem,
  applyCoupon,
  applyMemberCard,
  getNewCartSession,
  setInstructions,
} from '#services/contract/cart.ts'
import { updateGuestUser } from '#services/contract/checkout.ts'
import { changeOwnConsent, createDataExport, logConsents } from '#services/contract/consents.ts'
import { saveDeliveryMethod } from '#services/contract/delivery.ts'
import { requestProductNotice } from '#services/contract/notice.ts'
import { withdrawOrder } from '#services/contract/order-calls.ts'
import { moveOrder } from '#services/contract/order-staff.ts'
import { savePaymentMethod } from '#services/contract/payment.ts'
import {
  createAddress,
  eraseAccount,
  forgotPassword,
  register,
  updateProfile,
  verifyEmail,
} from '#services/contract/user.ts'
import { shareWishlist, toggleWish } from '#services/contract/wishlist.ts'
import { insertCoupon } from '#services/modules/cart/api.ts'
import { createPost } from '#services/modules/cms/api.ts'
import { addPastComments } from '#services/modules/comment/api.ts'
import { insertDeliveryMethod } from '#services/modules/delivery/api.ts'
import { assignConsents, writeConsent } from '#services/modules/gdpr/api.ts'
import { countDownload } from '#services/modules/order/downloads/count-download.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { countries } from '#services/modules/settings/api.ts'
import { addMemberCards } from '#services/modules/user/api.ts'
import {
  fromPlace,
  logIn,
  mailsTo,
  PASSWORD,
  tokenFor,
  verification,
} from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addMatch, createWorld } from './order-world.ts'
import { MARKS_OF_STAFF, NOT_OF_PEOPLE, OF_PEOPLE, TELLS_OF_SOMEBODY } from './personal-columns.ts'
import { addProduct } from './product-catalogue.ts'

const EMAIL = 'Zrinka.Osobna@posta.example'
const NEXT_EMAIL = 'zrinka.nova@posta.example'
const CARD = '3850000000077'
const PERSON = { firstName: 'Zrinkica', lastName: 'Osobnjaković' }
const ADDRESS = {
  type: 'main',
  firstName: 'Domagojica',
  lastName: 'Primateljić',
  contactEmail: 'primateljica@posta.example',
  contactPhone: '+385 91 765 4321',
  country: 'HR',
  region: 'Međimurska županija',
  city: 'Štrigovčanec',
  street: 'Šetalište bez kraja',
  houseNumber: '1848c',
  zipCode: '40312',
  companyName: 'Obrt Vrijedne ruke',
  companyOIB: '12345678903',
} as const
/** Whatever of this is left anywhere once they are gone names them. */
const TRACES = [
  ...[EMAIL, EMAIL.toLowerCase(), NEXT_EMAIL, ...Object.values(PERSON), 'Mobitel iz džepa'],
  ...Object.values(ADDRESS).filter((value) => value.length > 5),
]

eachEngine('every column that tells of a person', (engine) => {
  let services: TestServices
  let userId: number
  let headers: Record<string, string>
  let told: Set<string>

  beforeAll(async () => {
    services = await startServices({ engine })
    ;({ userId, headers } = await liveThrough(services))
    told = await exportOf(services, headers)
  })
  afterAll(async () => await services.close())

  const rowsOf = async (table: string): Promise<Record<string, unknown>[]> => {
    const { owner } = OF_PEOPLE[table] ?? {}
    const keys = { account: userId, email: EMAIL.toLowerCase(), next: NEXT_EMAIL, card: CARD }
    const condition = owner?.(keys) ?? sql`1 = 0`
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${condition}`.execute(services.db)
    return rows
  }

  describe('is known', () => {
    test('as is every table: whoever adds one says whether it is of people', async () => {
      const tables = await services.db.introspection.getTables()
      const names = tables.map(({ name }) => name).sort()

      expect(names).toEqual([...Object.keys(OF_PEOPLE), ...NOT_OF_PEOPLE].sort())
      const columns = tables
        .filter(({ name }) => NOT_OF_PEOPLE.includes(name))
        .flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`))
      const telling = columns.filter((column) => TELLS_OF_SOMEBODY.test(column))
      expect(telling.toSorted()).toEqual(MARKS_OF_STAFF.toSorted())
    })

    test.each(Object.entries(OF_PEOPLE))('in %s, and read in the export', async (table, known) => {
      const columns = await columnsOf(table)
      const rows = await rowsOf(table)
      expect(rows.length, 'the person of this test has none').toBeGreaterThan(0)
      if (typeof known.untold === 'string') return

      const spared = Object.keys(known.untold)
      const untold = columns.filter((column) => {
        const values = rows.map((row) => row[column]).filter((value) => value !== null)
        return values.length === 0 || !values.every((value) => told.has(String(value)))
      })
      expect(untold.filter((column) => !spared.includes(column))).toEqual([])
      expect(
        spared.filter((column) => !columns.includes(column)),
        'no such column',
      ).toEqual([])
    })
  })

  test('is empty or names nobody once the account is erased', async () => {
    await services.call(eraseAccount, { password: PASSWORD }, headers)
    await mailsTo(services, EMAIL)

    for (const table of Object.keys(OF_PEOPLE)) {
      expect(await rowsOf(table), table).toHaveLength(table === 'member_card' ? 1 : 0)
    }
    const tables = await services.db.introspection.getTables()
    // The federation knows its members by its own register.
    for (const { name } of tables.filter((table) => table.name !== 'member_card')) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(services.db)
      const all = JSON.stringify(rows)
      expect(
        TRACES.filter((trace) => all.includes(trace)),
        name,
      ).toEqual([])
    }
  })

  async function columnsOf(table: string): Promise<string[]> {
    const tables = await services.db.introspection.getTables()
    const found = tables.find(({ name }) => name === table)
    return found?.columns.map(({ name }) => name) ?? []
  }
})

/** Every value that stands in the file which a customer reads. */
async function exportOf(
  services: TestServices,
  headers: Record<string, string>,
): Promise<Set<string>> {
  const { path } = await services.call(createDataExport, {}, headers)
  const leaves = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
    else leaves.add(String(value))
  }
  walk(await (await fetch(services.url + path)).json())
  return leaves
}

/** Fills every table that can know somebody, as far as callers can, and by hand where they cannot. */
async function liveThrough(services: TestServices) {
  const { db, clock } = services
  const scarf = await addProduct(services, { name: 'Vuneni šal' })
  const home = (await countries(db)).find(({ iso }) => iso === ADDRESS.country)
  await db.transaction().execute(async (trx) => {
    await insertDeliveryMethod(trx, {
      ...{ kind: 'address', position: 1, priceCents: 490, taxBasisPoints: 2500, canBeFree: true },
      ...{ minDays: 1, maxDays: 3, countryIds: [home?.id ?? 0], texts: {} },
    })
    await writeConsent(trx, { number: 1, language: 'hrv', html: '<p>Uvjeti</p>' }, clock)
    await assignConsents(trx, 'registerForm', [{ number: 1, isRequired: true }])
    await writeConsent(trx, { number: 2, language: 'hrv', html: '<p>Novosti</p>' }, clock)
    await assignConsents(trx, 'newsletter', [{ number: 2, isRequired: false }])
    await addMemberCards(trx, [
      { barcode: CARD, holder: 'Zrinkica Osobnjaković', validUntil: '2027-12-31' },
    ])
  })
  const form = { details: PERSON, email: EMAIL, password: PASSWORD, consents: [1] }
  await services.call(register, { ...form, memberCardBarcode: CARD }, fromPlace(1))
  clock.advance(1_000)
  const token = await tokenFor(services, { email: EMAIL, name: 'verificationToken' })
  await services.call(verifyEmail, verification(token), fromPlace(1))

  clock.advance(1_000)
  const device = 'Mobitel iz džepa'
  const session = await logIn(services, { email: EMAIL, password: PASSWORD }, { device })
  const headers = { ...session.headers }
  const { id: userId } = await db
    .updateTable('account')
    // A moment that nothing else has, so that no other value of the export stands for it.
    .set({
      ...{ company_name: 'Obrt Vrijedne ruke', created_at: '2025-11-30T10:00:00.000Z' },
      ...{ is_backoffice: 1, backoffice_language: 'slv' },
    })
    .where('email', '=', EMAIL)
    .returning('id')
    .executeTakeFirstOrThrow()
  clock.advance(1_000)
  await services.call(createAddress, ADDRESS, headers)
  clock.advance(1_000)
  await services.call(toggleWish, { product_id: scarf, wished: true }, headers)
  clock.advance(1_000)
  await services.call(shareWishlist, {}, headers)
  clock.advance(1_000)
  const cart = await services.call(getNewCartSession, {}, headers)
  const key = { ...headers, 'idempotency-key': 'prvi' }
  await services.call(addItem, { ...cart, productId: scarf, qty: 2 }, key)
  await services.call(applyMemberCard, { ...cart, barcode: CARD }, headers)
  await services.call(setInstructions, { ...cart, instructions: 'Zvoniti kod Domagojice.' })
  const billing = { ...ADDRESS, type: 'billing', houseNumber: '1849c' } as const
  const buyer = { email: EMAIL, addresses: [ADDRESS, billing], isCompany: true }
  await services.call(updateGuestUser, { ...cart, ...buyer }, headers)
  await db
    .insertInto('cart_reminder')
    .values({
      ...{ cart_id: cart.cartId, account_id: userId, written_at: '2025-11-30T12:00:00.000Z' },
    })
    .execute()
  const waited = { productId: scarf, kind: 'priceDrop', email: EMAIL } as const
  await services.call(requestProductNotice, waited, headers)
  await commentOnTwoThings(services, { scarf, userId })
  clock.advance(1_000)
  // As a guest with the same address, before the login.
  const guests = await services.call(getNewCartSession, {})
  await services.call(addItem, { ...guests, productId: scarf, qty: 1 })
  await services.call(updateGuestUser, { ...guests, ...buyer })
  clock.advance(1_000)
  await orderSomething(services, scarf)
  clock.advance(1_000)
  await services.call(changeOwnConsent, { uniqueNumber: 2, isAccepted: true }, headers)
  clock.advance(1_000)
  await services.call(
    logConsents,
    {
      status: 'withdrawn',
      statusTimestamp: '2026-03-02T08:59:58.000Z',
      sourceType: 'newsletter',
      consents: [2],
      user: { userType: 'user', email: EMAIL },
    },
    headers,
  )
  clock.advance(1_000)
  await services.call(forgotPassword, { email: EMAIL }, fromPlace(2))
  // Somebody registers with the address that has an account since, and its mail waits.
  await db
    .insertInto('registration')
    .values({
      ...{ id: 'waiting', email: EMAIL, email_key: EMAIL.toLowerCase(), password_hash: 'x' },
      ...{ first_name: PERSON.firstName, last_name: PERSON.lastName, member_card_barcode: null },
      addresses: JSON.stringify([ADDRESS]),
      ...{ created_at: clock.now().toISOString(), expires_at: '2027-01-01T00:00:00.000Z' },
    })
    .execute()
  await db
    .insertInto('social_identity')
    .values({
      provider: 'moj-davatelj',
      subject: 'zo-1848',
      account_id: userId,
      created_at: '2025-11-30T11:00:00.000Z',
    })
    .execute()
  await db
    .insertInto('social_pending')
    .values({
      ...{ token_hash: 'x', provider: 'drugi-davatelj', subject: 'zo-77', email: EMAIL },
      expires_at: '2027-01-01T00:00:00.000Z',
    })
    .execute()
  clock.advance(1_000)
  await services.call(updateProfile, { email: NEXT_EMAIL, password: PASSWORD }, headers)
  await mailsTo(services, EMAIL)
  // A mail that waits until its server is there again.
  await db
    .insertInto('outbox')
    .values({
      kind: 'mail.send',
      payload: JSON.stringify({ to: EMAIL }),
      at: '2027-01-01T00:00:00.000Z',
      fault: null,
    })
    .execute()
  return { userId, headers }
}

/** As a guest with the address, up to the end: paid, delivered, withdrawn from and paid back. */
async function orderSomething(services: TestServices, scarf: number): Promise<void> {
  const world = await createWorld(services)
  const ticket = await addProduct(services, { name: 'Ulaznica', format: 'EProduct' })
  await addMatch(services, [ticket])
  await services.db.transaction().execute(async (trx) =>
    insertCoupon(trx, {
      ...{ code: 'OSOBNI', kind: 'percent', percent: 7, amountCents: null, minCents: 0 },
      ...{ categoryId: null, isForMembers: false, startsAt: null, endsAt: null, maxUses: null },
    }),
  )
  const cart = await services.call(getNewCartSession, {})
  await services.call(addItem, { ...cart, productId: scarf, qty: 1 })
  await services.call(addItem, { ...cart, productId: ticket, qty: 1 })
  await services.call(applyCoupon, { ...cart, couponCode: 'OSOBNI' })
  const { companyName: _name, companyOIB: _oib, ...address } = ADDRESS
  await services.call(updateGuestUser, { ...cart, email: EMAIL, addresses: [address] })
  await services.call(saveDeliveryMethod, { ...cart, deliveryMethodId: world.courier })
  await services.call(savePaymentMethod, { ...cart, paymentMethodId: world.transfer })
  const gift = { to: 'Domagojica', from: 'Zrinkica', giftMessage: 'Za Štrigovčanec!' }
  const orderMessage = 'Zvoniti kod Primateljićevih.'
  const { orderSlug } = await world.place(cart, {
    ...gift,
    orderMessage,
    isDigitalAtOnce: true,
  })
  const { number, lines } = await world.read(orderSlug)
  const trackingUrl = 'https://paketi.example/zo-1848'
  for (const move of ['pay', 'ship', 'deliver'] as const) {
    services.clock.advance(1_000)
    await services.call(moveOrder, { number, move, trackingUrl }, services.as('commerce'))
  }
  services.clock.advance(1_000)
  for (const line of lines.filter(({ codes }) => codes.length === 0)) {
    const download = { line: { id: line.id, quantity: line.qty }, fileId: 1, link: 'prva' }
    await countDownload(services.db, services.clock, { slug: orderSlug, ...download })
  }
  services.clock.advance(1_000)
  const key = orderKey(orderSlug, services.config.sessionSecret)
  const possible = lines.filter(({ noWithdrawal }) => noWithdrawal === null)
  const lineIds = possible.map(({ id }) => id)
  const statement = { orderSlug, key, name: 'Zrinkica Osobnjaković', email: EMAIL, lineIds }
  await services.call(withdrawOrder, statement)
  await services.call(moveOrder, { number, move: 'refund' }, services.as('commerce'))
}

async function commentOnTwoThings(
  { db }: TestServices,
  { scarf, userId }: { readonly scarf: number; readonly userId: number },
): Promise<void> {
  const said = {
    ...{ accountId: userId, author: 'Zrinkica O.', language: 'hrv', rating: 4, isBuyer: true },
    ...{ body: 'Grije i u Štrigovčancu.', at: '2025-11-30T13:00:00.000Z' },
    state: 'published' as const,
  }
  await db.transaction().execute(async (trx) => {
    await addPastComments(trx, { productId: scarf }, [said])
    const postId = await createPost(trx, {
      ...{ slug: 'objava', title: 'Objava', excerpt: 'Sažetak', body: '<p>Tekst</p>' },
      ...{ language: 'hrv', at: said.at, publishedAt: said.at },
    })
    await addPastComments(trx, { postId }, [{ ...said, rating: null }])
  })
}
