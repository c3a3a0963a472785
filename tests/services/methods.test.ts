import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZodError, z } from 'zod'
import { getApplicableDeliveryMethods } from '#services/contract/delivery.ts'
import { getApplicablePaymentMethods } from '#services/contract/payment.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { exportMethods } from '#services/modules/order/methods/export-methods.ts'
import { importMethods } from '#services/modules/order/methods/import-methods.ts'
import { countries } from '#services/modules/settings/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'
import { buy, cartWith, choose, set } from './checkout-world.ts'
import { addProduct } from './product-catalogue.ts'

const HOME = {
  ...{ code: 'home', isActive: true, kind: 'address', position: 1, priceCents: 490 },
  ...{ taxBasisPoints: 2500, canBeFree: true, minDays: 1, maxDays: 3 },
  countries: ['HR'],
  texts: {
    hrv: { name: 'Dostava', description: 'Do vrata' },
    eng: { name: 'Delivery', description: 'To the door' },
  },
  branches: [],
}
const RIVA = {
  ...{ code: 'riva', isActive: true, name: 'Riva', street: 'Riva 1' },
  ...{ zipCode: '21000', city: 'Split' },
  hours: [{ firstDay: 1, lastDay: 5, opens: '08:30', closes: '24:00' }],
}
const GRIPE = { ...RIVA, code: 'gripe', name: 'Gripe', hours: [] }
const LOCKER = {
  ...HOME,
  ...{ code: 'locker', kind: 'branch', position: 2, priceCents: 290, countries: ['HR', 'SI'] },
  branches: [RIVA, GRIPE],
}
const TRANSFER = {
  ...{ code: 'transfer', isActive: true, adapter: 'transfer', position: 1, maxCents: null },
  exceptDeliveries: [],
  texts: { hrv: { name: 'Uplata', description: '' } },
}
const CASH = {
  ...TRANSFER,
  ...{ code: 'cash', adapter: 'cash-on-delivery', position: 2, maxCents: 50_000 },
  exceptDeliveries: ['locker'],
}
const ALL = { deliveries: [HOME, LOCKER], payments: [TRANSFER, CASH] }
const NOTHING = { deliveries: [], payments: [] }

