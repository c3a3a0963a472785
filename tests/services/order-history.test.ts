import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Saved } from '#services/contract/history.ts'
import { listEdits } from '#services/contract/history.ts'
import type { Order } from '#services/contract/order.ts'
import { correctOrder, moveOrder } from '#services/contract/order-moves.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

/** `npm run soak` goes further. */
const ROUNDS = Number(process.env['SAVE_ROUNDS'] ?? 40)
const TIME_LIMIT_MS = 60_000 + ROUNDS * 500
const STREET = 'shippingAddress.street'
const CITY = 'shippingAddress.city'

eachEngine('the history of an order', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let first: Record<string, string>
  let second: Record<string, string>
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', stock: 1_000, retailPriceCents: 3_999 })
    first = await services.as(...SHOP_RIGHTS)
    second = await services.as(...SHOP_RIGHTS)
  })
  afterAll(async () => await services.close())

  async function ordered(): Promise<Order> {
    made += 1
    const given = { paymentId: world.transfer, email: `povijest-${engine}-${made}@posta.example` }
    const { orderSlug } = await world.place(await world.readyCart([[scarf, 1]], given))
    return await world.read(orderSlug)
  }
  const save = async (
    number: string,
    [path, base, value]: readonly [path: string, base: string, value: string],
    { by = first, sitting = randomUUID() }: { by?: typeof first; sitting?: string } = {},
  ): Promise<Saved & { readonly order: Order }> =>
    await services.call(correctOrder, { number, sitting, changes: [{ path, base, value }] }, by)
  const historyOf = async (number: string) =>
    (await services.call(listEdits, { entity: 'order', id: number }, first)).edits

  test('says who corrected what, before and after, once for each sitting', async () => {
    const { number, orderSlug } = await ordered()
    const sitting = randomUUID()
    const saved = await save(number, [STREET, 'Ulica kralja', 'Ulica kralj'], { sitting })
    expect(saved).toMatchObject({ applied: [STREET], differing: [] })
    await save(number, [STREET, 'Ulica kralj', 'Kraljeva ulica'], { sitting })
    expect((await world.read(orderSlug)).shippingAddress?.street).toBe('Kraljeva ulica')
    await save(number, [STREET, 'Kraljeva ulica', 'Kraljeva'], { by: second })

    const edits = await historyOf(number)
    expect(edits.map(({ path, before, after }) => [path, before, after])).toEqual([
      [STREET, 'Kraljeva ulica', 'Kraljeva'],
      [STREET, 'Ulica kralja', 'Kraljeva ulica'],
    ])
    const [last, former] = edits
    expect(last?.actor).toMatchObject({ name: 'Test Staff' })
    expect(last?.actor.key).not.toBe(former?.actor.key)
    // The same rows, for whoever looks through everything.
    const auditor = await services.as('audit.read')
    expect(await services.call(listEdits, { entity: 'order', id: number }, auditor)).toEqual({
      edits,
    })
    const other = await services.as('mails.read')
    const refused = await services.send(listEdits, { entity: 'order', id: number }, other)
    expect(refused.body).toMatchObject({ error: { code: 'FORBIDDEN', field: 'orders.read' } })
  })

  test('has the moves too, also those of a command, each once', async () => {
    const { number } = await ordered()
    const key = { ...first, 'idempotency-key': randomUUID() }
    for (const _ of [1, 2]) await services.call(moveOrder, { number, move: 'pay' }, key)
    await runTool('orders', services.config, 'ship', number)
    const edits = await historyOf(number)
    expect(edits.map(({ path, actor }) => [path, actor.key.replace(/\d+$/, 'id')])).toEqual([
      ['move.ship', 'command:orders'],
      ['move.pay', 'account:id'],
    ])
    expect(edits[1]).toMatchObject({
      before: { state: 'awaitingPayment', paymentState: 'unpaid' },
      after: { state: 'confirmed', paymentState: 'paid' },
    })
  })

  test('a value that somebody else changed meanwhile comes back with who and when', async () => {
    const { number, orderSlug } = await ordered()
    await save(number, [STREET, 'Ulica kralja', 'Obala 1'], { by: second })
    const refused = await save(number, [STREET, 'Ulica kralja', 'Trg 2'])
    expect(refused).toMatchObject({
      applied: [],
      differing: [
        {
          ...{ path: STREET, value: 'Trg 2', current: 'Obala 1' },
          ...{ at: services.clock.now().toISOString(), actor: { name: 'Test Staff' } },
        },
      ],
    })
    expect((await world.read(orderSlug)).shippingAddress?.street).toBe('Obala 1')
  })

  test('undoing is a save back, which leaves what changed since', async () => {
    const { number } = await ordered()
    await save(number, [STREET, 'Ulica kralja', 'Obala 1'])
    const [edit] = await historyOf(number)
    const back = [STREET, `${edit?.after}`, `${edit?.before}`] as const
    expect((await save(number, back)).applied).toEqual([STREET])
    expect((await save(number, back)).applied).toEqual([])
  })

  test('refuses what no address may be, another path, and an order on its way', async () => {
    const { number } = await ordered()
    const tried = async (path: string, value: unknown) => {
      const input = { number, sitting: randomUUID(), changes: [{ path, base: null, value }] }
      const answer = await services.send(correctOrder, input, first)
      return [answer.status, (answer.body as { error?: { field?: string } }).error?.field]
    }
    const { shippingAddress: address } = await world.read((await ordered()).orderSlug)
    for (const [path, base, value] of [
      ['shippingAddress.zipCode', address?.zipCode, '1'],
      [STREET, address?.street, ''],
      [STREET, address?.street, 7],
      [STREET, address?.street, null],
    ] as const) {
      const input = { number, sitting: randomUUID(), changes: [{ path, base, value }] }
      const { status, body } = await services.send(correctOrder, input, first)
      expect([status, (body as { error: { field?: string } }).error.field]).toEqual([400, path])
    }
    expect(await tried('shippingAddress.country', 'DE')).toEqual([400, 'shippingAddress.country'])
    expect(await tried('total', 1)).toEqual([400, 'total'])
    expect(await historyOf(number)).toEqual([])
    await services.call(moveOrder, { number, move: 'pay' }, first)
    await services.call(moveOrder, { number, move: 'ship' }, first)
    const late = await services.send(
      correctOrder,
      {
        number,
        sitting: randomUUID(),
        changes: [{ path: STREET, base: 'Ulica kralja', value: 'Obala' }],
      },
      first,
    )
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'ORDER_STATE' } } })
  })

  test(
    `${ROUNDS} rounds of two people: different values both stay, of the same one the later is told`,
    async () => {
      const { number, orderSlug } = await ordered()
      const later = async <Answer>(work: () => Promise<Answer>) => {
        await pause(Math.random() * 4)
        return await work()
      }
      let [street, city] = ['Ulica kralja', 'Zagreb']
      let falseAlarms = 0
      let losses = 0
      for (let round = 1; round <= ROUNDS; round += 1) {
        const isSame = round % 2 === 0
        const [one, other] = [`Ulica ${round}`, isSame ? `Obala ${round}` : `Grad ${round}`]
        const [path, base] = isSame ? [STREET, street] : [CITY, city]
        const answers = await Promise.all([
          later(async () => await save(number, [STREET, street, one])),
          later(async () => await save(number, [path, base, other], { by: second })),
        ])
        const applied = answers.filter((answer) => answer.applied.length === 1)
        const told = answers.filter((answer) => answer.differing.length === 1)
        if (!isSame && told.length > 0) falseAlarms += 1
        if (applied.length + told.length !== 2 || (isSame && told.length !== 1)) losses += 1
        const address = (await world.read(orderSlug)).shippingAddress
        const [kept] = told
        if (
          kept?.differing[0]?.current !== undefined &&
          kept.differing[0].current !== address?.street
        )
          losses += 1
        if (!isSame && (address?.street !== one || address?.city !== other)) losses += 1
        street = address?.street ?? ''
        city = address?.city ?? ''
      }
      expect({ falseAlarms, losses }).toEqual({ falseAlarms: 0, losses: 0 })
    },
    TIME_LIMIT_MS,
  )

  test(
    `one person who saves ${ROUNDS} times, slowly, is never told of a difference`,
    async () => {
      const { number } = await ordered()
      const sitting = randomUUID()
      let street = 'Ulica kralja'
      for (let round = 1; round <= ROUNDS; round += 1) {
        const next = `Ulica ${round}`
        expect((await save(number, [STREET, street, next], { sitting })).differing).toEqual([])
        street = next
      }
      expect(await historyOf(number)).toMatchObject([{ before: 'Ulica kralja', after: street }])
    },
    TIME_LIMIT_MS,
  )
})
