import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filterCategories, getCategory } from '#services/contract/category.ts'
import { filterTags, getLayers } from '#services/contract/product.ts'
import { createAttribute, createCategory } from '#services/modules/product/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addProduct, type Catalogue, seedCatalogue, valueId } from './product-catalogue.ts'

eachEngine('categories, tags and layers', (engine) => {
  let services: TestServices
  let catalogue: Catalogue

  beforeAll(async () => {
    services = await startServices({ engine })
    catalogue = await seedCatalogue(services.db)
    await addProduct(services, { categoryIds: [catalogue.jerseys, catalogue.clothes] })
    await addProduct(services, { categoryIds: [catalogue.jerseys] })
    await addProduct(services, { categoryIds: [catalogue.clothes] })
    await addProduct(services, { categoryIds: [catalogue.clothes], archived: true })
  })
  afterAll(() => services.close())

  test('the tree is one flat list by id, each with its products and those below [LS-43] [AP-03]', async () => {
    const { records, totalPages, totalRecords } = await services.call(filterCategories, {
      filters: [],
      sort: { param: 'id', order: 'asc' },
    })
    expect(
      records.map(({ id, parentId, name, slug, totalProducts }) => ({
        id,
        parentId,
        name,
        slug,
        totalProducts,
      })),
    ).toEqual([
      { id: catalogue.clothes, parentId: null, name: 'Odjeća', slug: 'odjeca', totalProducts: 3 },
      {
        id: catalogue.jerseys,
        parentId: catalogue.clothes,
        name: 'Dresovi',
        slug: 'dresovi',
        totalProducts: 2,
      },
      { id: catalogue.gear, parentId: null, name: 'Oprema', slug: 'oprema', totalProducts: 0 },
    ])
    expect({ totalPages, totalRecords }).toEqual({ totalPages: 1, totalRecords: 3 })
  })

  test('the list of categories is paged and searched like any other [LS-44] [LS-47]', async () => {
    const page = await services.call(filterCategories, { limit: 2, page: 2 })
    expect(page.records.map((record) => record.slug)).toEqual(['oprema'])
    expect(page.totalPages).toBe(2)
    const found = await services.call(filterCategories, { keywords: 'ODJEĆA' })
    expect(found.records.map((record) => record.slug)).toEqual(['odjeca'])
    const refused = await services.send(filterCategories, { filters: [{ key: 'x', value: 1 }] })
    expect(refused.status).toBe(400)
  })

  test('only what is selected of categories is answered', async () => {
    const { records } = await services.call(filterCategories, { select: ['name', 'parentId'] })
    expect(records.map((record) => Object.keys(record).toSorted())).toEqual(
      records.map(() => ['id', 'name', 'parentId', 'slug', 'slugMain']),
    )
    const all = await services.call(filterCategories, {})
    expect(records.map(({ id, name }) => [id, name])).toEqual(
      all.records.map(({ id, name }) => [id, name]),
    )
  })

  test('a category may restrict its sorts and set its default [LS-22] [LS-23]', async () => {
    const id = await services.db.transaction().execute((trx) =>
      createCategory(trx, {
        parentId: catalogue.gear,
        texts: { hrv: { name: 'Lopte' } },
        slug: { hrv: 'lopte' },
        sortTypes: [3, 4],
        sortDefaultType: 3,
        order: 2,
      }),
    )
    const { category } = await services.call(getCategory, { id })
    expect(category).toEqual({
      id,
      slug: 'lopte',
      slugMain: 'lopte',
      name: 'Lopte',
      image: null,
      parentId: catalogue.gear,
      sortTypes: [3, 4],
      sortDefaultType: 3,
      description: null,
      totalProducts: 0,
    })
    expect(await services.call(getCategory, { id: 2_147_483_647 })).toEqual({ category: null })
    expect(await services.call(getCategory, { id: id + 100 })).toEqual({ category: null })
  })

  test('tags stand by name and can be searched [AP-04] [LS-47]', async () => {
    const all = await services.call(filterTags, {})
    expect(all.records.map((tag) => [tag.slug, tag.name])).toEqual([
      ['sudac', 'Čuvar pravila'],
      ['navijanje', 'Navijanje'],
    ])
    const found = await services.call(filterTags, { keywords: 'cuvar', limit: 1 })
    expect(found.totalRecords).toBe(1)
    expect((await services.call(filterTags, { limit: 1, page: 2 })).records[0]?.slug).toBe(
      'navijanje',
    )
    expect((await services.call(filterTags, { keywords: '%' })).records).toEqual([])
  })

  test('an attribute cannot take the name of a filter', async () => {
    const take = (code: string) =>
      services.db
        .transaction()
        .execute((trx) =>
          createAttribute(trx, { code, inputType: 'yesNo', texts: { hrv: { label: 'X' } } }),
        )
    for (const code of ['category', 'discount', 'a b', '']) {
      await expect(take(code)).rejects.toThrow('The code is not valid.')
    }
  })

  describe('layers', () => {
    let category: number

    beforeAll(async () => {
      category = await services.db
        .transaction()
        .execute((trx) =>
          createCategory(trx, { texts: { hrv: { name: 'Boce' } }, slug: { hrv: 'boce' } }),
        )
      const colours = ['crvena', 'crvena', 'plava']
      for (const [index, boja] of colours.entries()) {
        await addProduct(services, {
          categoryIds: [category],
          attributes: [
            { code: 'boja', valueCode: boja },
            { code: 'zapremnina', value: 0.5 + index },
            { code: 'vodootporno', value: index === 0 },
            ...(index === 2 ? [{ code: 'materijal', valueCode: 'vuna' }] : []),
          ],
        })
      }
      await addProduct(services, {
        categoryIds: [category],
        archived: true,
        attributes: [{ code: 'boja', valueCode: 'karirana' }],
      })
      await addProduct(services, {
        categoryIds: [category],
        format: 'Configurable',
        options: ['velicina'],
        variants: ['s', 'm'].map((size) => ({
          sku: `B-${size}`,
          optionValues: { velicina: size },
        })),
      })
    })

    const layers = async (
      ...filters: { key: string; value: number | string | number[]; range?: boolean }[]
    ) => {
      const found = await services.call(getLayers, {
        filters: [{ key: 'category', value: category }, ...filters],
      })
      return Object.fromEntries(
        found.map((layer) => [
          layer.attributeCode,
          layer.values.map((value) => [value.valueLabel, value.totalProducts]),
        ]),
      )
    }

    test('each attribute of the listed products with its values and totals [AP-05] [LS-32] [LS-34]', async () => {
      const found = await services.call(getLayers, {
        filters: [{ key: 'category', value: category }],
      })
      expect(found.map((layer) => [layer.attributeCode, layer.label, layer.type])).toEqual([
        ['price', 'Cijena (€)', 'Number'],
        ['velicina', 'Veličina', 'TextSwatch'],
        ['boja', 'Boja', 'VisualSwatch'],
        ['materijal', 'Materijal', 'MultiSelect'],
        ['zapremnina', 'Zapremnina (l)', 'Number'],
        ['vodootporno', 'Vodootporno', 'YesNo'],
      ])
      expect(found.find((layer) => layer.attributeCode === 'zapremnina')?.values).toEqual([
        {
          attributeID: null,
          valueLabel: 'Zapremnina (l)',
          totalProducts: 3,
          minValue: 0.5,
          maxValue: 2.5,
        },
      ])
      expect(await layers()).toMatchObject({
        velicina: [
          ['S', 1],
          ['M', 1],
        ],
        boja: [
          ['Crvena', 2],
          ['Plava', 1],
        ],
        vodootporno: [
          ['yes', 1],
          ['no', 2],
        ],
      })
    })

    test('an attribute is counted without its own filter and with all others', async () => {
      const red = await valueId(services.db, 'crvena')
      // What no other choice leaves stays, with nothing to count.
      expect(await layers({ key: 'boja', value: red })).toEqual({
        price: [['Cijena (€)', 2]],
        velicina: [
          ['S', 0],
          ['M', 0],
        ],
        materijal: [['Vuna', 0]],
        boja: [
          ['Crvena', 2],
          ['Plava', 1],
        ],
        zapremnina: [['Zapremnina (l)', 2]],
        vodootporno: [
          ['yes', 1],
          ['no', 1],
        ],
      })
      expect(
        await layers({ key: 'boja', value: red }, { key: 'vodootporno', value: 'yes' }),
      ).toMatchObject({
        boja: [
          ['Crvena', 1],
          ['Plava', 0],
        ],
        vodootporno: [
          ['yes', 1],
          ['no', 1],
        ],
      })
    })

    test('an unknown key is refused by its name', async () => {
      const { status, body } = await services.send(getLayers, {
        filters: [{ key: '__proto__', value: 1 }],
      })
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: { message: 'Unknown filter: __proto__' } })
    })
  })
})
