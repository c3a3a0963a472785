import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { decide } from '#services/contract/cms.ts'
import { createElement, createPage, publishElement } from '#services/modules/cms/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

vi.mock('#services/contract/sections/registry.ts', async (original) => {
  const { z } = await import('zod')
  const { html, link, text } = await import('#services/contract/sections/fields.ts')
  const { SECTIONS } = await original<typeof import('#services/contract/sections/registry.ts')>()
  const question = z.object({
    title: text(80),
    body: text(80),
    answer: html(500),
    more: link.nullable(),
  })
  const faq = z.object({ path: text(80), media: text(80), questions: z.array(question) })
  return { SECTIONS: { ...SECTIONS, faq } }
})

const MARKUP = '<p>Da<img src=x onerror=alert(1)></p><svg onload=alert(1)></svg>'

eachEngine('fields of a section that no code knows by name', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())

  const write = <T>(work: (trx: Trx) => Promise<T>) =>
    services.db.transaction().execute(async (trx) => await work(trx))

  /** What a visitor reads of the section after it was stored on a page of its own. */
  async function stored(slug: string, meta: Record<string, unknown>) {
    const at = services.clock.now().toISOString()
    const title = slug
    await write(async (trx) => {
      const pageId = await createPage(trx, {
        slug: { hrv: slug },
        texts: { hrv: { title } },
        publishedAt: at,
        at,
      })
      const body = { meta }
      const place = { pageId, handler: 'faq', language: 'hrv' }
      const elementId = await createElement(trx, { ...place, title, body, at })
      await publishElement(trx, { elementId, version: 1 })
    })
    const found = await services.call(decide, { slug })
    return found.kind === 'page' ? found.page.elements[0]?.meta : null
  }

  const question = { title: '1 < 2', body: '<b>plain</b>', answer: MARKUP, more: null }
  const faq = { path: 'javascript:plain', media: 'radio', questions: [question] }

  test('HTML in a list is cleaned, text of any name is left alone [CM-21]', async () => {
    expect(await stored('pitanja', faq)).toEqual({
      ...faq,
      questions: [{ ...question, answer: '<p>Da</p>' }],
    })
  })

  test('an unsafe link is refused wherever it stands', async () => {
    const more = { label: 'Više', path: 'javascript:alert(1)' }
    const unsafe = { ...faq, questions: [question, { ...question, more }] }

    await expect(stored('opasna-pitanja', unsafe)).rejects.toMatchObject({
      status: 400,
      field: 'meta.questions.1.more.path',
    })
  })
})
