import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getApplicableDeliveryMethods } from '#services/contract/delivery.ts'
import { type FieldValue, listEdits } from '#services/contract/history.ts'
import {
  changeDeliveryMethod,
  changePaymentMethod,
  listMethods,
} from '#services/contract/methods.ts'
import { exportMethods } from '#services/modules/order/methods/export-methods.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'
import { buy, cartWith, openShop, type Shop, set } from './checkout-world.ts'

type Changes = Readonly<Record<string, readonly [base: FieldValue, value: FieldValue]>>

eachEngine('delivery and payment methods in the hands of staff', (engine) => {
  let services: TestServices
  let shop: Shop
  let staff: Record<string, string>
  let codeOf: ReadonlyMap<string, string>

  beforeAll(async () => {
    services = await startServices({ engine, config: { paymentSandbox: false } })
    shop = await openShop(services)
    staff = await services.as('settings.write')
    codeOf = new Map((await listed()).all.map(({ code, texts }) => [texts[0]?.name ?? '', code]))
  })
  afterAll(async () => await services.close())

  const listed = async () => {
    const { deliveries, payments } = await services.call(listMethods, {}, staff)
    return { deliveries, payments, all: [...deliveries, ...payments] }
  }
  const code = (name: string): string => codeOf.get(name) ?? ''
  const one = async (name: string) => (await listed()).all.find((each) => each.code === code(name))
  const input = (name: string, changes: Changes, closesCheckout = false) => ({
    ...{ code: code(name), sitting: randomUUID(), closesCheckout },
    changes: Object.entries(changes).map(([path, [base, value]]) => ({ path, base, value })),
  })
  const change = async (name: string, changes: Changes, closesCheckout?: boolean) =>
    await services.call(changeDeliveryMethod, input(name, changes, closesCheckout), staff)
  const changePayment = async (name: string, changes: Changes, closesCheckout?: boolean) =>
    await services.call(changePaymentMethod, input(name, changes, closesCheckout), staff)
  const refusal = async (
    call: typeof changeDeliveryMethod | typeof changePaymentMethod,
    name: string,
    changes: Changes,
  ) => (await services.send(call, input(name, changes), staff)).body
  const offered = async () => {
    const session = await cartWith(services, [[shop.scarf, 1]])
    await buy(services, session)
    const cart = { ...session, countryId: shop.countryId.HR }
    return (await services.call(getApplicableDeliveryMethods, cart)).deliveryMethods
  }
  const edits = async (entity: string, name: string) =>
    (await services.call(listEdits, { entity, id: code(name) }, staff)).edits

  test('are listed in their order with what keeps each from being offered [CO-31~]', async () => {
    const { deliveries, payments } = await listed()

    expect(deliveries.map(({ texts, state }) => [texts[0]?.name, state])).toEqual([
      ...[['Dostava', 'OFFERED'] as const, ['Dostava u EU', 'OFFERED'] as const],
      ...[['Paketomat', 'OFFERED'] as const, ['Trgovina', 'NO_COUNTRY'] as const],
    ])
    expect(await one('Dostava')).toEqual({
      ...{ code: code('Dostava'), kind: 'ADDRESS', state: 'OFFERED', isActive: true, position: 1 },
      ...{ price: { amount: '4.90', currency: 'EUR' }, taxBasisPoints: 2500, canBeFree: true },
      ...{ minDays: 1, maxDays: 3, countries: ['HR'], branches: [] },
      texts: [{ language: 'hrv', name: 'Dostava', description: 'Dostava do vas' }],
    })
    expect(payments.map(({ adapter, state, missing }) => [adapter, state, missing])).toEqual([
      ['sandbox', 'NO_KEYS', ['PAYMENT_SANDBOX']],
      ['transfer', 'OFFERED', []],
      ['cash-on-delivery', 'OFFERED', []],
    ])
    expect(await one('cash-on-delivery')).toMatchObject({
      ...{ maxAmount: { amount: '100.00', currency: 'EUR' } },
      exceptDeliveries: [code('Paketomat')],
    })
  })

  test('a changed price is that of the checkout at once, is in the history, and can be undone [CO-31~]', async () => {
    expect((await offered())[0]).toMatchObject({ name: 'Dostava', price: 4.9 })
    const saved = await change('Dostava', {
      priceCents: [490, 550],
      'texts.eng.name': ['', ' Delivery '],
      'countries.SI': [false, true],
    })
    expect(saved).toMatchObject({ differing: [], method: { price: { amount: '5.50' } } })
    expect((await offered())[0]).toMatchObject({ price: 5.5 })
    const rows = await edits('deliveryMethod', 'Dostava')
    expect(rows.map(({ path, before, after }) => [path, before, after])).toEqual([
      ['countries.SI', false, true],
      ['texts.eng.name', '', 'Delivery'],
      ['priceCents', 490, 550],
    ])
    for (const { path, before, after } of rows) await change('Dostava', { [path]: [after, before] })
    expect(await one('Dostava')).toMatchObject({ price: { amount: '4.90' }, countries: ['HR'] })
    expect((await one('Dostava'))?.texts).toHaveLength(1)
  })

  test('that two people change come back with both values', async () => {
    await change('Dostava u EU', { maxDays: [3, 7] })
    expect(await change('Dostava u EU', { maxDays: [3, 5], position: [2, 4] })).toMatchObject({
      ...{ applied: ['position'], method: { maxDays: 7, position: 4 } },
      differing: [{ path: 'maxDays', value: 5, current: 7, actor: { name: 'Test Staff' } }],
    })
  })

  test('a place has hours of its own, in their order, and can be closed', async () => {
    const lockers = (await listed()).deliveries.find(({ branches }) => branches.length > 0)
    const [riva] = lockers?.branches ?? []
    const place = `branches.${riva?.code}`
    const late = { firstDay: 6, lastDay: 6, opens: '09:00', closes: '13:00' }
    const early = { firstDay: 1, lastDay: 5, opens: '08:30', closes: '24:00' }
    await change('Paketomat', {
      [`${place}.hours`]: [[], [late, early]],
      [`${place}.street`]: ['Riva 1', 'Riva 2'],
    })
    const branches = async () => (await offered()).find(({ name }) => name === 'Paketomat')?.options
    expect((await branches())?.[0]).toMatchObject({
      ...{ street: 'Riva 2', openingHours: ['pon – pet 8:30 – 24', 'sub 9 – 13'] },
    })
    await change('Paketomat', { [`${place}.isActive`]: [true, false] })
    expect((await branches())?.map(({ name }) => name)).toEqual(['Gripe'])
    await change('Paketomat', {
      [`${place}.isActive`]: [false, true],
      'branches.luka.name': [null, 'Luka'],
      'branches.luka.street': [null, 'Obala 1'],
      'branches.luka.zipCode': [null, '23000'],
      'branches.luka.city': [null, 'Zadar'],
    })
    expect((await branches())?.map(({ name }) => name)).toEqual(['Riva', 'Gripe', 'Luka'])
  })

  test.each([
    ['priceCents', 490, -1, 'atLeast:0', 'priceCents'],
    ['priceCents', 490, 'skupo', 'format', 'priceCents'],
    ['maxDays', 3, 0, 'format', 'maxDays'],
    ['texts.hrv.name', 'Dostava', ' ', 'required', 'texts.hrv.name'],
    ['texts.klingon.name', '', 'Qap', 'unknown', 'texts.klingon.name'],
    ['countries.XX', false, true, 'unknown', 'countries.XX'],
    ['branches.__proto__.name', null, 'x', 'unknown', 'branches.__proto__.name'],
    ['branches.luka.name', null, 'Luka', 'required', 'branches.luka.street'],
    ['colour', null, 'red', 'unknown', 'colour'],
    ['code', null, 'other', 'unknown', 'code'],
  ])('refuse %s → %j → %j by its rule', async (path, base, value, rule, field) => {
    const body = await refusal(changeDeliveryMethod, 'Dostava', { [path]: [base, value] })
    expect(body).toMatchObject({ error: { code: 'INVALID_INPUT', field, message: rule } })
  })

  test('a payment has a largest amount, none, and deliveries without it', async () => {
    await changePayment('cash-on-delivery', {
      ...{ maxCents: [10_000, null] },
      [`exceptDeliveries.${code('Dostava')}`]: [false, true],
      [`exceptDeliveries.${code('Paketomat')}`]: [true, false],
    })
    expect(await one('cash-on-delivery')).toMatchObject({
      ...{ maxAmount: null, exceptDeliveries: [code('Dostava')] },
    })
    const zero = await refusal(changePaymentMethod, 'transfer', { maxCents: [null, 0] })
    expect(zero).toMatchObject({ error: { field: 'maxCents', message: 'atLeast:1' } })
  })

  test('the last one that works is turned off only by those who mean it', async () => {
    await changePayment('cash-on-delivery', { isActive: [true, false] })
    const off: Changes = { isActive: [true, false] }
    expect(await refusal(changePaymentMethod, 'transfer', off)).toMatchObject({
      error: { statusCode: 409, code: 'CHECKOUT_CLOSES' },
    })
    expect(await one('transfer')).toMatchObject({ state: 'OFFERED' })
    await changePayment('transfer', off, true)
    expect(await one('transfer')).toMatchObject({ state: 'OFF' })
    await changePayment('transfer', { isActive: [false, true] })

    await change('Dostava u EU', { isActive: [true, false] })
    await change('Paketomat', { 'countries.HR': [true, false] })
    const abroad: Changes = { 'countries.HR': [true, false], 'countries.SI': [false, true] }
    expect(await refusal(changeDeliveryMethod, 'Dostava', abroad)).toMatchObject({
      error: { code: 'CHECKOUT_CLOSES' },
    })
    await set(services, 'allowedCountries', 'HR,SI')
    await change('Dostava', abroad)
    expect(await one('Dostava')).toMatchObject({ state: 'OFFERED', countries: ['SI'] })
  })

  test('an import writes the same rows in the name of its command, and closes the checkout only when it is said', async () => {
    const file = join(services.config.dataDir, 'methods.json')
    const importing = async (content: object, ...given: string[]) => {
      await writeFile(file, JSON.stringify(content))
      return await runTool('methods', services.config, 'import', file, ...given)
    }
    const { deliveries } = await exportMethods(services.db)
    const off = { payments: [], deliveries: deliveries.map((one) => ({ ...one, isActive: false })) }
    await expect(importing(off)).rejects.toThrow('--close-checkout')
    expect(await one('Dostava')).toMatchObject({ isActive: true })

    const added = { ...deliveries[0], code: 'drone', position: 9 }
    await importing({ ...off, deliveries: [...off.deliveries, added] })
    expect((await edits('deliveryMethod', 'Dostava'))[0]).toMatchObject({
      ...{ path: 'isActive', before: true, after: false, actor: { key: 'command:methods' } },
    })
    const { edits: rows } = await services.call(
      listEdits,
      { entity: 'deliveryMethod', id: 'drone' },
      staff,
    )
    expect(rows).toMatchObject([{ path: 'added', before: null, after: 'Dostava' }])
    const all = { payments: [], deliveries: [{ ...added, isActive: false }] }
    await importing(all, '--close-checkout')
    expect((await listed()).deliveries.map(({ state }) => state)).not.toContain('OFFERED')
  })
})
