import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECTIONS } from '#services/contract/sections/registry.ts'
import { listTemplatePages, listTemplates } from '#services/contract/templates.ts'
import { createElement, createPage } from '#services/modules/cms/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

eachEngine('templates', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())

  const makePage = (name: string, publishedAt: string | null) =>
    services.db.transaction().execute(async (trx) => {
      const at = services.clock.now().toISOString()
      const pageId = await createPage(trx, {
        slug: { hrv: name, eng: `${name}-en` },
        texts: { hrv: { title: name }, eng: { title: `${name} (en)` } },
        publishedAt,
        at,
      })
      for (const language of ['hrv', 'hrv', 'eng']) {
        await createElement(trx, {
          ...{ pageId, language, at, handler: 'rich-text', title: name },
          body: { meta: { body: '<p>Tekst</p>' } },
        })
      }
    })

  test('each template has its fields, and the pages that have it, once for each language [AD-07] [RT-20]', async () => {
    await makePage('o-nama-ukratko', services.clock.now().toISOString())
    await makePage('nacrt-pravila', null)
    const staff = await services.as('content.write')

    const { templates } = await services.call(listTemplates, {}, staff)
    const { pages } = await services.call(listTemplatePages, { handler: 'rich-text' }, staff)
    const none = await services.call(listTemplatePages, { handler: 'hero' }, staff)

    const handlers = Object.keys(SECTIONS).filter((handler) => handler !== 'social-feed')
    expect(templates.map(({ handler }) => handler)).toEqual(handlers)
    expect(templates.find(({ handler }) => handler === 'rich-text')).toMatchObject({ pageCount: 2 })
    expect(templates.find(({ handler }) => handler === 'hero')).toMatchObject({
      pageCount: 0,
      fields: expect.arrayContaining([
        { name: 'title', kind: 'TEXT', isRequired: true, limit: 120 },
        { name: 'secondaryLink', kind: 'LINK', isRequired: false, limit: null },
        { name: 'picture', kind: 'PICTURE', isRequired: true, limit: null },
        { name: 'nextMatch', kind: 'GROUP', isRequired: false, limit: null },
      ]),
    })
    expect(templates.find(({ handler }) => handler === 'faq')?.fields).toEqual([
      { name: 'groups', kind: 'LIST', isRequired: true, limit: 30 },
    ])
    expect(pages.map(({ title, slug, isPublic }) => [title, slug, isPublic])).toEqual([
      ['nacrt-pravila', 'nacrt-pravila', false],
      ['nacrt-pravila (en)', 'nacrt-pravila-en', false],
      ['o-nama-ukratko', 'o-nama-ukratko', true],
      ['o-nama-ukratko (en)', 'o-nama-ukratko-en', true],
    ])
    expect(none.pages).toEqual([])
  })
})
