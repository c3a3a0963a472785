import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getEvent } from '#services/contract/calendar.ts'
import { decide, filterPosts } from '#services/contract/cms.ts'
import { listEdits } from '#services/contract/history.ts'
import { getMedia } from '#services/contract/media.ts'
import { replaceMedia as replaceCall } from '#services/contract/media-library.ts'
import { listMediaRows } from '#services/contract/media-list.ts'
import { getProduct } from '#services/contract/product.ts'
import { createEvent } from '#services/modules/calendar/api.ts'
import { createElement, createPage, createPost, publishElement } from '#services/modules/cms/api.ts'
import { replaceMedia } from '#services/modules/library/replace-media.ts'
import { prepareUpload } from '#services/modules/media/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createMediaWorld, type MediaWorld } from './media-world.ts'
import { addProduct, topicsOf } from './product-catalogue.ts'

eachEngine('a picture that is replaced', (engine) => {
  let services: TestServices
  let world: MediaWorld

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createMediaWorld(services)
  })
  afterAll(async () => await services?.close())

  const replace = async (id: number, by: number) =>
    (await services.call(replaceCall, { id, with: by }, world.staff)).media
  const fetched = async (path: string) => {
    const response = await fetch(services.url + path)
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, bytes, cache: response.headers.get('cache-control') }
  }

  test('has other bytes under its id, at another address, and its own texts [ML-01~]', async () => {
    const id = await world.add({ name: 'prosli.png', title: 'Derbi', alt: 'Igrači' })
    const by = await world.add({ name: 'novi.png', alt: 'Nešto drugo' })
    await world.save(id, ['focal', '50,50', '10,90'])
    const before = await world.read(id)
    const other = await world.read(by)
    let after = before
    const topics = await topicsOf(services, async () => {
      after = await replace(id, by)
    })

    expect(topics).toEqual([`media:${id}`])
    expect(after).toMatchObject({
      ...{ id: `${id}`, name: 'novi.png', focalX: 10, focalY: 90 },
      texts: [{ title: 'Derbi', alt: 'Igrači' }],
      duplicates: [{ id: `${by}`, name: 'novi.png' }],
    })
    expect(after.path).not.toBe(before.path)
    expect((await services.call(getMedia, { ids: [id] })).records[0]?.path).toBe(after.path)
    expect((await fetched(after.path)).bytes).toEqual((await fetched(other.path)).bytes)
    const { items } = await services.call(listMediaRows, { search: 'novi' }, world.staff)
    expect(items.map((row) => row.id).toSorted()).toEqual([`${id}`, `${by}`].toSorted())
    const { edits } = await services.call(listEdits, { entity: 'media', id: `${id}` }, world.staff)
    expect(edits[0]).toMatchObject({
      ...{ path: 'move.replace', before: { name: 'prosli.png' }, after: { name: 'novi.png' } },
    })
    const reader = await services.as('media.write')
    expect((await services.send(replaceCall, { id, with: by }, reader)).status).toBe(403)
    expect(await world.refused(replaceCall, { id, with: 99_999 })).toMatchObject({ status: 404 })
  })

  test('is shown at its former addresses too, but not for ever, and at no guessed one', async () => {
    const id = await world.add()
    const before = await world.read(id)
    const sized = before.urlTemplate.replace('{size}', 'w160')
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    const prepared = await prepareUpload(services.config, { bytes: photo, originalName: 'x.jpg' })
    const author = { actor: 'command:test', sitting: 'test' }
    const { clock } = services
    await world.write((trx) => replaceMedia(trx, id, prepared, { author, clock }))
    const after = await world.read(id)

    expect(await fetched(before.path)).toEqual({
      ...{ status: 200, bytes: (await fetched(after.path)).bytes },
      cache: 'public, max-age=300',
    })
    const { width, height } = await sharp((await fetched(sized)).bytes).metadata()
    expect([width, height]).toEqual([30, 20])
    expect((await fetched(after.path)).cache).toContain('immutable')
    expect((await fetched(before.path.replace(/-[0-9a-f]{8}\./, '-01234567.'))).status).toBe(404)
    // What is hidden is so at every address that it ever had.
    await world.save(id, ['access', 'PUBLIC', 'OTHER'])
    expect((await fetched(before.path)).status).toBe(404)
    expect((await fetched((await world.read(id)).path)).status).toBe(200)
    const { items } = await services.call(
      listMediaRows,
      { filter: { access: ['OTHER'] } },
      world.staff,
    )
    expect((await fetched(items[0]?.thumbnail ?? '')).status).toBe(200)
  })

  test('is followed by products, posts, pages and events, whose answers were cached', async () => {
    const [id, by] = [await world.add(), await world.add()]
    const at = services.clock.now().toISOString()
    await addProduct(services, { mediaIds: [id], slug: { hrv: 'salica-klupska' } })
    const eventId = await world.write(async (trx) => {
      const text = { title: 'Derbi', excerpt: '', body: '' }
      await createPost(trx, {
        ...{ ...text, language: 'hrv', slug: 'derbi', mediaId: id, publishedAt: at, at },
      })
      const texts = { hrv: { title: 'O savezu' } }
      const slug = { hrv: 'o-savezu' }
      const pageId = await createPage(trx, { slug, texts, publishedAt: at, at })
      const partner = { mediaId: id, name: 'Pivovara', path: null }
      const elementId = await createElement(trx, {
        ...{ pageId, handler: 'partners', language: 'hrv', title: '', at },
        body: { meta: { title: '', partners: [partner] } },
      })
      await publishElement(trx, { elementId, version: 1 })
      const event = { start: at, end: null, location: '', mediaId: id }
      return await createEvent(trx, { ...event, texts: { hrv: { title: 'Kup', description: '' } } })
    })
    const paths = async () => {
      const { product } = await services.call(getProduct, { slug: 'salica-klupska' })
      const { records } = await services.call(filterPosts, {})
      const page = await services.call(decide, { slug: 'o-savezu' })
      const { event } = await services.call(getEvent, { id: eventId })
      return [
        product?.media[0]?.path,
        records.find(({ slug }) => slug === 'derbi')?.media?.path,
        JSON.stringify(page).match(/\/media\/[^"]+\/original\/[^"]+/)?.[0],
        event?.media?.path,
      ]
    }
    const { path: before } = await world.read(id)
    const areAll = async (path: string) =>
      await vi.waitFor(async () => expect(await paths()).toEqual(Array(4).fill(path)), {
        timeout: 20_000,
      })
    await areAll(before)
    const { path: after } = await replace(id, by)
    await areAll(after)
  })

  test('gets the bytes of one of two that replace it at once, and both are in its history', async () => {
    const [id, one, two] = [await world.add(), await world.add(), await world.add()]
    const { path } = await world.read(id)
    await Promise.all([replace(id, one), replace(id, two)])
    const { hash } = await services.db
      .selectFrom('media')
      .select('hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const shades = await Promise.all([one, two].map((other) => world.read(other)))
    expect(shades.map((other) => other.path.includes(hash.slice(0, 8)))).toContain(true)
    expect((await fetched(path)).status).toBe(200)
    const { edits } = await services.call(listEdits, { entity: 'media', id: `${id}` }, world.staff)
    expect(edits.filter((edit) => edit.path === 'move.replace')).toHaveLength(2)
  })
})
