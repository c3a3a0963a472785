import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#services/contract/call.ts'
import { listEdits } from '#services/contract/history.ts'
import { getProduct } from '#services/contract/product.ts'
import { getDeskProduct, saveDeskProduct } from '#services/contract/product-desk.ts'
import { listProductRows, listProductViews } from '#services/contract/product-list.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createMediaWorld, type MediaWorld } from './media-world.ts'
import { addProduct, seedCatalogue } from './product-catalogue.ts'

eachEngine('pictures of products', (engine) => {
  let services: TestServices
  let media: MediaWorld
  let keeper: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    media = await createMediaWorld(services)
    keeper = await services.as('products.write', 'audit.read')
  })
  afterAll(async () => await services?.close())

  const read = async (id: number) => (await services.call(getDeskProduct, { id }, keeper)).product
  const ids = (shown: readonly { readonly id: number }[]) => shown.map(({ id }) => `${id}`)
  type Change = CallInput<typeof saveDeskProduct>['changes'][number]
  const input = (id: number, path: string, base: string[], value: unknown) => ({
    ...{ id, sitting: `sitting-${Math.random()}` },
    changes: [{ path, base, value } as Change],
  })
  const save = async (...given: Parameters<typeof input>) =>
    await services.call(saveDeskProduct, input(...given), keeper)
  const refused = async (...given: Parameters<typeof input>) => {
    const { status, body } = await services.send(saveDeskProduct, input(...given), keeper)
    const { error } = body as { error?: { code: string; field?: string } }
    return { status, code: error?.code, field: error?.field }
  }
  const shopShows = async (id: number) => {
    const { product } = await services.call(getProduct, { id })
    return (product?.media ?? []).map((one) => `${one.id}`)
  }

  test('are put in order, the first one leads in the shop, and the history has both orders', async () => {
    const scarf = await addProduct(services, { name: 'Šal', sku: 'SAL-9' })
    const [one, other] = [`${await media.add()}`, `${await media.add()}`]
    const saved = await save(scarf, 'pictures', [], [one, other])
    expect(ids(saved.product.pictures)).toEqual([one, other])
    expect(await shopShows(scarf)).toEqual([one, other])
    await save(scarf, 'pictures', [one, other], [other, one])
    expect(await shopShows(scarf)).toEqual([other, one])
    const history = { entity: 'product', id: 'SAL-9' }
    const { edits } = await services.call(listEdits, history, keeper)
    expect(edits[0]).toMatchObject({ path: 'pictures', before: [one, other], after: [other, one] })
  })

  test('that somebody else changed meanwhile are not overwritten', async () => {
    const scarf = await addProduct(services, { name: 'Šal' })
    const [one, other] = [`${await media.add()}`, `${await media.add()}`]
    await save(scarf, 'pictures', [], [one])
    const late = await save(scarf, 'pictures', [], [other])
    expect(late).toMatchObject({ applied: [], differing: [{ path: 'pictures', current: [one] }] })
    expect(ids((await read(scarf)).pictures)).toEqual([one])
  })

  test('need an alternative text, be public and of the library, each once', async () => {
    const scarf = await addProduct(services, { name: 'Šal' })
    const [mute, good] = [`${await media.add({ alt: '' })}`, `${await media.add()}`]
    const alt = { status: 409, code: 'ALT_MISSING', field: 'pictures' }
    expect(await refused(scarf, 'pictures', [], [mute])).toEqual(alt)
    const wrong = { status: 400, code: 'INVALID_INPUT' }
    expect(await refused(scarf, 'pictures', [], ['999999'])).toMatchObject(wrong)
    expect(await refused(scarf, 'pictures', [], [good, good])).toMatchObject(wrong)
    expect(await refused(scarf, 'pictures', [], ['x'])).toMatchObject(wrong)
    expect(await refused(scarf, 'pictures.999999', [], [good])).toMatchObject(wrong)
    const many = Array.from({ length: 31 }, (_, index) => `${index + 1}`)
    expect(await refused(scarf, 'pictures', [], many)).toMatchObject(wrong)
    expect((await read(scarf)).pictures).toEqual([])
    const variant = await services.send(getDeskProduct, { id: 999_999 }, keeper)
    expect(variant.status).toBe(404)
  })

  test('of variants are their own', async () => {
    await seedCatalogue(services.db)
    const main = await addProduct(services, {
      ...{ name: 'Dres', sku: 'DRES-9', format: 'Configurable', options: ['velicina'] },
      variants: [{ sku: 'DRES-9-L', optionValues: { velicina: 'l' } }],
    })
    const row = await services.db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', 'DRES-9-L')
      .executeTakeFirstOrThrow()
    const picture = `${await media.add()}`
    const { product } = await save(main, `pictures.${row.id}`, [], [picture])
    expect(product.pictures).toEqual([])
    expect(product.variants).toMatchObject([
      { id: `${row.id}`, name: 'Dres, L', pictures: [{ id: Number(picture) }] },
    ])
    const variant = await services.send(getDeskProduct, { id: row.id }, keeper)
    expect(variant.status).toBe(404)
  })

  test('of what buyers type are one for each field, shown in the shop and by the library [ML-11~]', async () => {
    const jersey = await addProduct(services, {
      ...{ name: 'Dres', sku: 'DRES-10' },
      customOptions: [{ type: 'text', texts: { hrv: { label: 'Prezime' } } }],
    })
    const [option] = (await read(jersey)).options
    expect(option).toMatchObject({ label: 'Prezime', pictures: [] })
    const path = `optionPicture.${option?.id}`
    const [one, other] = [await media.add(), await media.add()]
    expect((await save(jersey, path, [], [`${one}`])).product).toMatchObject({
      ...{ pictures: [], options: [{ pictures: [{ id: one }] }] },
    })
    const { product } = await services.call(getProduct, { id: jersey })
    expect(product?.customOptions).toMatchObject([{ picture: { id: one } }])
    expect((await media.read(one)).uses).toMatchObject([{ kind: 'PRODUCT_OPTION', title: 'Dres' }])

    const wrong = { status: 400, code: 'INVALID_INPUT' }
    expect(await refused(jersey, path, [`${one}`], [`${one}`, `${other}`])).toMatchObject(wrong)
    expect(await refused(jersey, 'optionPicture.999999', [], [])).toMatchObject(wrong)
    const mute = `${await media.add({ alt: '' })}`
    expect(await refused(jersey, path, [`${one}`], [mute])).toMatchObject({ code: 'ALT_MISSING' })
    expect((await save(jersey, path, [`${one}`], [])).product.options[0]?.pictures).toEqual([])
    const history = { entity: 'product', id: 'DRES-10' }
    const { edits } = await services.call(listEdits, history, keeper)
    expect(edits[0]).toMatchObject({ path, before: [`${one}`], after: [] })
  })

  test('are counted in the list, which finds products without one, or with one that has no alternative text', async () => {
    const [bare, mute] = [
      await addProduct(services, { name: 'Bez slike', sku: 'BEZ-1' }),
      await addProduct(services, { name: 'Bez opisa', sku: 'BEZ-2' }),
    ]
    const picture = `${await media.add()}`
    await save(mute, 'pictures', [], [picture])
    await services.db
      .updateTable('media_text')
      .set({ alt: '' })
      .where('media_id', '=', Number(picture))
      .execute()
    const rows = async (query: object) =>
      (await services.call(listProductRows, query, keeper)).items.map(({ id }) => Number(id))
    expect(await rows({ filter: { hasPicture: false }, search: 'bez' })).toEqual([bare])
    expect(await rows({ filter: { hasAlt: false } })).toEqual([mute])
    const { items } = await services.call(listProductRows, { search: 'BEZ-2' }, keeper)
    expect(items).toMatchObject([
      { name: 'Bez opisa', sku: 'BEZ-2', format: 'SIMPLE', pictures: 1 },
    ])
    expect(items[0]?.thumbnail).toMatch(/^\/media\/.*\/w320\//)
    const { views } = await services.call(listProductViews, {}, keeper)
    expect(views.map(({ id }) => id)).toEqual([
      ...['sold', 'withoutPicture', 'withoutAlt', 'archived', 'all'],
    ])
  })
})
