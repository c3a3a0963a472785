import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCaches, purgeCaches } from '#services/contract/caches.ts'
import { listEdits } from '#services/contract/history.ts'
import { getProduct } from '#services/contract/product.ts'
import { getStaffSession } from '#services/contract/staff.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addProduct, topicsOf } from './product-catalogue.ts'

eachEngine('the page of caches', (engine) => {
  let services: TestServices
  let staff: Record<string, string>
  let id: number

  beforeAll(async () => {
    services = await startServices({ engine })
    staff = await services.as('settings.write', 'audit.read')
    id = await addProduct(services, { name: 'Šal', stock: 3 })
  })
  afterAll(async () => await services.close())

  const products = async () => {
    const { partitions } = await services.call(getCaches, {}, staff)
    return partitions.find(({ name }) => name === 'products')
  }
  const read = () => services.call(getProduct, { id })
  const purge = (tags: string[] | null) => services.call(purgeCaches, { tags }, staff)

  test('shows what each part holds and how often it helped [AD-03~] [CC-03]', async () => {
    const before = await products()
    await read()
    await read()
    const after = await products()
    expect(after?.entries).toBe(1)
    expect(after?.bytes).toBeGreaterThan(100)
    expect(after?.maxBytes).toBeGreaterThan(after?.bytes ?? 0)
    expect((after?.hits ?? 0) - (before?.hits ?? 0)).toBe(1)
    expect((after?.misses ?? 0) - (before?.misses ?? 0)).toBe(1)
  })

  test('what has a tag is forgotten by every follower of the feed, and who did it is known', async () => {
    await read()
    expect(await topicsOf(services, () => purge([`product:${id}`]))).toEqual([`product:${id}`])
    const { misses = 0 } = (await products()) ?? {}
    await read()
    expect((await products())?.misses).toBe(misses + 1)
    const { edits } = await services.call(
      listEdits,
      { entity: 'cache', id: `product:${id}` },
      staff,
    )
    expect(edits).toMatchObject([{ path: 'move.purge', after: { tags: [`product:${id}`] } }])
  })

  test('everything is forgotten as after a gap of the feed', async () => {
    await read()
    await purge(null)
    const { misses = 0 } = (await products()) ?? {}
    await read()
    expect((await products())?.misses).toBe(misses + 1)
  })

  test('what is no tag is refused', async () => {
    await expect(purge(['a b'])).rejects.toThrow(/400/)
    await expect(purge([])).rejects.toThrow(/400/)
  })

  test('the menu has no entry for it while replicas share no Redis [AD-03]', async () => {
    expect(await services.call(getStaffSession, {}, staff)).toMatchObject({ hasRedis: false })
  })
})