eachEngine('the command for delivery and payment methods', (engine) => {
  let services: TestServices
  let scarf: number
  let home: number
  let folder: string

  const changing = () => ({
    ...{ author: commandAuthor('test'), clock: services.clock, findPerson: async () => null },
    ...{ config: services.config, closesCheckout: false },
  })
  const importing = async (content: object): Promise<readonly string[]> =>
    await services.db.transaction().execute((trx) => importMethods(trx, changing(), content))
  /** By a program of its own, which the running services must notice. */
  const importingBeside = async (content: object): Promise<string> => {
    const file = join(folder, 'methods.json')
    await writeFile(file, JSON.stringify(content))
    return await runTool('methods', services.config, 'import', file)
  }
  const faultyFields = async (content: object): Promise<readonly string[]> => {
    const fault: unknown = await importing(content).catch((error: unknown) => error)
    return z
      .instanceof(ZodError)
      .parse(fault)
      .issues.map(({ path }) => path.join('.'))
  }
  const exported = () => exportMethods(services.db)
  const newCart = async () => {
    const session = await cartWith(services, [[scarf, 1]])
    await buy(services, session)
    return session
  }
  const offered = async () => {
    const input = { ...(await newCart()), countryId: home }
    return (await services.call(getApplicableDeliveryMethods, input)).deliveryMethods
  }

  beforeAll(async () => {
    services = await startServices({ engine })
    folder = await mkdtemp(join(tmpdir(), 'savez-methods-'))
    scarf = await addProduct(services, { name: 'Šal', retailPriceCents: 1999, stock: 500 })
    home = (await countries(services.db)).find(({ iso }) => iso === 'HR')?.id ?? 0
    await set(services, 'allowedCountries', 'ALL')
  })
  afterAll(async () => {
    await services?.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('an import adds what the checkout then offers, and a second one changes nothing [CO-31~]', async () => {
    expect(await exported()).toEqual(NOTHING)

    expect(await importing(ALL)).toEqual([
      'delivery home: added',
      'delivery locker: added',
      'payment transfer: added',
      'payment cash: added',
    ])

    expect(await exported()).toEqual(ALL)
    expect(await offered()).toMatchObject([
      { name: 'Dostava', price: 4.9, options: [] },
      { price: 2.9, options: [{ name: 'Riva', openingHours: ['pon – pet 8:30 – 24'] }, {}] },
    ])
    expect(await importing(ALL)).toEqual([])
    expect(await exported()).toEqual(ALL)
  })

  test('the running services see a new price at once, and the feed has the change [CO-31~]', async () => {
    expect((await offered()).map(({ price }) => price)).toEqual([4.9, 2.9])
    const topics = async () =>
      (await services.db.selectFrom('change').select('topic').execute()).map((one) => one.topic)
    const count = (await topics()).length

    const said = await importingBeside({ ...NOTHING, deliveries: [{ ...HOME, priceCents: 590 }] })

    expect(said).toBe('delivery home: priceCents 490 → 590\n')
    expect((await offered()).map(({ price }) => price)).toEqual([5.9, 2.9])
    expect((await topics()).slice(count)).toEqual(['delivery-methods'])
    await importing(ALL)
  })

  test('methods, branches and texts that a file lacks stay; inactive ones are hidden', async () => {
    const said = await importing({
      deliveries: [
        { ...HOME, isActive: false, texts: { hrv: { ...HOME.texts.hrv, name: 'Paket' } } },
        { ...LOCKER, countries: ['HR'], branches: [{ ...RIVA, hours: [] }] },
      ],
      payments: [{ ...CASH, exceptDeliveries: [] }],
    })

    expect(said).toEqual([
      'delivery home: isActive true → false',
      'delivery home: texts.hrv.name "Dostava" → "Paket"',
      'delivery locker: countries ["HR","SI"] → ["HR"]',
      expect.stringMatching(/^delivery locker: branches\.riva\.hours \[\{.*\}\] → \[\]$/),
      'payment cash: exceptDeliveries ["locker"] → []',
    ])
    expect(await exported()).toMatchObject({
      deliveries: [{ code: 'home', texts: { eng: HOME.texts.eng } }, {}],
    })
    const [locker, ...others] = await offered()
    expect(others).toEqual([])
    expect(locker?.options.map(({ name }) => name)).toEqual(['Riva', 'Gripe'])
    const session = await newCart()
    await choose(services, session, locker?.id ?? 0, locker?.options[0]?.id)
    const { paymentMethods } = await services.call(getApplicablePaymentMethods, session)
    expect(paymentMethods.map(({ name }) => name)).toHaveLength(2)
    await importing(ALL)
    expect(await exported()).toEqual(ALL)
  })

  test('faults are named by field, and nothing of the file is stored', async () => {
    const { priceCents: _, ...unpriced } = HOME
    const fields = await faultyFields({
      deliveries: [
        { ...LOCKER, priceCents: 1 },
        { ...unpriced, countries: ['XX'], texts: { klingon: HOME.texts.hrv } },
        { ...HOME, branches: [{ ...RIVA, hours: [{ ...RIVA.hours[0], closes: '25:00' }] }] },
      ],
      payments: [{ ...CASH, adapter: 'cheque' }],
    })

    for (const field of [
      'deliveries.1.priceCents',
      'deliveries.1.countries.0',
      'deliveries.1.texts.klingon',
      'deliveries.2.branches.0.hours.0.closes',
      'payments.0.adapter',
    ]) {
      expect(fields).toContain(field)
    }
    expect(await exported()).toEqual(ALL)
  })

  test.each([
    ['deliveries.0.maxDays', { deliveries: [{ ...HOME, minDays: 4 }] }],
    ['deliveries.1', { deliveries: [HOME, HOME] }],
    ['deliveries.0.texts.hrv', { deliveries: [{ ...HOME, texts: { eng: HOME.texts.eng } }] }],
    ['payments.0.exceptDeliveries', { payments: [{ ...CASH, exceptDeliveries: ['drone'] }] }],
  ])('%s is compared with the rest', async (field, part) => {
    expect(await faultyFields({ ...NOTHING, ...part })).toContain(field)
  })
})

test('the command takes what it has exported as a file that changes nothing, and names faults', async () => {
  const services = await startServices({ seed: true })
  const file = join(services.config.dataDir, 'methods.json')
  const run = (...given: string[]) => runTool('methods', services.config, ...given)
  try {
    const methods = await run('export')
    expect(methods).toContain('"code": "locker-1"')
    await writeFile(file, methods)
    expect(await run('import', file)).toBe('Nothing changed.\n')

    await writeFile(file, JSON.stringify({ deliveries: [{ ...HOME, colour: 'red' }] }))
    const refused = run('import', file)
    await expect(refused).rejects.toThrow(/^deliveries\.0: .*"colour"/m)
    await expect(refused).rejects.toThrow(/^payments: /m)
    await expect(run('import', join(file, 'none.json'))).rejects.toThrow('cannot be read')
    await expect(run('delete')).rejects.toThrow('npm run methods -- import')
  } finally {
    await services.close()
  }
})
