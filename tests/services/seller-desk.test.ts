import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FieldValue, listEdits } from '#services/contract/history.ts'
import { changeSeller, getSeller } from '#services/contract/seller.ts'
import { hasSeller, sellerAt } from '#services/modules/document/api.ts'
import { SELLER } from '#tests/support/orders-printed.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'

type Changes = Readonly<Record<string, readonly [base: FieldValue, value: FieldValue]>>

eachEngine('the seller in the hands of staff', (engine) => {
  let services: TestServices
  let staff: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    staff = await services.as('settings.write')
  })
  afterAll(async () => await services.close())

  const input = (changes: Changes) => ({
    sitting: randomUUID(),
    changes: Object.entries(changes).map(([path, [base, value]]) => ({ path, base, value })),
  })
  const change = async (changes: Changes) =>
    await services.call(changeSeller, input(changes), staff)
  const refusal = async (changes: Changes) =>
    (await services.send(changeSeller, input(changes), staff)).body
  const history = async () =>
    (await services.call(listEdits, { entity: 'seller', id: 'seller' }, staff)).edits

  test('is set whole at first, one value at a time later, and each value has its history', async () => {
    const { seller } = await services.call(getSeller, {}, staff)
    expect(new Set(Object.values(seller))).toEqual(new Set([null]))
    expect(await refusal({ name: [null, 'Savez'] })).toMatchObject({
      error: { code: 'INVALID_INPUT', field: 'street', message: 'required' },
    })
    expect(await hasSeller(services.db)).toBe(false)

    const all = Object.entries({ ...SELLER, iban: 'hr60 9999 0021 1000 9876 5' })
    const set = await change(
      Object.fromEntries(all.map(([key, value]) => [key, [null, value] as const])),
    )
    expect(set).toMatchObject({ differing: [], seller: SELLER })
    await change({ city: [SELLER.city, 'Otok'] })
    const [edit] = await history()
    expect(edit).toMatchObject({ path: 'city', before: SELLER.city, after: 'Otok' })
    await change({ city: ['Otok', SELLER.city] })
    expect(await change({ city: ['Otok', 'Grad'] })).toMatchObject({
      differing: [{ path: 'city', value: 'Grad', current: SELLER.city }],
    })
  })

  test.each([
    ['oib', '70419263058', 'format'],
    ['iban', 'HR6099990021100098764', 'format'],
    ['email', 'trgovina', 'email'],
    ['phone', ' ', 'required'],
    ['phone', null, 'required'],
    ['owner', 'Ana', 'unknown'],
  ])('with %s = %j is refused by its rule', async (field, value, rule) => {
    const base = SELLER[field as keyof typeof SELLER] ?? null
    expect(await refusal({ [field]: [base, value] })).toMatchObject({
      error: { code: 'INVALID_INPUT', field, message: rule },
    })
  })

  test('of the moment of an order stays on its documents', async () => {
    const { db, clock } = services
    const placedAt = clock.now().toISOString()
    clock.advance(60_000)
    await change({ street: [SELLER.street, 'Nova 1'] })
    expect(await sellerAt(db, placedAt)).toEqual(SELLER)
    expect(await sellerAt(db, '2020-01-01T00:00:00.000Z')).toMatchObject({ name: SELLER.name })
    expect(await sellerAt(db, clock.now().toISOString())).toEqual({ ...SELLER, street: 'Nova 1' })
  })

  test('that a command changes names it in the same history', async () => {
    await runTool('seller', services.config, 'phone=021 2')
    expect((await history())[0]).toMatchObject({
      ...{ path: 'phone', before: SELLER.phone, after: '021 2' },
      actor: { key: 'command:seller', name: null },
    })
  })
})
