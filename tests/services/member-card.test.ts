import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMemberBarcode, getProfile, updateProfile } from '#services/contract/user.ts'
import { addMemberCards } from '#services/modules/user/api.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const STANDING = '3859990000012'
const ENDING = '3859990000029'
const REVOKED = '3859990000036'
const FOR_GOOD = '3859990000043'
const ENDLESS = '3859990000067'

eachEngine('membership cards', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
    await services.db.transaction().execute(async (trx) => {
      await addMemberCards(trx, [
        { barcode: STANDING, holder: 'ANIĆ ANA', validUntil: '2027-06-30' },
        { barcode: ENDING, holder: null, validUntil: '2026-03-29' },
        { barcode: REVOKED, holder: null, validUntil: null },
        { barcode: FOR_GOOD, holder: null, validUntil: null },
        { barcode: ENDLESS, holder: 'Anić, Ana', validUntil: null },
      ])
      await trx
        .updateTable('member_card')
        .set({ revoked: 1 })
        .where('barcode', '=', REVOKED)
        .execute()
    })
  })
  afterAll(async () => await services.close())

  let network = 0
  /** Each time from elsewhere, unless it is said from where. */
  async function check(barcode: string, from?: string) {
    network += 1
    const address = from ?? `198.51.${network}.1`
    return await services.send(checkMemberBarcode, { barcode }, { 'x-forwarded-for': address })
  }
  const isValid = async (barcode: string) => (await check(barcode)).body

  test('are looked up in the registry of the federation [CP-17, CP-13]', async () => {
    expect(await isValid(STANDING)).toEqual({ isValid: true })
    expect(await isValid(` ${FOR_GOOD.slice(0, 7)} ${FOR_GOOD.slice(7)} `)).toEqual({
      isValid: true,
    })
    expect(await isValid(REVOKED)).toEqual({ isValid: false })
  })

  test.each([
    ['a card that nobody gave out', '3859990000050'],
    ['a wrong check digit', '3859990000013'],
    ['letters', 'clan-17'],
    ['nothing', ''],
    ['other digits', '٣٨٥٩٩٩٠٠٠٠٠١٢'],
    ['a NUL', '385999000001\u0000'],
  ])('of %s are not valid', async (_what, barcode) => {
    expect(await isValid(barcode)).toEqual({ isValid: false })
  })

  test('hold to the midnight in Zagreb that ends their last day', async () => {
    const moments = [
      // Clocks go forward on that very day: midnight is one hour earlier in UTC.
      ['2026-03-28T22:59:59.000Z', true],
      ['2026-03-29T21:59:59.999Z', true],
      ['2026-03-29T22:00:00.000Z', false],
    ] as const
    for (const [moment, expected] of moments) {
      services.clock.set(moment)
      expect(await isValid(ENDING), moment).toEqual({ isValid: expected })
    }
  })

  test('show in the profile with their holder as long as they are valid and it is their name', async () => {
    services.clock.set('2027-06-30T20:00:00.000Z')
    const ana = await createCustomer(services, { memberCardBarcode: STANDING })
    const profile = () => services.call(getProfile, {}, ana.headers)
    const details = { firstName: 'Ana', lastName: 'Anić-Kos' }
    const renamed = await services.call(updateProfile, { details }, ana.headers)
    expect(renamed.memberCard).toEqual({
      barcode: STANDING,
      holder: null,
      validUntil: '2027-06-30',
    })
    await services.call(updateProfile, { details: { ...details, lastName: 'Anic' } }, ana.headers)

    expect((await profile()).memberCard).toEqual({
      barcode: STANDING,
      holder: 'ANIĆ ANA',
      validUntil: '2027-06-30',
    })
    services.clock.set('2027-06-30T22:00:00.000Z')
    const later = await createCustomer(services)
    expect((await services.call(getProfile, {}, later.headers)).memberCard).toBeNull()
    expect(await isValid(STANDING)).toEqual({ isValid: false })
  })

  test('belong to one account each', async () => {
    const first = await createCustomer(services, { memberCardBarcode: FOR_GOOD })
    const second = await createCustomer(services, { memberCardBarcode: FOR_GOOD })

    const barcodeOf = async (headers: Record<string, string>) =>
      (await services.call(getProfile, {}, headers)).memberCardBarcode
    expect(await barcodeOf(first.headers)).toBe(FOR_GOOD)
    expect(await barcodeOf(second.headers)).toBeNull()
  })

  test('are of who is named, when somebody is named', async () => {
    const named = async (barcode: string, firstName: string, lastName?: string) => {
      network += 1
      const input = { barcode, firstName, ...(lastName && { lastName }) }
      const place = { 'x-forwarded-for': `198.51.${network}.1` }
      return (await services.send(checkMemberBarcode, input, place)).body
    }

    expect(await named(ENDLESS, 'ana', 'ANIC')).toEqual({ isValid: true })
    expect(await named(ENDLESS, 'Iva', 'Anić')).toEqual({ isValid: false })
    expect(await named(ENDLESS, 'Ana')).toEqual({ isValid: false })
    // The office has written no name: it is nobody's.
    expect(await named(FOR_GOOD, 'Ana', 'Anić')).toEqual({ isValid: false })
  })

  test('do not show whom they name to who tries names', async () => {
    const guess = async (tried: number, place: string) => {
      const input = { barcode: '3859990000074', firstName: 'Iva', lastName: `Ime ${tried}` }
      return (await services.send(checkMemberBarcode, input, { 'x-forwarded-for': place })).status
    }
    for (let tried = 0; tried < 30; tried += 1) {
      expect(await guess(tried, `198.52.${tried}.1`)).toBe(200)
    }
    // By now each place has three, and the network around it thirty.
    const here = []
    for (let tried = 30; tried < 34; tried += 1) here.push(await guess(tried, '198.53.1.1'))
    const around = []
    for (let tried = 34; tried < 62; tried += 1) {
      around.push(await guess(tried, `198.53.1.${tried}`))
    }

    expect(here).toEqual([200, 200, 200, 429])
    expect(around).toEqual([...Array(27).fill(200), 429])
    expect((await check('3859990000074', '198.53.1.1')).status).toBe(200) // nobody is named
    services.clock.advance(3_600_000)
    expect(await guess(62, '198.53.1.1')).toBe(200)
  })

  test('are told their holder whoever else tries names, and however often they ask', async () => {
    const ask = async (lastName: string) => {
      network += 1
      const input = { barcode: ENDLESS, firstName: 'Ana', lastName }
      const place = { 'x-forwarded-for': `198.54.${network}.1` }
      return (await services.send(checkMemberBarcode, input, place)).body
    }
    for (let tried = 0; tried < 40; tried += 1) {
      expect(await ask('Anić')).toEqual({ isValid: true })
    }
    for (let tried = 0; tried < 40; tried += 1) {
      expect(await ask(`Ime ${tried}`)).toEqual({ isValid: false })
    }

    expect(await ask('Anić')).toEqual({ isValid: true })
  })

  test('cannot be found by trying numbers', async () => {
    const answers = []
    for (let tried = 0; tried < 25; tried += 1) {
      answers.push(await check('3859990000050', `2001:db8:5:7:${tried}::1`))
    }

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = answers.at(-1)
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBe(600)
    expect((await check(FOR_GOOD)).status).toBe(200) // from elsewhere
    services.clock.advance(600_000)
    expect((await check(FOR_GOOD, '2001:db8:5:7::1')).status).toBe(200)
  })
})
