import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  decide,
  getElements,
  getNavigation,
  getOptions,
  getSitemap,
} from '#services/contract/cms.ts'
import {
  createElement,
  createPage,
  createPost,
  editElement,
  publishElement,
  scheduleElement,
  setNavigation,
  setOption,
} from '#services/modules/cms/api.ts'
import { importMedia, prepareUpload } from '#services/modules/media/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { dueDone } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const HOUR_MS = 3_600_000
const LINK = { label: 'Trgovina', path: '/shop' }

eachEngine('elements, navigation and options', (engine) => {
  let services: TestServices
  let mediaId = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    const { config, clock } = services
    const bytes = await sharp({
      create: { width: 30, height: 20, channels: 3, background: '#17356a' },
    })
      .png()
      .toBuffer()
    const prepared = await prepareUpload(config, { bytes, originalName: 'grb.png' })
    const texts = { hrv: { title: 'Grb', alt: 'Grb saveza' } }
    mediaId = await write((trx) => importMedia(trx, { ...prepared, texts, clock }))
  })
  afterAll(async () => await services.close())

  const now = () => services.clock.now().toISOString()
  const write = <T>(work: (trx: Trx) => Promise<T>) =>
    services.db.transaction().execute(async (trx) => await work(trx))

  const element = (handler: string, meta: Record<string, unknown>, pageId: number | null = null) =>
    write((trx) =>
      createElement(trx, {
        pageId,
        handler,
        language: 'hrv',
        title: handler,
        body: { meta },
        at: now(),
      }),
    )
  const publish = (elementId: number, version: number) =>
    write((trx) => publishElement(trx, { elementId, version }))
  const edit = (elementId: number, seenVersion: number, meta: Record<string, unknown>) =>
    write((trx) =>
      editElement(trx, {
        elementId,
        baseVersion: seenVersion,
        title: 'Izmjena',
        body: { meta },
        author: 7,
        at: now(),
      }),
    )
  const page = (slug: string) =>
    write((trx) =>
      createPage(trx, {
        slug: { hrv: slug },
        texts: { hrv: { title: slug } },
        publishedAt: now(),
        at: now(),
      }),
    )
  const announcement = async () => {
    const { records } = await services.call(getElements, { handlers: ['header-section'] })
    return records[0]?.meta['announcement']
  }

  test('layout elements are read by their handlers once published [AP-27] [HF-20] [CM-04]', async () => {
    const id = await element('header-section', { announcement: 'Prvi put' })
    expect(await announcement()).toBeUndefined()

    await publish(id, 1)

    const { records } = await services.call(getElements, {
      handlers: ['header-section', 'footer-section', 'nema-me'],
    })
    expect(records).toMatchObject([
      {
        id,
        handler: 'header-section',
        type: 'static-element',
        language_code: 'hrv',
        meta: { announcement: 'Prvi put' },
        options: {},
        mobileMeta: {},
        parts: [],
        version: 1,
        created_at: now(),
      },
    ])
    await expect(element('header-section', { announcement: null })).rejects.toThrow()
  })

  test('a draft is not shown, and an edit upon an old version is refused [CM-06]', async () => {
    const [{ id } = { id: 0 }] = (
      await services.call(getElements, { handlers: ['header-section'] })
    ).records

    expect(await edit(id, 1, { announcement: 'Drugi put' })).toBe(2)
    expect(await announcement()).toBe('Prvi put')
    await expect(edit(id, 1, { announcement: 'Prekasno' })).rejects.toMatchObject({
      status: 409,
      code: 'VERSION_OVERTAKEN',
    })

    await expect(edit(id, 9, { announcement: 'Iz budućnosti' })).rejects.toMatchObject({
      status: 409,
    })
    await publish(id, 2)
    expect(await announcement()).toBe('Drugi put')
    await expect(publish(id, 9)).rejects.toMatchObject({ status: 404 })
  })

  test('of ten edits upon the same version one is taken', async () => {
    const [{ id } = { id: 0 }] = (
      await services.call(getElements, { handlers: ['header-section'] })
    ).records

    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => edit(id, 2, { announcement: `Izmjena ${index}` })),
    )

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a scheduled version appears at its moment, and purges its tags', async () => {
    const [{ id } = { id: 0 }] = (
      await services.call(getElements, { handlers: ['header-section'] })
    ).records
    const version = await edit(id, 3, { announcement: 'Uskoro' })
    const at = new Date(services.clock.now().getTime() + HOUR_MS).toISOString()
    await write((trx) => scheduleElement(trx, { elementId: id, version, at }))
    await services.db.deleteFrom('change').execute()

    await dueDone(services)
    expect(await announcement()).toBe('Drugi put')

    services.clock.advance(HOUR_MS)
    await dueDone(services)
    await expect.poll(announcement).toBe('Uskoro')
    const changes = await services.db.selectFrom('change').select('topic').execute()
    expect(changes).toEqual([{ topic: 'elements' }, { topic: 'search' }])
  })

  test('the sections of a page come in their order, their pictures filled in [CM-03~]', async () => {
    const pageId = await page('s-odsjecima')
    const link = LINK
    const banner = await element(
      'membership-banner',
      { kicker: 'a', title: 'b', text: 'c', link, picture: { mediaId, media: null } },
      pageId,
    )
    const partners = await element(
      'partners',
      { title: 'S nama', partners: [{ mediaId, name: 'Bura', path: null }] },
      pageId,
    )
    await publish(banner, 1)
    await publish(partners, 1)

    const found = await services.call(decide, { slug: 's-odsjecima' })
    const reference = { id: mediaId, alt: 'Grb saveza', width: 30, height: 20 }

    expect(found).toMatchObject({
      kind: 'page',
      page: {
        elements: [
          { id: banner, type: 'section', meta: { picture: { mediaId, media: reference } } },
          { id: partners, meta: { partners: [{ name: 'Bura', mediaId, media: reference }] } },
        ],
      },
    })
    const stored = await services.db
      .selectFrom('element_version')
      .select('body')
      .where('element_id', '=', banner)
      .executeTakeFirst()
    expect(stored?.body).not.toContain('"media":')
  })

  test('an element keeps all that it is composed of [CM-03]', async () => {
    const pageId = await page('s-cijelim-odsjekom')
    const body = {
      meta: { body: '<p>Pravila</p>' },
      options: { animation: 'FADE', anchor: 'pravila' },
      linkMeta: {},
      mobileMeta: { body: '<p>Kratko</p>' },
      mobileOptions: { isHidden: true },
      parts: [{ text: 'Dodatak' }],
    }
    const at = now()
    const id = await write((trx) =>
      createElement(trx, {
        pageId,
        handler: 'rich-text',
        language: 'hrv',
        title: 'Pravila',
        body,
        at,
      }),
    )
    await publish(id, 1)

    expect(await services.call(decide, { slug: 's-cijelim-odsjekom' })).toMatchObject({
      page: {
        elements: [
          {
            ...body,
            id,
            handler: 'rich-text',
            type: 'section',
            title: 'Pravila',
            language_code: 'hrv',
            slug: expect.any(String),
            created_at: at,
          },
        ],
      },
    })
  })

  test('what does not fit its handler is refused by the name of the field [CM-03~]', async () => {
    const pageId = await page('odbijeni')
    const refused = (handler: string, meta: Record<string, unknown>, on: number | null = pageId) =>
      expect(element(handler, meta, on)).rejects

    await refused('latest-news', { title: 'a', limit: 99, link: null }).toMatchObject({
      status: 400,
      field: 'meta.limit',
    })
    await refused('nema-me', {}).toMatchObject({ status: 400, field: 'handler' })
    await refused('rich-text', { body: '' }, null).toMatchObject({ status: 400, field: 'handler' })
    await refused('header-section', { announcement: null }).toMatchObject({ field: 'handler' })
    await refused('partners', {
      title: 'a',
      partners: [{ mediaId: 987_654, name: 'b', path: null }],
    }).toMatchObject({ status: 400, field: 'mediaId' })
    await refused('featured-products', {
      title: 'a',
      limit: 4,
      link: { label: 'b', path: 'javascript:alert(1)' },
    }).toMatchObject({ status: 400, field: 'meta.link.path' })
  })

  test('the text of a page is cleaned when it is written [CM-21]', async () => {
    const pageId = await page('cisti-tekst')
    const id = await element(
      'rich-text',
      { body: '<p>Tekst<img src=x onerror=alert(1)></p><svg onload=alert(1)></svg>' },
      pageId,
    )
    await publish(id, 1)

    expect(await services.call(decide, { slug: 'cisti-tekst' })).toMatchObject({
      page: { elements: [{ meta: { body: '<p>Tekst</p>' } }] },
    })
  })

  test('a navigation is a tree, found by its name or id [AP-28] [HF-09] [HF-10]', async () => {
    const titles = (hrv: string) => ({ titles: { hrv } })
    const tree = [
      {
        ...titles('Odjeća'),
        path: '/shop/odjeca',
        children: [{ ...titles('Šalovi'), path: '/shop/salovi' }],
      },
      { ...titles('Partner'), path: 'https://bura.example' },
      { ...titles('Karta'), path: '/sitemap.xml', kind: 'static' as const },
    ]
    for (const name of ['main', 'footer1', 'footer2', 'footer3', 'footer4']) {
      await write((trx) => setNavigation(trx, name, tree))
    }

    const main = await services.call(getNavigation, { id: 'main' })
    const { id } = await services.db
      .selectFrom('navigation')
      .select('id')
      .where('name', '=', 'footer4')
      .executeTakeFirstOrThrow()
    const footer = await services.call(getNavigation, { id: String(id) })

    expect(main).toMatchObject({
      id: 'main',
      items: [
        {
          title: 'Odjeća',
          linkV2: { kind: 'internal', path: '/shop/odjeca' },
          children: [{ title: 'Šalovi', linkV2: { kind: 'internal' }, children: [] }],
        },
        { title: 'Partner', linkV2: { kind: 'external', path: 'https://bura.example' } },
        { title: 'Karta', linkV2: { kind: 'static' } },
      ],
    })
    expect(footer.id).toBe('footer4')
    expect((await services.send(getNavigation, { id: 'nema-me' })).status).toBe(404)
    await expect(
      write((trx) => setNavigation(trx, 'main', [{ ...titles('x'), path: 'javascript:x()' }])),
    ).rejects.toMatchObject({ status: 400 })
    expect((await services.call(getNavigation, { id: 'main' })).items).toHaveLength(3)
  })

  test('options have a key, a value and sometimes a picture [AP-27] [CM-07] [CM-08]', async () => {
    await write(async (trx) => {
      await setOption(trx, { key: 'NumberOfStars', value: '4' })
      await setOption(trx, { key: 'NumberOfStars', value: '5' })
      await setOption(trx, { key: 'Logo', value: 'grb', mediaId })
    })

    const { records } = await services.call(getOptions, {})

    expect(records).toMatchObject([
      { key: 'AllowedLanguages', value: '41', media: null },
      { key: 'DefaultLanguage', value: 'hrv', media: null },
      { key: 'Logo', value: 'grb', media: { id: mediaId, alt: 'Grb saveza' } },
      { key: 'NumberOfStars', value: '5', media: null },
    ])
    expect((await services.call(getOptions, { limit: 1 })).records).toHaveLength(1)
  })

  test('the site map has the pictures that a page and a post show, each once, and their ids [SE-01~]', async () => {
    const pageId = await page('sa-slikama')
    const postId = await write((trx) =>
      createPost(trx, {
        ...{ language: 'hrv', slug: 'objava-sa-slikom', title: 'Objava', excerpt: '', body: '' },
        ...{ mediaId, publishedAt: now(), at: now() },
      }),
    )
    const partners = [{ mediaId, name: 'Bura', path: null }]
    for (const title of ['Partneri', 'Sponzori']) {
      await publish(await element('partners', { title, partners }, pageId), 1)
    }
    await element('partners', { title: 'Nacrt', partners: [] }, pageId)

    const { records } = await services.call(getSitemap, {})
    const shown = { id: mediaId, urlTemplate: expect.stringContaining('{size}') }
    expect(records.find(({ slug }) => slug === 'sa-slikama')).toMatchObject({
      ...{ kind: 'page', id: pageId, pictures: [shown] },
    })
    expect(records.find(({ slug }) => slug === 'objava-sa-slikom')).toMatchObject({
      ...{ kind: 'post', id: postId, pictures: [shown] },
    })
  })
})
