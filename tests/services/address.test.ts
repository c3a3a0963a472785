import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAddress, deleteAddress, getProfile, updateAddress } from '#services/contract/user.ts'
import { countries } from '#services/modules/settings/api.ts'
import { type Customer, createCustomer } from '#tests/support/customers.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const HOME = {
  type: 'shipping',
  firstName: 'Ana',
  lastName: 'Kovač',
  contactEmail: 'ana@example.com',
  contactPhone: '+385 91 555 0192',
  country: 'HR',
  city: 'Luka',
  street: 'Obala svjetionika',
  houseNumber: '7a',
  zipCode: '10296',
} as const

eachEngine('addresses', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())

  const somebody = () => createCustomer(services)
  const add = (who: Customer, input: object = {}) =>
    services.send(createAddress, { ...HOME, ...input }, who.headers)
  const ownAddresses = async ({ headers }: Customer) =>
    (await services.call(getProfile, {}, headers)).addresses ?? []

  test('are made, changed and forgotten by their owner [PF-22] [AP-19]', async () => {
    const ana = await somebody()
    const made = await services.call(createAddress, HOME, ana.headers)
    const country = (await countries(services.db)).find(({ iso }) => iso === 'HR')
    expect(made).toMatchObject({ ...HOME, country: country?.id, region: null, companyOIB: null })

    const changed = await services.call(
      updateAddress,
      { ...HOME, id: made.id, city: 'Žulj', country: 'si', zipCode: '1000' },
      ana.headers,
    )
    const slovenia = (await countries(services.db)).find(({ iso }) => iso === 'SI')
    expect(changed).toMatchObject({ id: made.id, city: 'Žulj', country: slovenia?.id })
    expect(await ownAddresses(ana)).toEqual([changed])

    await services.call(deleteAddress, { id: `${made.id}` }, ana.headers)
    expect(await ownAddresses(ana)).toEqual([])
  })

  test('of somebody else are answered exactly like missing ones', async () => {
    const [ana, ivo] = [await somebody(), await somebody()]
    const made = await services.call(createAddress, HOME, ana.headers)

    for (const call of [updateAddress, deleteAddress]) {
      const answers = await Promise.all(
        [made.id, 99_999_999, 2_147_483_647].map((id) =>
          services.send(call, { ...HOME, id }, ivo.headers),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    }
    expect(await ownAddresses(ana)).toEqual([made])
  })

  test('have one main one, and the one before becomes one to ship to', async () => {
    const [ana, ivo] = [await somebody(), await somebody()]
    await add(ivo, { type: 'main' })
    await add(ana, { type: 'main', city: 'A' })
    await add(ana, { type: 'billing', city: 'B' })
    await add(ana, { type: 'main', city: 'C' })
    const types = async (who: Customer) =>
      (await ownAddresses(who)).map(({ city, type }) => `${city} ${type}`)
    expect(await types(ana)).toEqual(['A shipping', 'B billing', 'C main'])

    const [first, , third] = await ownAddresses(ana)
    await services.call(
      updateAddress,
      { ...HOME, id: first?.id, type: 'main', city: 'A' },
      ana.headers,
    )
    await services.call(
      updateAddress,
      { ...HOME, id: first?.id, type: 'main', city: 'A2' },
      ana.headers,
    )
    expect((await types(ana)).sort()).toEqual(['A2 main', 'B billing', 'C shipping'])

    // What fails moves nothing.
    const missing = { ...HOME, id: 99_999_999, type: 'main' }
    expect((await services.send(updateAddress, missing, ana.headers)).status).toBe(404)
    expect((await types(ana)).sort()).toEqual(['A2 main', 'B billing', 'C shipping'])
    expect(await types(ivo)).toEqual(['Luka main'])
    expect(third?.type).toBe('main')
  })

  test('are twenty at most, however many are asked for at once', async () => {
    const ana = await somebody()
    for (let count = 0; count < 17; count += 1) await add(ana)

    const answers = await Promise.all(Array.from({ length: 8 }, () => add(ana, { type: 'main' })))

    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: { code: 'TOO_MANY_ADDRESSES' },
    })
    const all = await ownAddresses(ana)
    expect(all).toHaveLength(20)
    expect(all.filter(({ type }) => type === 'main')).toHaveLength(1)
  })
})

describe('an address', () => {
  let services: TestServices
  let ana: Customer

  beforeAll(async () => {
    services = await startServices()
    ana = await createCustomer(services)
  })
  afterAll(async () => await services.close())

  test.each([
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['digits in a name', { lastName: 'K0vač' }, 'lastName'],
    ['no e-mail', { contactEmail: 'ana@' }, 'contactEmail'],
    ['an unknown country', { country: 'XX' }, 'country'],
    ['the name of a country', { country: 'Hrvatska' }, 'country'],
    ['a street that is too long', { street: 'x'.repeat(76) }, 'street'],
    ['letters for a phone number', { contactPhone: 'abc' }, 'contactPhone'],
    ['a postcode that Croatia does not have', { zipCode: '100' }, 'zipCode'],
    ['an unknown type', { type: 'home' }, 'type'],
    ['a company without its number', { companyName: 'Valovi d.o.o.' }, 'companyOIB'],
    ['a wrong OIB', { companyName: 'Valovi d.o.o.', companyOIB: '33182049578' }, 'companyOIB'],
    ['a number without a company', { companyOIB: '33182049577' }, 'companyName'],
  ])('with %s is refused at its field', async (_what, input, field) => {
    const { status, body } = await services.send(createAddress, { ...HOME, ...input }, ana.headers)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { code: 'INVALID_INPUT', field } })
  })

  test.each([
    ['country', 75],
    ['city', 75],
    ['street', 75],
    ['houseNumber', 15],
  ])('%s takes %i letters and not one more [KO-04]', async (field, most) => {
    const send = (value: string) =>
      services.send(createAddress, { ...HOME, [field]: value }, ana.headers)
    const full = await send('č'.repeat(most))
    const over = await send('č'.repeat(most + 1))

    // Nobody lives in a country of 75 letters, but it is not its length that is refused.
    if (field === 'country') expect(JSON.stringify(full.body)).not.toBe(JSON.stringify(over.body))
    else expect(full).toMatchObject({ status: 200, body: { [field]: 'č'.repeat(most) } })
    expect(over).toMatchObject({ status: 400, body: { error: { field } } })
  })

  test('may be a company of this country or of another', async () => {
    const valovi = { companyName: 'Valovi d.o.o.', companyOIB: '33182049577' }
    const here = await services.call(createAddress, { ...HOME, ...valovi }, ana.headers)
    expect(here).toMatchObject(valovi)

    const abroad = { ...HOME, country: 'IT', companyName: 'Onde s.r.l.', companyOIB: 'IT0001' }
    const there = await services.call(createAddress, abroad, ana.headers)
    expect(there).toMatchObject({ companyName: 'Onde s.r.l.', companyOIB: 'IT0001' })
  })
})
