import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { getCheckout, updateGuestUser } from '#services/contract/checkout.ts'
import { getAvailableCountries } from '#services/contract/delivery.ts'
import { getCheckoutSettings } from '#services/contract/order-calls.ts'
import { getProfile } from '#services/contract/user.ts'
import { openGuestToken } from '#services/modules/order/checkout/guest-token.ts'
import { checkoutRetention } from '#services/modules/order/checkout/personal-data.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { ADDRESS, buy, cartWith, openShop, type Session, type Shop, set } from './checkout-world.ts'

const COMPANY = { ...ADDRESS, companyName: 'Obrt Val', companyOIB: '12345678903' }
const LONG = 'ž'.repeat(76)

eachEngine('the address of a checkout', (engine) => {
  let services: TestServices
  let shop: Shop
  let session: Session

  beforeAll(async () => {
    services = await startServices({ engine })
    shop = await openShop(services)
    session = await cartWith(services, [[shop.scarf, 1]])
  })
  afterAll(async () => await services.close())

  const refusal = async (input: object, headers?: Record<string, string>) => {
    const { status, body } = await services.send(updateGuestUser, { ...session, ...input }, headers)
    return { status, ...failure.parse(body).error }
  }
  const stored = async (of: Session = session) => await services.call(getCheckout, of)

  const refusesAs = async (field: string, value: string, message: string) => {
    const before = await stored()
    for (const [index, addresses] of [
      [0, [{ ...ADDRESS, [field]: value }]],
      [1, [ADDRESS, { ...ADDRESS, type: 'billing', [field]: value }]],
    ] as const) {
      expect(await refusal({ addresses })).toMatchObject({
        ...{ status: 400, code: 'INVALID_INPUT', message },
        field: `addresses.${index}.${field}`,
      })
    }
    const { [field]: _left, ...rest } = { ...ADDRESS } as Record<string, string>
    expect(await refusal({ addresses: [rest] })).toMatchObject({ message: 'required' })
    expect(await stored()).toEqual(before)
  }

  test.each([
    ['firstName', '', 'required'],
    ['firstName', 'Ana1', 'lettersOnly'],
    ['firstName', 'An@', 'lettersOnly'],
    ['lastName', ' ', 'required'],
    ['lastName', 'Anić_', 'lettersOnly'],
  ])('the name in %s, "%s", is refused: %s [CO-11]', refusesAs)

  test.each([
    ['contactEmail', '', 'required'],
    ['contactEmail', 'ana@posta', 'email'],
    ['contactPhone', '', 'required'],
    ['contactPhone', 'abc', 'phone'],
  ])('the contact in %s, "%s", is refused: %s [CO-13] [CO-14]', refusesAs)

  test.each([
    ['country', '', 'required'],
    ['country', LONG, 'maxLength:75'],
    ['street', '', 'required'],
    ['street', LONG, 'maxLength:75'],
    ['houseNumber', '', 'required'],
    ['houseNumber', '1'.repeat(16), 'maxLength:15'],
  ])('the place in %s, "%s", is refused: %s [CO-15] [CO-16] [CO-17]', refusesAs)

  test.each([
    ['city', '', 'required'],
    ['city', LONG, 'maxLength:75'],
    ['zipCode', '', 'required'],
    ['zipCode', '1'.repeat(26), 'maxLength:25'],
    ['zipCode', '100', 'postcode'],
  ])('the town in %s, "%s", is refused: %s [CO-18] [CO-19]', refusesAs)

  test('the longest values, and letters of any script, are stored whole [CO-11] [CO-23]', async () => {
    const long = {
      ...{ ...ADDRESS, firstName: 'Željko', lastName: '李 Đurđa', city: 'č'.repeat(75) },
      ...{ street: 'š'.repeat(75), houseNumber: '1'.repeat(15), zipCode: '21000' },
    }
    await buy(services, session, { addresses: [long] })
    const { type: _type, ...address } = long
    expect((await stored()).shippingAddress).toMatchObject(address)
  })

  test('letters alone are not required once that rule is off [CO-12]', async () => {
    const addresses = [{ ...COMPANY, firstName: 'Ana 2. (d.o.o.)' }]
    const input = { addresses, isCompany: true }
    expect(await refusal(input)).toMatchObject({ message: 'lettersOnly' })
    await set(services, 'validateSpecialCharacters', 'no')
    expect(await services.call(getCheckoutSettings, {})).toMatchObject({
      validateSpecialCharacters: false,
    })
    await buy(services, session, input)
    await set(services, 'validateSpecialCharacters', 'yes')
    expect((await stored()).shippingAddress?.firstName).toBe('Ana 2. (d.o.o.)')
  })

  test('a company needs its name and number, in Croatia a right one [CO-20]', async () => {
    const refusalOf = async (company: object) => {
      const { message, field } = await refusal({
        addresses: [{ ...COMPANY, ...company }],
        isCompany: true,
      })
      return [field, message]
    }
    expect(await refusalOf({ companyName: '' })).toEqual(['addresses.0.companyName', 'required'])
    expect(await refusalOf({ companyOIB: ' ' })).toEqual(['addresses.0.companyOIB', 'required'])
    expect(await refusalOf({ companyOIB: '12345678901' })).toEqual([
      'addresses.0.companyOIB',
      'oib',
    ])

    const odd = { ...COMPANY, companyOIB: '12345678901' }
    await set(services, 'checkCompanyNumber', 'no')
    await buy(services, session, { addresses: [odd], isCompany: true })
    await set(services, 'checkCompanyNumber', 'yes')
    expect(await stored()).toMatchObject({ shippingAddress: { companyOIB: '12345678901' } })

    const german = { ...COMPANY, country: 'de', companyOIB: 'DE136695976' }
    await buy(services, session, { addresses: [german], isCompany: true })
    expect(await stored()).toMatchObject({
      isCompany: true,
      shippingAddress: { country: 'DE', companyOIB: 'DE136695976' },
    })
    await buy(services, session, { addresses: [COMPANY], isCompany: false })
    expect(await stored()).toMatchObject({
      isCompany: false,
      shippingAddress: { companyName: null, companyOIB: null },
    })
  })

  test('with an own address for the invoice, the company is there [CO-21] [CO-44]', async () => {
    const billing = { ...COMPANY, type: 'billing' as const, street: 'Savska cesta' }
    await buy(services, session, { addresses: [billing, ADDRESS], isCompany: true })
    expect(await stored()).toMatchObject({
      shippingAddress: { street: ADDRESS.street, companyName: null },
      billingAddress: { street: 'Savska cesta', companyName: 'Obrt Val' },
    })
    const { companyName: _name, ...unnamed } = billing
    await buy(services, session, {
      addresses: [ADDRESS, unnamed],
      company: { name: 'Val d.o.o.' },
      details: { firstName: 'Ana', lastName: 'Anić' },
    })
    expect((await stored()).billingAddress).toMatchObject({ companyName: 'Val d.o.o.' })

    await buy(services, session, { addresses: [ADDRESS, { ...ADDRESS, type: 'billing' }] })
    expect(await stored()).toMatchObject({ billingAddress: null, isCompany: false })
  })

  test('name or company without an address are refused, not lost', async () => {
    for (const lost of [{ company: { name: 'Val' } }, { isCompany: true }]) {
      const input = { ...lost, email: 'ana@posta.example' }
      expect(await refusal(input)).toMatchObject({ message: 'required', field: 'addresses' })
    }
  })

  describe('countries', () => {
    const countriesOf = async (of: Session, language?: string) => {
      const input = { ...of, type: 'countries' as const, language }
      const { countries } = await services.call(getAvailableCountries, input)
      return countries.map(({ iso, name }) => `${iso} ${name}`)
    }

    test('are those that the site allows and a method reaches [CO-25] [CO-27] [CO-28]', async () => {
      expect(await countriesOf(session)).toEqual(['HR Hrvatska', 'DE Njemačka'])
      expect(await countriesOf(session, 'eng')).toEqual(['HR Croatia', 'DE Germany'])
      for (const place of [
        { country: 'AT', zipCode: '1010' },
        { country: 'FR', zipCode: '75001' },
        { country: 'XX', zipCode: 'any' },
      ]) {
        expect(await refusal({ addresses: [{ ...ADDRESS, ...place }] })).toMatchObject({
          ...{ status: 400, field: 'addresses.0.country' },
          message: 'The shop does not sell to this country.',
        })
      }
      const vienna = { country: 'AT', zipCode: '1010' }
      const austrian = { ...ADDRESS, type: 'billing' as const, ...vienna }
      await buy(services, session, { addresses: [ADDRESS, austrian] })
      expect((await stored()).billingAddress?.country).toBe('AT')
      const french = { ...austrian, country: 'FR', zipCode: '75001' }
      expect(await refusal({ addresses: [ADDRESS, french] })).toMatchObject({
        field: 'addresses.1.country',
      })
    })

    test('of a cart that is only digital are all allowed ones; ALL allows every one [CO-25] [CO-26]', async () => {
      const digital = await cartWith(services, [[shop.ticket, 1]])
      expect(await countriesOf(digital)).toEqual(['AT Austrija', 'HR Hrvatska', 'DE Njemačka'])
      await buy(services, digital, { addresses: [{ ...ADDRESS, country: 'AT', zipCode: '1010' }] })
      await set(services, 'allowedCountries', 'ALL')
      expect((await countriesOf(digital)).length).toBeGreaterThan(200)
      expect(await countriesOf(session)).toHaveLength(2)
      await buy(services, digital, { addresses: [{ ...ADDRESS, country: 'JP' }] })
      await set(services, 'allowedCountries', 'HR,DE,AT')
    })
  })

  describe('guests', () => {
    test('have a number and a signed proof, and stay as they were saved [CO-41] [CO-42] [CO-43~]', async () => {
      const cart = await cartWith(services, [[shop.scarf, 1]])
      expect(await stored(cart)).toMatchObject({ email: null, shippingAddress: null })
      const first = await buy(services, cart, { addresses: undefined, email: 'Gost@posta.example' })
      expect(first.guestUser).toEqual({ id: expect.any(Number), email: 'Gost@posta.example' })
      const { guestUser, guestToken = '', checkout } = await buy(services, cart)
      expect(guestUser).toEqual({ id: first.guestUser.id, email: ADDRESS.contactEmail })
      expect(checkout).toEqual(await stored(cart))

      const signer = { secret: services.config.sessionSecret, clock: services.clock }
      const token = guestToken ?? ''
      const guest = { email: ADDRESS.contactEmail, cartId: cart.cartId }
      expect(openGuestToken(token, signer)).toEqual(guest)
      const [body = '', signature = ''] = token.split('.')
      const forged = Buffer.from(JSON.stringify({ ...guest, exp: 9e9 })).toString('base64url')
      for (const wrong of ['', body, `${forged}.${signature}`, `${token}.`, `.${signature}`]) {
        expect(openGuestToken(wrong, signer), wrong).toBeNull()
      }
      expect(openGuestToken(token, { ...signer, secret: 'another secret' })).toBeNull()
      const later = { now: () => new Date(services.clock.now().getTime() + 91 * 86_400_000) }
      expect(openGuestToken(token, { ...signer, clock: later })).toBeNull()
    })

    test('with the address of an account are answered like any other', async () => {
      const ana = await createCustomer(services)
      const answers = await Promise.all(
        [ana.email, 'nitko@posta.example'].map(async (email) => {
          const cart = await cartWith(services, [[shop.scarf, 1]])
          const { guestUser, checkout } = await buy(services, cart, { email })
          return [Object.keys(guestUser), typeof guestUser.id, { ...checkout, email: '' }]
        }),
      )
      expect(answers[0]).toEqual(answers[1])
    })

    test('without an e-mail do not become one', async () => {
      const cart = await cartWith(services, [[shop.scarf, 1]])
      const { status, body } = await services.send(updateGuestUser, cart)
      expect({ status, ...failure.parse(body).error }).toMatchObject({
        ...{ status: 400, message: 'required', field: 'email' },
      })
    })

    test('send a request twice with one idempotency key and are saved once', async () => {
      const cart = await cartWith(services, [[shop.scarf, 1]])
      const headers = { 'idempotency-key': 'adresa-1' }
      const once = await buy(services, cart, { headers })
      const again = await buy(services, cart, { email: 'druga@posta.example', headers })
      expect(again.guestUser).toEqual(once.guestUser)
    })
  })

  test('what a checkout has saved is deleted after 90 days without a change', async () => {
    const cart = await cartWith(services, [[shop.scarf, 1]])
    const [rule] = checkoutRetention
    const place = { ...services.config, db: services.db }
    const purgeAfter = async (days: number) => {
      services.clock.advance(days * 86_400_000)
      const before = services.clock.now().getTime() - (rule?.keepDays ?? 0) * 86_400_000
      await rule?.purge(place, new Date(before).toISOString(), 1_000)
    }
    await buy(services, cart)
    await purgeAfter(89)
    await buy(services, cart, { addresses: undefined, email: 'nova@posta.example' })
    await purgeAfter(90)
    expect(await stored(cart)).toMatchObject({
      ...{ email: 'nova@posta.example', shippingAddress: { city: 'Split' } },
    })
    await purgeAfter(1)
    expect(await stored(cart)).toMatchObject({ email: null, shippingAddress: null })
  })

  describe('customers', () => {
    const addressesOf = async (headers: Record<string, string>) => {
      const { addresses } = await services.call(getProfile, {}, headers)
      return (addresses ?? []).map(({ type, street, companyName }) => [type, street, companyName])
    }

    test('have new addresses in their account, equal ones once [CO-45] [CO-22] [CO-24]', async () => {
      const ana = await createCustomer(services)
      const cart = await cartWith(services, [[shop.scarf, 1]], ana.headers)
      const billing = { ...COMPANY, type: 'billing' as const, street: 'Savska cesta' }
      const input = { addresses: [ADDRESS, billing], isCompany: true, headers: ana.headers }
      const answers = await Promise.all(Array.from({ length: 6 }, () => buy(services, cart, input)))
      for (const { guestUser, guestToken } of answers) {
        expect([guestUser, guestToken]).toEqual([{ id: null, email: ADDRESS.contactEmail }, null])
      }
      const both = [
        ['main', ADDRESS.street, null],
        ['billing', 'Savska cesta', 'Obrt Val'],
      ]
      expect(await addressesOf(ana.headers)).toEqual(both)
      const moved = { ...ADDRESS, type: 'main' as const, street: 'Nova ulica' }
      await buy(services, cart, { addresses: [moved], headers: ana.headers })
      expect(await addressesOf(ana.headers)).toEqual([...both, ['shipping', 'Nova ulica', null]])
    })

    test('with a full account still buy [CO-45]', async () => {
      const ana = await createCustomer(services)
      const cart = await cartWith(services, [[shop.scarf, 1]], ana.headers)
      for (let number = 1; number <= 21; number += 1) {
        const addresses = [{ ...ADDRESS, houseNumber: `${number}` }]
        await buy(services, cart, { addresses, headers: ana.headers })
      }
      expect(await addressesOf(ana.headers)).toHaveLength(20)
      expect((await stored(cart)).shippingAddress?.houseNumber).toBe('21')
    })

    test('never write into another customer’s cart', async () => {
      const [ana, berta] = [await createCustomer(services), await createCustomer(services)]
      const cart = await cartWith(services, [[shop.scarf, 1]], ana.headers)
      const input = { ...cart, addresses: [ADDRESS] }
      const { status, body } = await services.send(updateGuestUser, input, berta.headers)
      expect({ status, ...failure.parse(body).error }).toMatchObject({
        ...{ status: 404, code: 'NO_SESSION' },
      })
      expect(await addressesOf(berta.headers)).toEqual([])
    })
  })
})
