import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterProducts } from '#services/contract/product.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addProduct } from './product-catalogue.ts'
import { EXPECTATIONS, NONSENSE } from './search-fixture.ts'

eachEngine('search through the call', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine, seed: true })
  })
  afterAll(() => services.close())

  const namesFor = async (keywords: string) =>
    (await services.call(filterProducts, { keywords, limit: 9 })).records.map(({ name }) => name)

  test('of 85 expectations 81 are among the first nine [LS-41]', async () => {
    const all = Object.values(EXPECTATIONS).flat()

    const missed: string[] = []
    for (const [keywords, wanted] of all) {
      if (!(await namesFor(keywords)).some((name) => wanted.test(name))) missed.push(keywords)
    }

    expect(all).toHaveLength(85)
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(4)
  })

  test('nonsense finds nothing', async () => {
    const found: string[] = []
    for (const word of NONSENSE) {
      if ((await namesFor(word)).length > 0) found.push(word)
    }

    expect(NONSENSE).toHaveLength(20)
    expect(found).toEqual([])
  })

  test('what is for sale from now on is found in another form, with a slip of the finger', async () => {
    await addProduct(services, { name: 'Zelengrad čuturica', sku: 'NOVO-77' })

    for (const keywords of ['čuturicu', 'zelengradom', 'čutrica', 'zelnegrad', 'novo77']) {
      await expect
        .poll(() => namesFor(keywords), { message: keywords })
        .toEqual(['Zelengrad čuturica'])
    }
  })
})
