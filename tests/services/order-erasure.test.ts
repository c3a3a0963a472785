import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { withdrawOrder } from '#services/contract/order-calls.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { saveOrderNote } from '#services/contract/staff-order.ts'
import { eraseAccount } from '#services/contract/user.ts'
import { countErasable, eraseBuyers } from '#services/modules/order/personal/personal-store.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { logIn, mailsTo, PASSWORD, signUp } from '#tests/support/accounts.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { requireWhole } from './order-invariants.ts'
import { ADDRESS, createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const DAY = 24 * 60 * 60_000
type Moves = readonly ('pay' | 'ship' | 'deliver' | 'refund' | 'cancel')[]

eachEngine('the orders of an erased account', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let book: number

  beforeAll(async () => {
    services = await startServices({ engine })
    // Else its own night may come first.
    await services.services.due.stop()
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', stock: 100 })
    book = await addProduct(services, { name: 'E-knjiga', format: 'EProduct' })
  })
  afterEach(async () => await requireWhole(services))
  afterAll(async () => await services?.close())

  /** An order of an erased account. */
  async function ofErased(moves: Moves, { isDigital = false } = {}): Promise<string> {
    const person = await signUp(services)
    const { headers } = await logIn(services, person)
    const cart = await world.readyCart([[isDigital ? book : scarf, 1]], {
      ...{ headers: { ...headers }, email: person.email },
      ...(isDigital && { deliveryId: null }),
    })
    const more = { orderMessage: 'Kod Anića', to: 'Mama', giftMessage: 'Sretno!' }
    const { orderSlug } = await world.place(cart, more, { ...headers })
    await move(orderSlug, moves)
    await services.call(eraseAccount, { password: PASSWORD }, { ...headers })
    return orderSlug
  }
  const move = async (orderSlug: string, moves: Moves) => {
    const { number } = await world.read(orderSlug)
    for (const one of moves) {
      const note = `Za ${ADDRESS.firstName}`
      await services.call(moveOrder, { number, move: one, note }, await services.as(...SHOP_RIGHTS))
    }
  }
  const noteOn = async (orderSlug: string, text: string) => {
    const { number } = await world.read(orderSlug)
    const note = { number, id: `biljeska-${number}`, base: null, text }
    await services.call(saveOrderNote, note, await services.as(...SHOP_RIGHTS))
  }
  const purge = async () => {
    const now = services.clock.now().toISOString()
    const found = await countErasable(services.db, now)
    expect(await eraseBuyers(services.db, now, 100)).toBe(found)
  }
  const staffMails = async (number: string) =>
    (await mailsTo(services, 'trgovina@savez.example'))
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes(number))
  /** All texts that are stored about the order. */
  const storedOf = async (slug: string): Promise<string> => {
    const order = await services.db
      .selectFrom('customer_order')
      .selectAll()
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const events = await services.db
      .selectFrom('order_event')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute()
    const edits = await services.db
      .selectFrom('edit')
      .selectAll()
      .where('entity', '=', 'order')
      .where('entity_id', '=', order.number)
      .execute()
    return JSON.stringify([order, events, edits])
  }
  const namesOf = /Ani[ćc]|Ulica kralja|osta\.example|primjer|Mama|Sretno/

  test('lose their buyer at once when they are over, and keep what was sold', async () => {
    const slug = await ofErased(['pay', 'ship', 'deliver'])
    expect(await storedOf(slug)).not.toMatch(namesOf)
    const order = await world.read(slug)
    expect(order).toMatchObject({ state: 'delivered', email: '', shippingAddress: null })
    expect(order.billingAddress).toMatchObject({ country: 'HR', lastName: '', street: '' })
    expect(order.total).toBeGreaterThan(0)
    expect(order.lines.map(({ name }) => name)).toEqual(['Šal'])
  })

  test('keep the address until they are delivered, and the money until it is paid back', async () => {
    const shipped = await ofErased(['pay', 'ship'])
    const owed = await ofErased(['pay', 'ship'])
    const key = orderKey(owed, TEST_SECRET)
    const statement = { orderSlug: owed, key, name: 'Ana Anić', email: 'ana@posta.example' }
    await services.call(withdrawOrder, statement)
    await move(owed, ['deliver'])
    await noteOn(shipped, 'Zvati gospođu Anić')
    await purge()
    expect(await storedOf(shipped)).toMatch(namesOf)
    expect(await storedOf(owed)).toMatch(namesOf)

    await move(shipped, ['deliver'])
    await move(owed, ['refund'])
    await purge()
    expect(await storedOf(shipped)).not.toMatch(namesOf)
    expect(await storedOf(owed)).not.toMatch(namesOf)
  })

  test('leave no mail behind that was given up', async () => {
    const person = await signUp(services)
    const { headers } = await logIn(services, person)
    const given = { headers: { ...headers }, email: person.email }
    const { orderSlug: slug } = await world.place(await world.readyCart([[scarf, 1]], given))
    const addLetter = async (letter: string, state: 'dead' | 'waiting') =>
      await services.db
        .insertInto('outbox')
        .values({
          ...{ kind: 'order.letter', at: '2099-01-01T00:00:00.000Z', fault: null, state },
          payload: JSON.stringify({ id: letter, slug, letter, to: 'ana@posta.example' }),
        })
        .execute()
    await addLetter('order-withdrawn', 'dead')
    await addLetter('order-shipped', 'waiting')
    await services.call(eraseAccount, { password: PASSWORD }, { ...headers })
    const left = await services.db
      .deleteFrom('outbox')
      .where('at', '>', '2098')
      .returning('state')
      .execute()
    expect(left).toEqual([{ state: 'waiting' }])
  })

  test('can still be withdrawn from, which buyer and shop are told', async () => {
    const slug = await ofErased(['pay', 'ship', 'deliver'])
    const email = `odustaje-${engine}@posta.example`
    const statement = { orderSlug: slug, key: orderKey(slug, TEST_SECRET), name: 'Ana', email }
    await services.call(withdrawOrder, statement)
    const { number } = await world.read(slug)
    expect((await mailsTo(services, email)).map(({ subject }) => subject)).toEqual([
      `Potvrda odustanka od ugovora, narudžba ${number}`,
    ])
    expect(await staffMails(number)).toEqual([`Odustanak od ugovora: narudžba ${number}`])
  })

  test('lose all of it at the next try when one was cut off', async () => {
    const slug = await ofErased(['pay', 'ship'])
    await move(slug, ['deliver'])
    const rename = async (from: string, to: string) =>
      await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(services.db)
    await rename('order_event', 'order_event_away')
    const now = services.clock.now().toISOString()
    await expect(eraseBuyers(services.db, now, 100)).rejects.toThrow()
    await rename('order_event_away', 'order_event')

    await purge()
    expect(await storedOf(slug)).not.toMatch(/"note":"Za/)
    expect(await storedOf(slug)).not.toMatch(namesOf)
  })

  test('that are digital are over once all of it has been handed out', async () => {
    const slug = await ofErased(['pay'], { isDigital: true })
    services.clock.advance(14 * DAY)
    await purge()
    expect(await storedOf(slug)).toMatch(namesOf)
    services.clock.advance(3 * DAY)
    await purge()
    expect(await storedOf(slug)).not.toMatch(namesOf)
  })
})
