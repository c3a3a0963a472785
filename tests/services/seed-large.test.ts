import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CallOutput } from '#services/contract/call.ts'
import { filterProducts, getProduct } from '#services/contract/product.ts'
import { LARGE_CATEGORIES } from '#services/demo/large/categories.ts'
import { TOPS } from '#services/demo/large/goods.ts'
import { largeProduct } from '#services/demo/large/large-product.ts'
import { seedLarge } from '#services/demo/large/seed-large.ts'
import {
  existingCatalogue,
  type NewProduct,
  saveProduct,
  saveProducts,
} from '#services/modules/product/api.ts'
import { findSlug } from '#services/platform/slugs.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const COUNT = 150

eachEngine('large seed', (engine) => {
  let services: TestServices
  let demoTotal: number
  let newestOfDemo: number
  let before: string
  const told: number[] = []

  beforeAll(async () => {
    services = await startServices({ engine, seed: true })
    const { newestId } = await existingCatalogue(services.db, [])
    newestOfDemo = newestId
    demoTotal = (await services.call(filterProducts, { limit: 1 })).pagination.totalRecords
    before = await services.services.deps.feed.newest()
    await seedLarge(services, { products: COUNT, report: (count) => told.push(count) })
  })
  afterAll(() => services.close())

  test('tells whoever follows the changes to begin anew', async () => {
    const changes = await services.services.deps.feed.read({ after: before })

    expect(changes.gap).toBe(true)
    expect(told).toEqual([COUNT])
  })

  test('every product is in the list, with the prices that it was given', async () => {
    const given = await generated(newestOfDemo + 1)
    const shown = given.filter(({ archived }) => !archived)

    const listed = new Map(
      (await listedOf(demoTotal + shown.length)).map((record) => [record.sku, record]),
    )

    for (const { sku, retailPriceCents, membershipPriceCents, reduction } of shown) {
      const retailPrice = retailPriceCents / 100
      const reduced = reduction ? reduction.priceCents / 100 : null
      expect(listed.get(sku), sku).toMatchObject({
        retailPrice,
        finalPrice: reduced ?? retailPrice,
        discount: reduced === null ? null : { retailPrice: reduced },
        // It has cost its list price ever since it is sold.
        referencePrice: reduced === null ? null : retailPrice,
        membershipPrice: membershipPriceCents ? membershipPriceCents / 100 : null,
        media: [{ id: expect.any(Number) }],
      })
    }
    expect(shown.filter(({ reduction }) => reduction).length).toBeGreaterThan(5)
  })

  test('products written at once, one by one, or again over others are the same', async () => {
    const { db, clock } = services
    const given = (await generated(900_000)).slice(0, 40)
    expect(given.filter(({ reduction }) => reduction).length).toBeGreaterThan(2)
    const alone = given.map((product) => renamed(product, 'SAM'))
    const again = given.map((product) => renamed(product, 'OPET'))
    await db.transaction().execute(async (trx) => {
      await saveProducts(trx, clock, given)
      for (const product of alone) await saveProduct(trx, clock, product)
      await saveProducts(trx, clock, again.map(emptied))
      await saveProducts(trx, clock, again)
    })

    for (const [at, product] of given.entries()) {
      const others = [alone[at], again[at]].flatMap((other) => other ?? [])
      const { shown, stored } = await savedOf(product)
      expect(shown, product.sku).toBeTruthy()
      for (const other of others) {
        expect(await savedOf(other), other.sku).toEqual({ shown, stored })
      }
    }
  })

  test('another run adds to it and keeps its categories', async () => {
    const categories = await services.db.selectFrom('category').select('id').execute()
    const { newestId } = await existingCatalogue(services.db, [])

    await seedLarge(services, { products: 5, report: () => {} })

    expect(await services.db.selectFrom('category').select('id').execute()).toEqual(categories)
    const added = await services.db
      .selectFrom('product')
      .select('id')
      .where('id', '>', newestId)
      .where('parent_id', 'is', null)
      .execute()
    expect(added).toHaveLength(5)
  })

  async function generated(first: number): Promise<readonly NewProduct[]> {
    const { db, clock } = services
    const categoryIds = new Map<string, number>()
    for (const { slug } of [...TOPS, ...LARGE_CATEGORIES]) {
      const found = await findSlug(db, 'hrv', slug, 'category')
      if (found) categoryIds.set(slug, found.target)
    }
    const { pictures } = await existingCatalogue(db, [])
    const ground = { now: clock.now(), categoryIds, pictures }
    return Array.from({ length: COUNT }, (_, at) => largeProduct(first + at, ground))
  }

  /** All pages, as soon as the list knows of so many. */
  async function listedOf(total: number) {
    await vi.waitFor(
      async () => {
        const { pagination } = await services.call(filterProducts, { limit: 1 })
        expect(pagination.totalRecords).toBe(total)
      },
      { timeout: 60_000 },
    )
    const pages = Array.from({ length: Math.ceil(total / 100) }, (_, index) => index + 1)
    const answers = await Promise.all(
      pages.map((page) => services.call(filterProducts, { limit: 100, page })),
    )
    return answers.flatMap(({ records }) => records)
  }

  async function savedOf({ sku, slug }: NewProduct) {
    const { product } = await services.call(getProduct, { slug: slug['hrv'] ?? '' })
    return { shown: comparable(product), stored: await storedOf(sku) }
  }

  /** What pages do not show: price history, reductions, their ends that are due, words to find it by. */
  async function storedOf(sku: string) {
    const { db } = services
    const { id } = await db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
    const [history, reductions, texts, due] = await Promise.all([
      db
        .selectFrom('price_history')
        .selectAll()
        .where('product_id', '=', id)
        .orderBy('since')
        .execute(),
      db.selectFrom('reduction').selectAll().where('product_id', '=', id).execute(),
      db.selectFrom('product_text').selectAll().where('product_id', '=', id).execute(),
      db.selectFrom('due').select(['kind', 'key', 'at']).execute(),
    ])
    const own = new Set(reductions.map((reduction) => String(reduction.id)))
    return {
      history: history.map(({ product_id: _owner, ...point }) => point),
      reductions: reductions.map(({ id: _id, product_id: _owner, ...reduction }) => reduction),
      texts: texts.map(({ product_id: _owner, search_fold: words, ...text }) => ({
        ...text,
        words: words
          .replaceAll(/-(sam|opet)/g, '')
          .split(' ')
          .sort(),
      })),
      due: due.filter(({ key }) => own.has(key)).map(({ kind, at }) => ({ kind, at })),
    }
  }
})

