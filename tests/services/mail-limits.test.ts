import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Call } from '#services/contract/call.ts'
import { cancelOrder, withdrawOrder } from '#services/contract/order-calls.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { forgotPassword } from '#services/contract/user.ts'
import { sendMail } from '#services/modules/mail/api.ts'
import { noticeLetters } from '#services/modules/notice/letters/notice-letters.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { userLetters } from '#services/modules/user/letters/user-letters.ts'
import type { Letter } from '#services/platform/letter.ts'
import { fromPlace, mailsTo, signUp } from '#tests/support/accounts.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { settled } from '#tests/support/outbox.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { createWorld, someplace, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const HOUR = 60 * 60_000
/** Letters that strangers can cause at one address in an hour. */
const AN_HOUR = 8
const LINK = 'http://localhost:4000/prijava?verificationToken=abc'

eachEngine('mail to an address that somebody typed', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 1_000 })
  })
  afterAll(async () => await services.close())

  const newEmail = (): string => {
    made += 1
    return `meta-${engine}-${made}@posta.example`
  }
  const keyOf = (orderSlug: string) => ({ orderSlug, key: orderKey(orderSlug, TEST_SECRET) })
  const order = async (email: string) =>
    (await world.place(await world.readyCart([[scarf, 1]], { email }))).orderSlug
  const subjectsTo = async (email: string) =>
    (await mailsTo(services, email)).map(({ subject }) => subject)
  const newMail = <Values extends z.ZodType>(
    letter: Letter<Values>,
    to: string,
    values: z.input<Values>,
  ) => {
    made += 1
    return { letter, to, values, language: 'hrv', id: `${engine}-${made}` }
  }
  /** Others who typed the address have left room for this many letters of orders. */
  const leaveRoom = async (email: string, letters: number) => {
    for (let sent = letters; sent < AN_HOUR; sent += 1) {
      const values = { productName: 'Dres', link: LINK }
      await sendMail(
        services.services.deps,
        newMail(noticeLetters['confirm-stock-notice'], email, values),
      )
    }
  }

  test('comes eight times an hour from orders, and what is cancelled meanwhile never', async () => {
    const { email } = await signUp(services, { email: newEmail() })
    await leaveRoom(email, 3)
    for (let round = 0; round < 3; round += 1) {
      const orderSlug = await order(email)
      await settled(services)
      await services.call(cancelOrder, keyOf(orderSlug), someplace())
      await settled(services)
    }
    expect(await subjectsTo(email)).toHaveLength(AN_HOUR)

    await services.call(forgotPassword, { email }, fromPlace(1))
    expect(await subjectsTo(email)).toHaveLength(AN_HOUR + 1)
    services.clock.advance(HOUR)
    expect(await subjectsTo(email)).toHaveLength(AN_HOUR + 1)
  })

  test('waits for its hour when it confirms an order, and no longer once that is paid', async () => {
    const email = newEmail()
    await leaveRoom(email, 0)
    const [paid, unpaid] = [await order(email), await order(email)]
    const aboutOrders = async () =>
      (await subjectsTo(email)).filter((subject) => subject.includes('arudžba'))
    expect(await aboutOrders()).toEqual([])
    const numberOf = async (slug: string) => (await world.read(slug)).number

    await world.webhook(await world.answerOf(paid))
    const number = await numberOf(paid)
    const told = [`Narudžba ${number} je plaćena`, `Vaša narudžba ${number}`]
    expect((await aboutOrders()).toSorted()).toEqual(told)
    services.clock.advance(HOUR / 2)
    expect((await aboutOrders()).toSorted()).toEqual(told)
    services.clock.advance(HOUR / 2)
    told.push(`Vaša narudžba ${await numberOf(unpaid)}`)
    expect((await aboutOrders()).toSorted()).toEqual(told)
  })

  test('is counted once for all processes, and for each address alone', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const values = { firstName: 'Ana', lastName: 'Anić', link: LINK }
    const registration = (to: string) => newMail(userLetters['confirm-registration'], to, values)
    const { deps } = services.services
    const tries = Array.from({ length: 3 * AN_HOUR }, () => registration(email))
    const sent = await Promise.allSettled(tries.map((one) => sendMail(deps, one)))
    await sendMail(deps, registration(other))

    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(AN_HOUR)
    expect(await mailsTo(services, email)).toHaveLength(AN_HOUR)
    expect(await mailsTo(services, other)).toHaveLength(1)
    const spelled = sendMail(deps, registration(email.toUpperCase()))
    await expect(spelled).rejects.toThrow('Postponed until')
  })

  test('has neither key nor words of one who withdraws; the address of the order has both', async () => {
    const email = newEmail()
    const orderSlug = await order(email)
    await world.webhook(await world.answerOf(orderSlug))
    const { number } = await world.read(orderSlug)
    await services.call(moveOrder, { number, move: 'ship' }, await services.as(...SHOP_RIGHTS))
    const [typed, name] = [newEmail(), 'Ana www.zla.example https://zla.example']
    await services.call(withdrawOrder, { ...keyOf(orderSlug), name, email: typed }, someplace())

    const [strange, ...more] = await mailsTo(services, typed)
    expect(more).toEqual([])
    expect(strange?.subject).toBe(`Potvrda odustanka od ugovora, narudžba ${number}`)
    expect(strange?.text).toContain('1 × Šal')
    expect(strange?.text).not.toMatch(/key=|Ana|zla|odustajem/)
    const own = (await mailsTo(services, email)).find(({ subject }) => subject === strange?.subject)
    expect(own?.text).toContain('1 × Šal')
    expect(own?.text).toMatch(/Ja,\s+Ana/)
    expect(own?.text).toContain(keyOf(orderSlug).key)
    expect(own?.text, 'words of a person become no link').not.toMatch(/zla\.example/)
  })

  test('is caused sixty times an hour at most by one place that cancels or withdraws', async () => {
    const place = someplace()
    const input = { orderSlug: 'A'.repeat(22), name: 'Ana', email: newEmail() }
    const statusOf = async (call: Call, headers: Record<string, string>) =>
      (await services.send(call, input, headers)).status
    for (let round = 0; round < 60; round += 1) await statusOf(cancelOrder, place)

    expect(await statusOf(cancelOrder, place)).toBe(429)
    expect(await statusOf(withdrawOrder, place)).toBe(429)
    expect(await statusOf(withdrawOrder, someplace())).toBe(404)
  })
})
