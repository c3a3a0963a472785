import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterEvents } from '#services/contract/calendar.ts'
import {
  decide,
  filterPosts,
  filterTerms,
  getElements,
  getNavigation,
  getTerm,
} from '#services/contract/cms.ts'
import { createEvent } from '#services/modules/calendar/api.ts'
import {
  createElement,
  createPage,
  createPost,
  createTerm,
  publishElement,
  setNavigation,
  setOption,
} from '#services/modules/cms/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const IN_ENGLISH = { 'x-gaussbox-language': 'eng' }

async function speakEnglish(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await setOption(trx, { key: 'AllowedLanguages', value: '41,27' })
  })
}

eachEngine('content without a text in the language of the reader', (engine) => {
  let services: TestServices
  const at = () => services.clock.now().toISOString()
  const write = <T>(work: (trx: Trx) => Promise<T>) =>
    services.db.transaction().execute(async (trx) => await work(trx))

  async function section(trx: Trx, pageId: number, language: string, body: string) {
    const element = { pageId, language, handler: 'rich-text', title: 'Tekst', at: at() }
    const elementId = await createElement(trx, { ...element, body: { meta: { body } } })
    await publishElement(trx, { elementId, version: 1 })
  }

  beforeAll(async () => {
    services = await startServices({ engine, prepare: speakEnglish })
    await write(async (trx) => {
      const only = await createPage(trx, {
        slug: { hrv: 'samo-hrvatski' },
        texts: { hrv: { title: 'Samo hrvatski' } },
        ...{ publishedAt: at(), at: at() },
      })
      const both = await createPage(trx, {
        slug: { hrv: 'o-savezu', eng: 'about-us' },
        texts: { hrv: { title: 'O savezu' }, eng: { title: 'About us' } },
        ...{ publishedAt: at(), at: at() },
      })
      await section(trx, only, 'hrv', '<p>Hrvatski</p>')
      await section(trx, both, 'hrv', '<p>Hrvatski</p>')
      await section(trx, both, 'eng', '<p>English</p>')
      const titles = { hrv: 'Klubovi' }
      await createTerm(trx, { termType: 'categories', texts: titles, slug: { hrv: 'klubovi' } })
      await createPost(trx, {
        ...{ language: 'hrv', slug: 'prva-objava', title: 'Prva objava', excerpt: '' },
        ...{ body: '<p>Tekst</p>', publishedAt: at(), at: at(), termSlugs: ['klubovi'] },
      })
      await setNavigation(trx, 'main', [
        { titles: { hrv: 'Trgovina', eng: 'Shop' }, path: '/shop' },
        { titles: { hrv: 'Klubovi' }, path: '/klubovi' },
      ])
      await createEvent(trx, {
        texts: { hrv: { title: 'Utakmica', description: '' } },
        ...{ start: '2027-05-01T18:00:00.000Z', end: null, location: 'Zagreb', mediaId: null },
      })
    })
  })
  afterAll(async () => await services.close())

  const english = async (slug: string) => await services.call(decide, { slug }, IN_ENGLISH)

  test('is shown in the language of all content, which the answer names', async () => {
    expect(await english('samo-hrvatski')).toMatchObject({
      page: { title: 'Samo hrvatski', language: 'hrv', elements: [{ language_code: 'hrv' }] },
    })
    expect(await english('prva-objava')).toMatchObject({
      post: { language: 'hrv', body: '<p>Tekst</p>', terms: { categories: [{ slug: 'klubovi' }] } },
    })
    expect(await english('about-us')).toMatchObject({
      page: { language: 'eng', elements: [{ language_code: 'eng' }] },
    })
  })

  test('leads to its own slug where it has one, and is nowhere for readers of the other', async () => {
    expect(await english('o-savezu')).toEqual({ kind: 'moved', path: '/about-us' })
    expect(await services.call(decide, { slug: 'about-us' })).toEqual({ kind: 'none' })
  })

  test('is in lists, menus and around the pages', async () => {
    const posts = await services.call(filterPosts, { termSlugs: ['klubovi'] }, IN_ENGLISH)
    expect(posts).toMatchObject({ total: 1, records: [{ slug: 'prva-objava', language: 'hrv' }] })
    const { records } = await services.call(filterTerms, {}, IN_ENGLISH)
    expect(records).toMatchObject([{ title: 'Klubovi', slug: 'klubovi' }])
    const { term } = await services.call(getTerm, { id: 'klubovi' }, IN_ENGLISH)
    expect(term?.title).toBe('Klubovi')
    const { items } = await services.call(getNavigation, { id: 'main' }, IN_ENGLISH)
    expect(items.map(({ title }) => title)).toEqual(['Shop', 'Klubovi'])
    const events = await services.call(filterEvents, {}, IN_ENGLISH)
    expect(events.records).toMatchObject([{ title: 'Utakmica' }])
  })

  test('a part of the layout is that of the language, once it has one', async () => {
    const cookie = async (language: string, text: string) =>
      await write(async (trx) => {
        const element = { pageId: null, language, handler: 'cookie-section', title: 'Kolačići' }
        const body = { meta: { text, link: null } }
        const elementId = await createElement(trx, { ...element, body, at: at() })
        await publishElement(trx, { elementId, version: 1 })
      })
    const shown = async () => {
      const handlers = ['cookie-section']
      const { records } = await services.call(getElements, { handlers }, IN_ENGLISH)
      return records.map(({ meta }) => meta['text'])
    }
    await cookie('hrv', 'Samo nužni kolačići.')
    expect(await shown()).toEqual(['Samo nužni kolačići.'])
    await cookie('eng', 'Necessary cookies only.')
    expect(await shown()).toEqual(['Necessary cookies only.'])
  })
})
