import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendPasswordLink } from '#services/contract/customer-desk.ts'
import { login } from '#services/contract/login.ts'
import { register } from '#services/contract/user.ts'
import {
  fromPlace,
  mailsTo,
  newEmail,
  PASSWORD,
  type Person,
  signUp,
} from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { speaking } from '#tests/support/spoken.ts'
import { createWorld, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const ENGLISH = { 'x-gaussbox-language': 'eng' }

eachEngine('the language of letters', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number

  beforeAll(async () => {
    services = await startServices({ engine, prepare: speaking('hrv', 'eng') })
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 9 })
  })
  afterAll(async () => await services.close())

  const subjectsTo = async (email: string) =>
    (await mailsTo(services, email)).map(({ subject }) => subject)

  test('who registers in English is written to in English [AC-16]', async () => {
    const email = newEmail()
    const details = { firstName: 'Emma', lastName: 'Smith' }
    const form = { details, email, password: PASSWORD }
    await services.send(register, form, { ...fromPlace(1), ...ENGLISH })
    const [mail, ...more] = await mailsTo(services, email)
    expect([mail?.subject, more]).toEqual(['Please confirm your e-mail address', []])
    expect(mail?.text).toContain('/en/login?verificationToken=')
  })

  test('letters about an order are in the language in which it was placed', async () => {
    const place = async (email: string, language: string) => {
      const { orderSlug } = await world.place(await world.readyCart([[scarf, 1]], { email }))
      await services.db
        .updateTable('customer_order')
        .set({ language })
        .where('slug', '=', orderSlug)
        .execute()
      services.clock.advance(180_000)
      return (await mailsTo(services, email))[0]?.text ?? ''
    }
    expect(await place('emma@posta.example', 'eng')).toContain('Thank you for your order!')
    expect(await place('ema@posta.example', 'hrv')).toContain('Hvala na narudžbi!')
  })

  test('a letter that staff cause is in the language in which the customer last logged in', async () => {
    const desk = await services.as('people.read', 'people.write')
    const linkFor = async ({ userId, email }: Person) => {
      const { id } = await services.db
        .selectFrom('customer')
        .select('id')
        .where('account_id', '=', userId)
        .executeTakeFirstOrThrow()
      await services.call(sendPasswordLink, { id }, desk)
      return await subjectsTo(email)
    }
    const [first, second] = [await signUp(services), await signUp(services)]
    const given = { username: second.email, password: second.password }
    await services.call(login, given, { ...fromPlace(2), ...ENGLISH })

    expect(await linkFor(first)).toEqual(['Postavite novu lozinku'])
    expect(await linkFor(second)).toEqual(['Set a new password'])
  })
})
