import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide } from '#services/contract/cms.ts'
import { LAYOUT_ELEMENTS } from '#services/contract/layout-elements.ts'
import { findContent } from '#services/contract/search.ts'
import type { Fields } from '#services/contract/sections/fields.ts'
import { SECTIONS } from '#services/contract/sections/registry.ts'
import { createElement, createPage, publishElement } from '#services/modules/cms/api.ts'
import { importMedia, prepareUpload } from '#services/modules/media/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { DANGEROUS_HTML, RUNS } from '#tests/support/dangerous-html.ts'
import { sampleOf } from '#tests/support/sample-fields.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const HANDLERS = Object.entries<Fields>({ ...SECTIONS, ...LAYOUT_ELEMENTS })
const HOSTILE_PATHS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  'evil.example',
  'ftp://evil.example',
  'file:///etc/passwd',
  'https://evil.example/ x',
  '',
]

type Body = Record<string, unknown> & { readonly meta: Record<string, unknown> }

eachEngine('what an element is composed of', (engine) => {
  let services: TestServices
  let pageId = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    pageId = await write((trx) => page(trx, 'odsjecci'))
  })
  afterAll(async () => await services.close())

  const now = () => services.clock.now().toISOString()
  const write = <T>(work: (trx: Trx) => Promise<T>) =>
    services.db.transaction().execute(async (trx) => await work(trx))
  const page = (trx: Trx, slug: string) =>
    createPage(trx, {
      slug: { hrv: slug },
      texts: { hrv: { title: slug } },
      ...{ publishedAt: now(), at: now() },
    })

  const store = (handler: string, body: Body, on = pageId) =>
    write((trx) =>
      createElement(trx, {
        pageId: on,
        ...{ handler, language: 'hrv', title: handler, body, at: now() },
      }),
    )
  const read = async (db: Db, id: number): Promise<string> => {
    const { body } = await db
      .selectFrom('element_version')
      .select('body')
      .where('element_id', '=', id)
      .executeTakeFirstOrThrow()
    return body
  }
  const storedBody = (id: number) => read(services.db, id)
  /** Stored and read in a transaction of which nothing stays: all pages have one footer. */
  async function triedOut(handler: string, body: Body): Promise<string> {
    let stored = ''
    const undone = new Error('undone')
    const tried = write(async (trx) => {
      const on = handler in LAYOUT_ELEMENTS ? null : pageId
      const element = { pageId: on, handler, language: 'hrv', title: handler, body, at: now() }
      stored = await read(trx, await createElement(trx, element))
      throw undone
    })
    await tried.catch((error: unknown) => {
      if (error !== undone) throw error
    })
    return stored
  }
  const shown = async (slug: string) => {
    const found = await services.call(decide, { slug })
    return found.kind === 'page' ? found.page.elements : []
  }
  async function picture(alt = ''): Promise<number> {
    const { config, clock } = services
    const create = { width: 40, height: 30, channels: 3 as const, background: '#0b1b33' }
    const bytes = await sharp({ create }).png().toBuffer()
    const prepared = await prepareUpload(config, { bytes, originalName: 'dvorana.png' })
    const texts = { hrv: { title: 'Dvorana', alt } }
    return await write((trx) => importMedia(trx, { ...prepared, texts, clock }))
  }

  test.each(HANDLERS)(
    'no text of %s can run anything [case 19] [CM-21]',
    async (handler, fields) => {
      for (const payload of DANGEROUS_HTML) {
        const meta = sampleOf(fields, (kind) => (kind === 'html' ? payload : null))
        const body = await triedOut(handler, { meta, mobileMeta: meta })
        expect(body, payload).not.toMatch(RUNS)
      }
    },
  )

  test.each(HANDLERS)('no link of %s leads into a script [case 19]', async (handler, fields) => {
    const meta = sampleOf(fields)
    for (const path of HOSTILE_PATHS) {
      const hostile = sampleOf(fields, (kind) => (kind === 'path' ? path : null))
      if (JSON.stringify(hostile) === JSON.stringify(meta)) continue // it has no link
      const inMeta = triedOut(handler, { meta: hostile })
      await expect(inMeta, path).rejects.toMatchObject({ status: 400, code: 'INVALID_INPUT' })
      await expect(triedOut(handler, { meta, mobileMeta: hostile }), path).rejects.toMatchObject({
        status: 400,
        field: expect.stringMatching(/^mobileMeta\./),
      })
    }
  })

  test.each([
    'http://maps.example.com/',
    'javascript:alert(1)//x.y/',
    'https://maps.example.com',
    'https://user@maps.example.com/',
    'https://maps.example.com:8443/',
    'https://localhost/',
    'https://maps.example.com/"onload="alert(1)',
    "https://maps.example.com/'><script>",
    '//maps.example.com/',
    'data:text/html,x',
  ])('%s is no address of a frame [case 19]', async (url) => {
    const meta = { ...sampleOf(SECTIONS.embed), url }
    await expect(store('embed', { meta })).rejects.toMatchObject({ status: 400, field: 'meta.url' })
  })

  const link = { label: 'Trgovina', path: '/shop' }
  const news = { title: 'Vijesti', limit: 3, link }

  test.each([
    [{ options: { width: 'narrow' } }, 'options'],
    [{ options: { anchor: '"><script>' } }, 'options.anchor'],
    [{ options: { animation: 'explode' } }, 'options.animation'],
    [{ mobileOptions: { anchor: 'vijesti' } }, 'mobileOptions'],
    [{ mobileMeta: { limit: 99 } }, 'mobileMeta.limit'],
    [{ linkMeta: { elsewhere: { icon: 'ARROW' } } }, 'linkMeta.elsewhere'],
    [{ linkMeta: { link: { icon: 'skull' } } }, 'linkMeta.link.icon'],
    [{ linkMeta: { link: { rel: ['opener'] } } }, 'linkMeta.link.rel.0'],
    [{ linkMeta: { link: { onclick: 'alert(1)' } } }, 'linkMeta.link'],
    [{ parts: [{ text: 'Da', slot: 'left' }] }, 'parts.0'],
    [{ parts: [{ text: 5 }] }, 'parts.0.text'],
    [{ styles: 'body{}' }, 'body'],
  ])('%o is refused by the name of its field [CM-03] [ED-15]', async (more, field) => {
    await expect(store('latest-news', { meta: news, ...more })).rejects.toMatchObject({
      status: 400,
      field,
    })
  })

  test('values for phones are those of the section, checked and cleaned like them [CM-05]', async () => {
    const slug = 'za-mobitele'
    const on = await write((trx) => page(trx, slug))
    const mediaId = await picture('Dvorana Bura')
    const meta = {
      ...{ kicker: 'Članstvo', title: 'Postanite član', text: '', link },
      picture: { mediaId: null },
    }
    const body = {
      ...{ meta, options: { animation: 'RISE', anchor: 'clanstvo' } },
      mobileMeta: { title: 'Za mobitele', picture: { mediaId, media: { id: 1, path: 'x' } } },
      mobileOptions: { isHidden: false, animation: 'NONE' },
      linkMeta: { link: { icon: 'HEART', opensNewTab: true, rel: ['nofollow'] } },
      parts: [{ text: 'Dodatak' }],
    }

    const id = await store('membership-banner', body, on)
    await write((trx) => publishElement(trx, { elementId: id, version: 1 }))

    expect(await shown(slug)).toMatchObject([
      {
        ...body,
        meta: { ...meta, picture: { mediaId: null, media: null } },
        mobileMeta: { title: 'Za mobitele', picture: { mediaId, media: { alt: 'Dvorana Bura' } } },
      },
    ])
    expect(await storedBody(id)).not.toContain('"media":')
    const uses = services.db.selectFrom('element_media').select('media_id')
    expect(await uses.where('element_id', '=', id).execute()).toEqual([{ media_id: mediaId }])
    const { records } = await services.call(findContent, { keywords: 'mobitele' })
    expect(records.map(({ slug: found }) => found)).toContain(slug)
  })

  test('a picture for phones needs its description before it is published', async () => {
    const mediaId = await picture()
    const meta = { body: '<p>Pravila</p>' }
    const banner = sampleOf(SECTIONS['membership-banner'])
    const id = await store('membership-banner', {
      meta: banner,
      mobileMeta: { picture: { mediaId } },
    })

    const publish = write((trx) => publishElement(trx, { elementId: id, version: 1 }))

    await expect(publish).rejects.toMatchObject({ status: 409, code: 'ALT_MISSING' })
    await expect(store('rich-text', { meta, mobileMeta: { body: 5 } })).rejects.toMatchObject({
      field: 'mobileMeta.body',
    })
    await expect(
      store('membership-banner', { meta: banner, mobileMeta: { picture: { mediaId: 987_654 } } }),
    ).rejects.toMatchObject({ field: 'mediaId' })
  })

  test('what was stored before these rules is read without what they refuse [CM-03]', async () => {
    const slug = 'stare-inacice'
    const on = await write((trx) => page(trx, slug))
    const meta = { ...news, colour: 'red' }
    const id = await store('latest-news', { meta: news }, on)
    const text = await store('rich-text', { meta: { body: '<p>Tekst</p>' } }, on)
    const old = {
      options: { width: 'narrow', animation: 'FADE' },
      linkMeta: { icon: 'next', link: { icon: 'ARROW', onclick: 'x' } },
      mobileMeta: { title: 'Kratko', limit: 99, link: { label: 'a', path: 'javascript:x' }, x: 1 },
      mobileOptions: 'none',
      parts: [{ slot: 'left' }, { text: 'Dodatak', slot: 'left' }],
    }
    const set = (elementId: number, body: object) =>
      services.db
        .updateTable('element_version')
        .set({ body: JSON.stringify(body) })
        .where('element_id', '=', elementId)
        .execute()
    await set(id, { meta, ...old })
    await set(text, {
      meta: { body: '<p>Tekst</p>' },
      mobileMeta: { body: '<p>Kratko<img src=x onerror=alert(1)></p>' },
    })
    for (const elementId of [id, text]) {
      await write((trx) => publishElement(trx, { elementId, version: 1 }))
    }

    expect(await shown(slug)).toMatchObject([
      {
        meta: news,
        options: { animation: 'FADE' },
        linkMeta: { link: { icon: 'ARROW' } },
        mobileMeta: { title: 'Kratko' },
        mobileOptions: {},
        parts: [{ text: 'Dodatak' }],
      },
      { options: {}, linkMeta: {}, parts: [], mobileMeta: { body: '<p>Kratko</p>' } },
    ])
    const [first] = await shown(slug)
    expect(Object.keys(first?.mobileMeta ?? {})).toEqual(['title'])
    expect(Object.keys(first?.linkMeta['link'] ?? {})).toEqual(['icon'])
  })
})
