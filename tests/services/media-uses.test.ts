import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDeskEvent, saveDeskEvent } from '#services/contract/event-desk.ts'
import { listEdits } from '#services/contract/history.ts'
import { getStaffMedia, saveStaffMedia } from '#services/contract/media-library.ts'
import { listMediaRows } from '#services/contract/media-list.ts'
import { createEvent } from '#services/modules/calendar/api.ts'
import {
  createElement,
  createPage,
  createPost,
  editElement,
  publishElement,
  scheduleElement,
  setOption,
} from '#services/modules/cms/api.ts'
import { writeConsent } from '#services/modules/gdpr/api.ts'
import { changeText, createCategory, saveProduct } from '#services/modules/product/api.ts'
import { dueDone } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createMediaWorld, type MediaWorld } from './media-world.ts'
import { addProduct, aProduct } from './product-catalogue.ts'

const MINUTE_MS = 60_000

eachEngine('what shows a picture', (engine) => {
  let services: TestServices
  let world: MediaWorld
  let made = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createMediaWorld(services)
  })
  afterAll(async () => await services?.close())

  const now = () => services.clock.now().toISOString()
  const uses = async (id: number) => (await world.read(id)).uses
  const addressOf = async (id: number) => (await world.read(id)).path
  const unused = async () => {
    const { items } = await services.call(
      listMediaRows,
      { filter: { isUsed: false }, limit: 100 },
      world.staff,
    )
    return items.map((row) => Number(row.id))
  }
  const post = async (given: { mediaId?: number; body?: string; publishedAt?: string | null }) => {
    made += 1
    const { publishedAt = now(), body = '<p>Tekst.</p>', mediaId = null } = given
    const slug = `objava-${made}`
    return await world.write((trx) =>
      createPost(trx, {
        ...{ language: 'hrv', slug, title: 'Derbi', excerpt: '', body, mediaId, publishedAt },
        at: now(),
      }),
    )
  }
  const logo = async (key: string, mediaId: number | null) =>
    await world.write((trx) => setOption(trx, { key, value: '', mediaId }))
  const page = async () => {
    made += 1
    return await world.write((trx) =>
      createPage(trx, {
        slug: { hrv: `stranica-${made}` },
        texts: { hrv: { title: 'O savezu' } },
        publishedAt: now(),
        at: now(),
      }),
    )
  }
  const banner = (mediaId: number | null) => ({
    meta: {
      ...{ title: 'Kup', text: '', kicker: '', link: { label: 'Učlanite se', path: '/shop' } },
      picture: { mediaId },
    },
  })

  test('is found in products, categories, prints, posts, pages, options and events [ED-05~]', async () => {
    const id = await world.add()
    expect(await unused()).toContain(id)
    const categoryId = await world.write((trx) =>
      createCategory(trx, {
        texts: { hrv: { name: 'Dresovi' } },
        slug: { hrv: 'dresovi' },
        mediaId: id,
      }),
    )
    const product = aProduct({
      name: 'Dres',
      mediaIds: [id],
      slug: { hrv: 'dres-domaci' },
      customOptions: [{ type: 'text', texts: { hrv: { label: 'Ime' } }, mediaId: id }],
    } as never)
    const productId = await world.write((trx) => saveProduct(trx, services.clock, product))
    const postId = await post({ mediaId: id })
    const draftId = await post({ mediaId: id, publishedAt: null })
    await logo('ShareImage', id)
    const eventId = await world.write((trx) =>
      createEvent(trx, {
        ...{ start: '2026-05-01T18:00:00Z', end: null, location: '', mediaId: id },
        texts: { hrv: { title: 'Kamp', description: '' } },
      }),
    )

    const found = await uses(id)
    expect(found).toEqual([
      { kind: 'EVENT', id: `${eventId}`, title: 'Kamp', path: `/admin/events/${eventId}` },
      { kind: 'POST', id: `${postId}`, title: 'Derbi', path: `/objava-${made - 1}` },
      { kind: 'POST', id: `${draftId}`, title: 'Derbi', path: null },
      { kind: 'SITE', id: 'ShareImage', title: 'ShareImage', path: null },
      { kind: 'PRODUCT', id: `${productId}`, title: 'Dres', path: '/product/dres-domaci' },
      { kind: 'CATEGORY', id: `${categoryId}`, title: 'Dresovi', path: '/shop/dresovi' },
      { kind: 'PRODUCT_OPTION', id: `${productId}`, title: 'Dres', path: '/product/dres-domaci' },
    ])
    expect(await unused()).not.toContain(id)
    const { items } = await services.call(listMediaRows, { filter: { isUsed: true } }, world.staff)
    expect(items.find((row) => Number(row.id) === id)?.uses).toBe(7)
    await logo('ShareImage', null)
    expect((await uses(id)).length).toBe(6)
  })

  test('is found where texts show it by its address, as long as they do', async () => {
    const [inPost, inProduct, inEvent] = [await world.add(), await world.add(), await world.add()]
    const html = async (id: number) => `<p><img src="${await addressOf(id)}" alt="x"></p>`
    await post({ body: await html(inPost) })
    expect(await uses(inPost)).toMatchObject([{ kind: 'POST' }])

    const productId = await addProduct(services)
    const describe = async (description: string) =>
      await world.write((trx) =>
        changeText(trx, services.clock, {
          ...{ productId, language: 'hrv', text: { name: 'Dres', description } },
        }),
      )
    await describe(await html(inProduct))
    expect(await uses(inProduct)).toMatchObject([{ kind: 'PRODUCT', id: `${productId}` }])
    await describe('<p>Bez slike.</p>')
    expect(await uses(inProduct)).toEqual([])

    const texts = [{ language: 'hrv', title: 'Kamp', description: await html(inEvent) }]
    const given = { kind: 'CAMP' as const, time: '2026-07-01/2026-07-05', location: '', texts }
    const { event } = await services.call(createDeskEvent, given, world.staff)
    expect(await uses(inEvent)).toMatchObject([{ kind: 'EVENT', id: event.id }])
    const base = event.texts[0]?.description ?? ''
    const change = { path: 'description.hrv', base, value: '' }
    const save = { id: Number(event.id), sitting: 'sitting-x', changes: [change] }
    await services.call(saveDeskEvent, save, world.staff)
    expect(await uses(inEvent)).toEqual([])
    const inConsent = await world.add()
    const html1 = `<p>Uvjeti ${await html(inConsent)}</p>`
    const { number } = await world.write((trx) =>
      writeConsent(trx, { language: 'hrv', html: html1 }, services.clock),
    )
    const renewed = { number, language: 'hrv', html: '<p>Uvjeti</p>' }
    await world.write((trx) => writeConsent(trx, renewed, services.clock))
    // People have accepted the first text.
    expect(await uses(inConsent)).toEqual([
      { kind: 'CONSENT', id: `${number}`, title: 'Uvjeti', path: `/admin/consent/${number}` },
    ])
    // An address of no picture of the library is none.
    await post({ body: '<img src="/media/x/w320/99999-aabbccdd.webp">' })
  })

  test('a section shows what its public version and its drafts show, not what was before', async () => {
    const [first, second] = [await world.add(), await world.add()]
    const pageId = await page()
    const elementId = await world.write((trx) =>
      createElement(trx, {
        ...{
          pageId,
          handler: 'membership-banner',
          language: 'hrv',
          title: 'Banner',
          body: banner(first),
        },
        at: now(),
      }),
    )
    const shown = { kind: 'PAGE', id: `${pageId}`, title: 'O savezu', path: `/stranica-${made}` }
    expect(await uses(first)).toEqual([shown])
    await world.write((trx) => publishElement(trx, { elementId, version: 1 }))
    await world.write((trx) =>
      editElement(trx, {
        ...{ elementId, baseVersion: 1, title: 'Banner', body: banner(second), author: null },
        at: now(),
      }),
    )
    expect([await uses(first), await uses(second)]).toEqual([[shown], [shown]])
    await world.write((trx) => publishElement(trx, { elementId, version: 2 }))
    expect([await uses(first), await uses(second)]).toEqual([[], [shown]])

    // The way back to the first version needs its picture again.
    const at = new Date(services.clock.now().getTime() + MINUTE_MS).toISOString()
    await world.write((trx) => scheduleElement(trx, { elementId, version: 1, at }))
    expect(await uses(first)).toEqual([shown])
    services.clock.advance(MINUTE_MS)
    await dueDone(services)
    expect((await world.remove(first, second)).used.map(({ id }) => Number(id))).toEqual([
      ...[first, second],
    ])
  })

  test('a version whose picture is gone cannot be published again', async () => {
    const picture = await world.add()
    const pageId = await page()
    const elementId = await world.write((trx) =>
      createElement(trx, {
        ...{
          pageId,
          handler: 'membership-banner',
          language: 'hrv',
          title: 'Banner',
          body: banner(picture),
        },
        at: now(),
      }),
    )
    await world.write((trx) => publishElement(trx, { elementId, version: 1 }))
    await world.write((trx) =>
      editElement(trx, {
        ...{ elementId, baseVersion: 1, title: 'Banner', body: banner(null), author: null },
        at: now(),
      }),
    )
    await world.write((trx) => publishElement(trx, { elementId, version: 2 }))
    expect((await world.remove(picture)).deleted).toEqual([`${picture}`])
    await expect(
      world.write((trx) => publishElement(trx, { elementId, version: 1 })),
    ).rejects.toThrow(`There is no media ${picture}`)
  })

  test('is not deleted while it is shown; the others are, with a trace', async () => {
    const [used, free] = [await world.add({ name: 'grb.png' }), await world.add({ name: 'x.png' })]
    await logo('Logo', used)
    expect(await world.remove(used, free, 99_999)).toEqual({
      deleted: [`${free}`],
      used: [
        {
          ...{ id: `${used}`, name: 'grb.png' },
          uses: [{ kind: 'SITE', id: 'Logo', title: 'Logo', path: null }],
        },
      ],
    })
    expect(await world.refused(getStaffMedia, { id: free })).toMatchObject({ status: 404 })
    const { edits } = await services.call(
      listEdits,
      { entity: 'media', id: `${free}` },
      world.staff,
    )
    expect(edits).toMatchObject([{ path: 'move.delete', before: { name: 'x.png' }, after: null }])
  })

  test('a deletion and a new use at once leave the picture, or no use of it', async () => {
    for (let round = 0; round < 12; round += 1) {
      const id = await world.add()
      const show = [
        () => logo(`Race${round}`, id),
        () => post({ mediaId: id }),
        () => addProduct(services, { mediaIds: [id] }),
      ][round % 3]
      const [removed, shown] = await Promise.allSettled([world.remove(id), show?.()])
      if (removed.status === 'rejected') throw removed.reason
      const isDeleted = removed.value.deleted.length === 1
      expect(shown.status).toBe(isDeleted ? 'rejected' : 'fulfilled')
      if (shown.status === 'rejected') expect(`${shown.reason}`).toContain(`no media ${id}`)
    }
    expect(await dangling()).toEqual([])
  })

  test('keeps its public access and its alternative text while it is shown', async () => {
    const id = await world.add()
    await logo('Logo', id)
    const changes: [string, unknown, unknown][] = [
      ['access', 'PUBLIC', 'OTHER'],
      ['alt.hrv', 'Opis', ''],
    ]
    for (const change of changes) {
      expect(await world.refused(saveStaffMedia, world.saveInput(id, change))).toMatchObject({
        ...{ status: 409, code: 'MEDIA_USED' },
      })
    }
    await logo('Logo', null)
    await world.save(id, ['access', 'PUBLIC', 'OTHER'])
    await expect(logo('Logo', id)).rejects.toThrow(`no media ${id}`)
  })

  test('without an alternative text in the main language it is in drafts alone', async () => {
    const id = await world.add({ alt: '' })
    await post({ mediaId: id, publishedAt: null })
    await expect(post({ mediaId: id })).rejects.toThrow('no alternative text')
    const later = new Date(services.clock.now().getTime() + MINUTE_MS).toISOString()
    await expect(post({ mediaId: id, publishedAt: later })).rejects.toThrow('no alternative text')
    const pageId = await page()
    const elementId = await world.write((trx) =>
      createElement(trx, {
        ...{
          pageId,
          handler: 'membership-banner',
          language: 'hrv',
          title: 'Banner',
          body: banner(id),
        },
        at: now(),
      }),
    )
    const target = { elementId, version: 1 }
    const publish = () => world.write((trx) => publishElement(trx, target))
    await expect(publish()).rejects.toThrow('no alternative text')
    await expect(
      world.write((trx) => scheduleElement(trx, { ...target, at: later })),
    ).rejects.toThrow('no alternative text')
    await world.save(id, ['alt.hrv', '', 'Navijači na tribini'])
    await publish()
    await post({ mediaId: id })
  })

  /** Ids of media that a record has and the library does not. */
  async function dangling(): Promise<readonly unknown[]> {
    const known = services.db.selectFrom('media').select('id')
    const products = await services.db
      .selectFrom('product_media')
      .select('media_id')
      .where('media_id', 'not in', known)
      .execute()
    const options = await services.db
      .selectFrom('cms_option')
      .select('media_id')
      .where('media_id', 'is not', null)
      .where('media_id', 'not in', known)
      .execute()
    return [...products, ...options]
  }
})