/** The same product under another SKU and address. */
function renamed(product: NewProduct, suffix: string): NewProduct {
  const { sku, slug, variants } = product
  return {
    ...product,
    sku: `${sku}-${suffix}`,
    slug: { hrv: `${slug['hrv']}-${suffix.toLowerCase()}` },
    ...(variants && {
      variants: variants.map((variant) => ({
        ...variant,
        sku: `${sku}-${suffix}${variant.sku.slice(sku.length)}`,
      })),
    }),
  }
}

/** As little as a first write needs: everything else comes with the second. */
function emptied(product: NewProduct): NewProduct {
  const { format, variants, options, reduction } = product
  return {
    ...{ sku: product.sku, format, categoryIds: [], taxRatePercent: 5 },
    texts: { hrv: { name: 'Još bez imena', metaTitle: 'Naslov' } },
    slug: product.slug,
    mediaIds: [1, 2],
    retailPriceCents: product.retailPriceCents,
    archived: !product.archived,
    ...(product.createdAt && { createdAt: product.createdAt }),
    ...(reduction && { reduction }),
    ...(options && { options }),
    ...(variants && { variants: variants.slice(0, 1) }),
  }
}

/** Without what must differ: its own ids, slug, SKU and when it was last saved. */
function comparable(product: CallOutput<typeof getProduct>['product'] | undefined) {
  if (!product) return product
  const {
    id: _id,
    slug: _slug,
    sku: _sku,
    updatedAt: _saved,
    associatedProducts,
    ...rest
  } = product
  return {
    ...rest,
    variants: associatedProducts?.map(
      ({ id: _own, slug: _path, sku: _code, ...variant }) => variant,
    ),
  }
}
