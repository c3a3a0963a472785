import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#services/platform/database.ts'
import { currentSlugs, findSlug, type SlugKind, setSlug } from '#services/platform/slugs.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'

eachEngine('slugs', (engine) => {
  let database: TestDatabase
  let db: Db

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    db = database.db
  })
  afterAll(async () => await database.close())
  beforeEach(async () => {
    await db.deleteFrom('slug').execute()
  })

  function set(kind: SlugKind, slug: string, target: number, language = 'hrv'): Promise<void> {
    return db
      .transaction()
      .execute(async (trx) => await setSlug(trx, { kind, language, slug, target }))
  }

  test('a rename keeps the old slug, which leads to the new one', async () => {
    await set('product', 'dres-domaci', 17)
    await set('product', 'dres-domaci-2026', 17)

    expect(await findSlug(db, 'hrv', 'dres-domaci', 'product')).toEqual({
      kind: 'product',
      target: 17,
      current: false,
      currentSlug: 'dres-domaci-2026',
    })
    expect(await findSlug(db, 'hrv', 'dres-domaci-2026', 'product')).toMatchObject({
      current: true,
    })
  })

  test('a site may have more slugs than a statement may have values', async () => {
    await set('post', 'prva-objava', 1)
    await set('post', 'zadnja-objava', 70_000)

    const ids = Array.from({ length: 70_000 }, (_, index) => index + 1)
    const slugs = await currentSlugs(db, 'post', 'hrv', ids)

    expect([...slugs]).toEqual([
      [1, 'prva-objava'],
      [70_000, 'zadnja-objava'],
    ])
  })

  test('a rename back and forth ends with one current slug', async () => {
    for (const slug of ['prvi-slug', 'drugi-slug', 'prvi-slug', 'prvi-slug']) {
      await set('post', slug, 3)
    }

    expect(await currentSlugs(db, 'post', 'hrv', [3, 4])).toEqual(new Map([[3, 'prvi-slug']]))
    expect(await findSlug(db, 'hrv', 'drugi-slug')).toMatchObject({
      current: false,
      currentSlug: 'prvi-slug',
    })
  })

  test('pages and posts share one space, products have their own', async () => {
    await set('page', 'o-nama', 1)

    await expect(set('post', 'o-nama', 2)).rejects.toMatchObject({
      status: 409,
      code: 'SLUG_TAKEN',
    })
    await set('product', 'o-nama', 2)
    await set('post', 'o-nama', 2, 'eng')

    expect(await findSlug(db, 'hrv', 'o-nama')).toMatchObject({ kind: 'page', target: 1 })
    expect(await findSlug(db, 'hrv', 'o-nama', 'post')).toBeNull()
    expect(await findSlug(db, 'hrv', 'o-nama', 'product')).toMatchObject({ target: 2 })
  })

  test('an old slug stays taken', async () => {
    await set('page', 'stara-stranica', 1)
    await set('page', 'nova-stranica', 1)

    await expect(set('page', 'stara-stranica', 2)).rejects.toMatchObject({ code: 'SLUG_TAKEN' })
  })

  test('of two that want one slug at once, one gets it', async () => {
    const wishes = await Promise.allSettled([1, 2, 3, 4].map((id) => set('page', 'pravila', id)))

    const refused = wishes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(3)
    expect(refused.map((wish) => wish.status === 'rejected' && wish.reason.code)).toEqual(
      Array.from({ length: 3 }, () => 'SLUG_TAKEN'),
    )
  })

  test.each(['abc', 'Velika', 'dva--crte', '-prva', 'razmak tu', 'čaša', 'a/b/c/d', ''])(
    'the slug "%s" is not valid [KO-08]',
    async (slug) => {
      await expect(set('page', slug, 1)).rejects.toMatchObject({ status: 400, field: 'slug' })
      await expect(set('page', 'abcd', 1)).resolves.toBeUndefined()
    },
  )

  test('no page hides a route', async () => {
    for (const slug of ['product', 'kosarica', 'naplata', 'graphql', 'media']) {
      await expect(set('page', slug, 1)).rejects.toMatchObject({ code: 'SLUG_RESERVED' })
    }
    await set('category', 'kosarica', 1)
  })
})
