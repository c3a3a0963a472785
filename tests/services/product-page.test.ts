import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterProducts, getProduct, PRODUCT_FORMATS } from '#services/contract/product.ts'
import {
  createAttribute,
  linkCrossSell,
  renameSlug,
  setArchived,
} from '#services/modules/product/api.ts'
import { listProducts } from '#services/modules/product/read/product-list.ts'
import { productPage } from '#services/modules/product/read/product-page.ts'
import { Validity } from '#services/platform/answer-cache.ts'
import { NO_CACHE } from '#tests/support/no-cache.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createFollowedCatalogue } from './followed-catalogue.ts'
import {
  addProduct,
  type Catalogue,
  idOfSku,
  moment,
  seedCatalogue,
  valueId,
} from './product-catalogue.ts'

eachEngine('product page', (engine) => {
  let services: TestServices
  let catalogue: Catalogue

  beforeAll(async () => {
    services = await startServices({ engine })
    catalogue = await seedCatalogue(services.db)
  })
  afterAll(() => services.close())

  const bySlug = (slug: string) => services.call(getProduct, { slug })
  const byId = (id: number) => services.call(getProduct, { id })

  test('one product whole, by slug or id [PR-01] [PR-05] [AP-02]', async () => {
    const id = await addProduct(services, {
      sku: 'BOCA-1',
      slug: { hrv: 'boca-za-vodu' },
      texts: {
        hrv: {
          name: 'Boca za vodu',
          excerpt: 'Lagana',
          description: '<p>Od <strong>čelika</strong></p>',
          metaTitle: 'Boca',
          metaDescription: 'Boca od čelika',
        },
      },
      categoryIds: [catalogue.gear, catalogue.jerseys],
      featured: true,
      categoryPriority: 7,
      manufacturer: { name: 'Tvornica', contact: 'info@tvornica.example' },
      customOptions: [{ type: 'text', texts: { hrv: { label: 'Ime na boci' } } }],
    })

    const { product } = await bySlug('boca-za-vodu')
    expect(product).toEqual((await byId(id)).product)
    expect(product).toMatchObject({
      id,
      name: 'Boca za vodu',
      slug: 'boca-za-vodu',
      sku: 'BOCA-1',
      format: 'Simple',
      media: [],
      archived: false,
      featured: true,
      categoryPriority: 7,
      mainCategory: catalogue.gear,
      excerpt: 'Lagana',
      description: '<p>Od <strong>čelika</strong></p>',
      metaTitle: 'Boca',
      metaDescription: 'Boca od čelika',
      manufacturer: { name: 'Tvornica', contact: 'info@tvornica.example' },
      availability: 'inStock',
      updatedAt: services.clock.now().toISOString(),
    })
    expect(product?.categories).toEqual([catalogue.gear, catalogue.jerseys])
    expect(product?.customOptions).toMatchObject([
      { option_type: 'text', custom_option_values: { label: 'Ime na boci' } },
    ])
  })

  test('a call names the product by slug or id, and may name store and currency [PR-24]', async () => {
    const id = await addProduct(services, { sku: 'TERMOSICA-1', slug: { hrv: 'termosica' } })
    const place = { store: 1, currency: 1 }

    const asked = await services.call(getProduct, { slug: 'termosica', ...place })
    expect(asked.product?.id).toBe(id)
    expect(await services.call(getProduct, { id, ...place })).toEqual(asked)
    expect((await services.call(getProduct, { slug: 'nema-me', ...place })).product).toBeNull()
    for (const other of [{ store: 2 }, { currency: 2 }, { currency: -1 }]) {
      const { status } = await services.send(getProduct, { slug: 'termosica', ...other })
      expect(status).toBe(400)
    }
  })

  test('a product of each format can be read [PR-07]', async () => {
    await addProduct(services, { sku: 'DIO', stock: 9 })
    const ids = [
      await addProduct(services, { format: 'Simple' }),
      await addProduct(services, { format: 'EProduct' }),
      await addProduct(services, {
        format: 'Configurable',
        options: ['velicina'],
        variants: [{ sku: 'F-S', optionValues: { velicina: 's' } }],
      }),
      await addProduct(services, { format: 'Bundle', bundle: [{ sku: 'DIO', quantity: 2 }] }),
    ]
    const products = await Promise.all(ids.map(byId))
    expect(products.map(({ product }) => product?.format)).toEqual([...PRODUCT_FORMATS])
    expect(products.map(({ product }) => product?.availability)).toEqual([
      'inStock',
      'inStock',
      'outOfStock',
      'lowStock',
    ])
    expect(products[3]?.product?.bundles).toEqual([
      {
        product: { id: await idOfSku(services.db, 'DIO'), format: 'Simple' },
        quantity: 2,
        format: 'Simple',
      },
    ])
  })

  test('prices are decimals; without VAT, for members and reduced [PR-02] [PR-03] [PR-21]', async () => {
    const id = await addProduct(services, {
      retailPriceCents: 2490,
      membershipPriceCents: 1999,
      taxRatePercent: 25,
      createdAt: moment(services.clock, -90),
      reduction: { priceCents: 1890, startsAt: moment(services.clock, -3) },
    })
    expect((await byId(id)).product).toMatchObject({
      retailPrice: 24.9,
      basicPrice: 19.92,
      finalPrice: 18.9,
      membershipPrice: 19.99,
      discount: { retailPrice: 18.9 },
      referencePrice: 24.9,
    })
    const plain = await addProduct(services, { retailPriceCents: 999, taxRatePercent: 5 })
    expect((await byId(plain)).product).toMatchObject({
      retailPrice: 9.99,
      basicPrice: 9.51,
      finalPrice: 9.99,
      membershipPrice: null,
      discount: null,
      referencePrice: null,
    })
  })

  test('attributes carry label and value, each in its kind [PR-04]', async () => {
    const id = await addProduct(services, {
      attributes: [
        { code: 'boja', valueCode: 'crvena' },
        { code: 'materijal', valueCode: ['vuna', 'pamuk'] },
        { code: 'zapremnina', value: 0.75 },
        { code: 'vodootporno', value: true },
        { code: 'izdano', value: '2026-01-15' },
      ],
    })
    expect((await byId(id)).product?.attributeSet?.attributes).toEqual([
      { attributeCode: 'boja', label: 'Boja', value: { value: 'Crvena' } },
      { attributeCode: 'materijal', label: 'Materijal', value: { value: ['Vuna', 'Pamuk'] } },
      { attributeCode: 'zapremnina', label: 'Zapremnina (l)', value: { value: 0.75 } },
      { attributeCode: 'vodootporno', label: 'Vodootporno', value: { value: true } },
      { attributeCode: 'izdano', label: 'Izdano', value: { value: '2026-01-15' } },
    ])
  })

  test('an attribute of every input type keeps its value [PR-10]', async () => {
    const choices = ['dropdown', 'multipleSelect', 'textSwatch', 'visualSwatch'] as const
    const values = [
      ['numberField', 12.5],
      ['yesNo', false],
      ['date', '2026-09-01'],
      ['dateTime', '2026-09-01T18:30:00.000Z'],
    ] as const
    const codeOf = (inputType: string) => `vrsta-${inputType}`
    await services.db.transaction().execute(async (trx) => {
      for (const inputType of [...choices, ...values.map(([type]) => type)]) {
        const isChoice = choices.some((one) => one === inputType)
        await createAttribute(trx, {
          code: codeOf(inputType),
          inputType,
          texts: { hrv: { label: inputType } },
          values: isChoice ? [{ code: 'prva', texts: { hrv: { label: 'Prva' } } }] : [],
        })
      }
    })
    const id = await addProduct(services, {
      attributes: [
        ...choices.map((type) => ({
          code: codeOf(type),
          valueCode: type === 'multipleSelect' ? ['prva'] : 'prva',
        })),
        ...values.map(([type, value]) => ({ code: codeOf(type), value })),
      ],
    })

    const attributes = (await byId(id)).product?.attributeSet?.attributes
    const shown = attributes?.map(({ label, value }) => [label, value.value])
    expect(Object.fromEntries(shown ?? [])).toEqual({
      ...Object.fromEntries(choices.map((type) => [type, 'Prva'])),
      multipleSelect: ['Prva'],
      ...Object.fromEntries(values),
    })
  })

  test('variants with their choices, prices and stock; options in their order [PR-08] [PR-09]', async () => {
    const id = await addProduct(services, {
      name: 'Dres',
      slug: { hrv: 'dres-domaci' },
      format: 'Configurable',
      retailPriceCents: 8000,
      createdAt: moment(services.clock, -90),
      reduction: { priceCents: 6000, startsAt: moment(services.clock, -1) },
      options: ['boja', 'velicina'],
      variants: [
        { sku: 'DR-C-M', optionValues: { boja: 'crvena', velicina: 'm' }, stock: 6 },
        { sku: 'DR-C-S', optionValues: { velicina: 's', boja: 'crvena' }, stock: 5 },
        {
          sku: 'DR-K-S',
          optionValues: { boja: 'karirana', velicina: 's' },
          retailPriceCents: 9000,
        },
      ],
    })
    const [crvena, karirana, small, medium] = await Promise.all(
      ['crvena', 'karirana', 's', 'm'].map((code) => valueId(services.db, code)),
    )
    const { product } = await byId(id)

    expect(product?.associatedProducts).toMatchObject([
      {
        name: 'Dres, Crvena, M',
        slug: 'dres-domaci',
        sku: 'DR-C-M',
        format: 'Simple',
        retailPrice: 80,
        finalPrice: 60,
        referencePrice: 80,
        availability: 'inStock',
        attributes: [
          { attributeCode: 'boja', valueId: crvena },
          { attributeCode: 'velicina', valueId: medium },
        ],
      },
      { sku: 'DR-C-S', finalPrice: 60, availability: 'lowStock' },
      {
        sku: 'DR-K-S',
        retailPrice: 90,
        finalPrice: 90,
        discount: null,
        availability: 'outOfStock',
      },
    ])
    expect(product?.availability).toBe('inStock')
    expect(product?.associatedProductsAttributes).toEqual([
      {
        attributeCode: 'boja',
        label: 'Boja',
        inputType: 'visualSwatch',
        customClass: null,
        guide: null,
        values: [
          { id: crvena, value: 'Crvena', isMedia: false, shopDefault: false, swatch: '#c8102e' },
          {
            id: karirana,
            value: 'Karirana',
            isMedia: true,
            shopDefault: false,
            swatch: '/uzorak.webp',
          },
        ],
      },
      {
        attributeCode: 'velicina',
        label: 'Veličina',
        inputType: 'textSwatch',
        customClass: null,
        guide: { title: 'Tablica veličina', pageSlug: 'tablica-velicina' },
        values: [
          { id: small, value: 'S', isMedia: false, shopDefault: false, swatch: null },
          { id: medium, value: 'M', isMedia: false, shopDefault: true, swatch: null },
        ],
      },
    ])
    expect((await byId(await idOfSku(services.db, 'DR-C-M'))).product).toBeNull()
  })

  test('no two variants are made of the same choices', async () => {
    const variants = ['DUP-1', 'DUP-2'].map((sku) => ({ sku, optionValues: { velicina: 's' } }))
    await expect(
      addProduct(services, { format: 'Configurable', options: ['velicina'], variants }),
    ).rejects.toThrow(/unique/i)
    const incomplete = [{ sku: 'DUP-3', optionValues: { boja: 'crvena' } }]
    await expect(
      addProduct(services, { format: 'Configurable', options: ['velicina'], variants: incomplete }),
    ).rejects.toThrow('DUP-3 needs one value for each option.')
  })

  test('what is offered beside it, in its order [PR-06]', async () => {
    const [first, second, third] = [
      await addProduct(services, { sku: 'UZ-1' }),
      await addProduct(services, { sku: 'UZ-2' }),
      await addProduct(services, { sku: 'UZ-3', crossSellSkus: ['UZ-1', 'not yet'] }),
    ]
    expect((await byId(third)).product?.crossSellProducts).toEqual([first])
    await services.db.transaction().execute((trx) => linkCrossSell(trx, 'UZ-3', ['UZ-2', 'UZ-1']))
    expect((await byId(third)).product?.crossSellProducts).toEqual([second, first])
    await expect(
      services.db.transaction().execute((trx) => linkCrossSell(trx, 'UZ-3', ['UZ-9'])),
    ).rejects.toThrow('There is no product UZ-9.')
  })

  test('a description keeps its formatting and loses what could act', async () => {
    const id = await addProduct(services, {
      texts: {
        hrv: {
          name: 'Zastava <b>velika</b>',
          description:
            '<h2>Opis</h2><p onclick="x()" style="color:red">Lijepa <a href="javascript:alert(1)">a</a>' +
            '<a href="https://savez.example/">b</a></p><script>alert(1)</script><svg onload=x></svg><img src=x onerror=x>',
        },
      },
    })
    const { product } = await byId(id)
    expect(product?.description).toBe(
      '<h2>Opis</h2><p>Lijepa <a>a</a><a href="https://savez.example/">b</a></p>',
    )
    expect(product?.name).toBe('Zastava <b>velika</b>')
  })

  test('a renamed slug says where the product stands now; an unknown one finds nothing [AP-06]', async () => {
    const id = await addProduct(services, { slug: { hrv: 'stara-adresa' } })
    await services.db
      .transaction()
      .execute((trx) =>
        renameSlug(trx, services.clock, { productId: id, language: 'hrv', slug: 'nova-adresa' }),
      )
    expect(await bySlug('stara-adresa')).toEqual({ product: null, movedTo: 'nova-adresa' })
    expect((await bySlug('nova-adresa')).product?.id).toBe(id)
    for (const slug of ['nema-je', '../etc', "x' OR '1'='1", 'nul\u0000l', 'Č']) {
      expect(await bySlug(slug)).toEqual({ product: null })
    }
    expect(await byId(2_147_483_647)).toEqual({ product: null })
    expect((await services.send(getProduct, { id: 2_147_483_648 })).status).toBe(400)
    expect((await services.send(getProduct, {})).status).toBe(400)
    expect((await services.send(getProduct, { id: 'x' })).status).toBe(400)
  })

  test('texts and addresses stand in the asked language, else in Croatian', async () => {
    const both = await addProduct(services, {
      texts: { hrv: { name: 'Lopta' }, deu: { name: 'Ball' } },
      slug: { hrv: 'lopta-mala', deu: 'ball-klein' },
    })
    const croatian = await addProduct(services, { name: 'Mreža', slug: { hrv: 'mreza' } })
    const { db } = services
    const now = services.clock.now().toISOString()
    const validity = new Validity()
    const products = NO_CACHE.cache.partition('one', 1)
    const { reads } = createFollowedCatalogue({ db, log: pino({ level: 'silent' }) })
    const context = { db, reads, products, validity, language: 'deu', now }
    const page = async (slug: string) =>
      getProduct.output.parse(JSON.parse((await productPage(context, { slug })).toString()))
    const list = async (input: Parameters<typeof listProducts>[1]) =>
      filterProducts.output.parse(JSON.parse((await listProducts(context, input)).toString()))

    for (const slug of ['ball-klein', 'lopta-mala']) {
      expect((await page(slug)).product).toMatchObject({
        id: both,
        name: 'Ball',
        slug: 'ball-klein',
      })
    }
    expect((await page('mreza')).product?.name).toBe('Mreža')
    expect((await bySlug('ball-klein')).product).toBeNull()
    const { records } = await list({
      filters: [{ key: 'id', value: [both, croatian] }],
      sort: { param: 'name', order: 'asc' },
    })
    expect(records.map((record) => record.name)).toEqual(['Ball', 'Mreža'])
    expect((await list({ keywords: 'ball' })).records).toHaveLength(1)
    expect((await list({ keywords: 'mreza' })).records).toHaveLength(1)
  })

  test('an archived product is still answered, and says so [PR-26]', async () => {
    const id = await addProduct(services, { slug: { hrv: 'stara-kapa' } })
    await services.db
      .transaction()
      .execute((trx) => setArchived(trx, services.clock, { productId: id, archived: true }))
    expect((await bySlug('stara-kapa')).product).toMatchObject({ id, archived: true })
  })
})
