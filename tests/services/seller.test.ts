import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasSeller, saveSeller, seller } from '#services/modules/document/api.ts'
import { SELLER } from '#tests/support/orders-printed.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { runTool } from '#tests/support/tool.ts'

eachEngine('seller', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services?.close())

  test('there is no seller until it is set, and then it is read as it was set', async () => {
    const { db } = services
    expect(await seller(db)).toBeNull()
    expect(await hasSeller(db)).toBe(false)

    await db.transaction().execute(async (trx) => {
      await saveSeller(trx, { ...SELLER, iban: 'hr60 9999 0021 1000 9876 5' })
    })

    expect(await seller(db)).toEqual(SELLER)
    expect(await hasSeller(db)).toBe(true)
  })

  test.each([
    { oib: '70419263058' },
    { iban: 'HR6099990021100098764' },
    { name: ' ' },
    { email: 'trgovina' },
  ])('a seller with %o is refused', async (fault) => {
    const save = services.db
      .transaction()
      .execute(async (trx) => await saveSeller(trx, { ...SELLER, ...fault }))

    await expect(save).rejects.toThrow(Object.keys(fault)[0])
  })
})

test('the command sets the seller, shows it, and names each fault', async () => {
  const services = await startServices({ engine: 'sqlite' })
  const run = (...given: string[]) => runTool('seller', services.config, ...given)
  try {
    expect(await run()).toContain('No seller is set')
    const failed = run('name=Savez', 'oib=1')
    await expect(failed).rejects.toThrow(/oib: is not an OIB[\s\S]*iban/)
    await expect(run('owner=Ana')).rejects.toThrow('Unknown: owner')

    await run(...Object.entries(SELLER).map(([key, value]) => `${key}=${value}`))
    const stdout = await run('city=Otok')

    expect(stdout).toContain('city=Otok\n')
    expect(await seller(services.db)).toEqual({ ...SELLER, city: 'Otok' })
  } finally {
    await services.close()
  }
})

test('the demo federation sells with valid numbers', async () => {
  const services = await startServices({ seed: true })
  try {
    expect(await seller(services.db)).toEqual(SELLER)
  } finally {
    await services.close()
  }
})
