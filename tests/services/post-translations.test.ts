import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, getUrlOnLanguage } from '#services/contract/cms.ts'
import { listEdits } from '#services/contract/history.ts'
import {
  createTranslation,
  getMasters,
  saveTranslation,
  translatePostType,
} from '#services/contract/post-translations.ts'
import { findContent } from '#services/contract/search.ts'
import { createPost } from '#services/modules/cms/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { speaking } from '#tests/support/spoken.ts'

const ENGLISH = { 'x-gaussbox-language': 'eng' }
const TEXT = {
  ...{ title: 'A win in Split', slug: 'win-in-split', excerpt: 'In short.' },
  body: '<p>Text<script>x</script></p>',
}

eachEngine('translations of posts', (engine) => {
  let services: TestServices
  let editor: Record<string, string>
  let written = 0

  beforeAll(async () => {
    services = await startServices({ engine, prepare: speaking('hrv', 'eng') })
    editor = await services.as('content.write', 'content.publish', 'audit.read')
  })
  afterAll(async () => await services?.close())

  const now = () => services.clock.now().toISOString()
  const write = async (publishedAt: string | null = now(), postType = 'vijesti') => {
    written += 1
    const slug = `pobjeda-${written}`
    const texts = { title: 'Pobjeda u Splitu', excerpt: 'Ukratko.', body: '<p>Tekst.</p>' }
    const id = await services.db.transaction().execute(async (trx) => {
      return await createPost(trx, {
        ...{ language: 'hrv', slug, ...texts, publishedAt, postType, at: now() },
      })
    })
    return { id, slug }
  }
  const begin = async (id: number, language = 'eng', as = editor) =>
    await services.send(createTranslation, { id, language }, as)
  const save = async (id: number, more: object = {}, as = editor) =>
    await services.send(saveTranslation, { id, language: 'eng', ...TEXT, ...more }, as)
  const inEnglish = async (slug: string) => {
    const { slug: found } = await services.call(getUrlOnLanguage, { slug, language: 'eng' })
    return found
  }

  test('a draft has the texts of the original and is not shown; published, both know each other [ED-13]', async () => {
    const { id, slug } = await write()
    const { body } = await begin(id)
    expect(body).toEqual({
      translation: {
        ...{ id: `${id}`, language: 'eng', state: 'DRAFT', title: 'Pobjeda u Splitu' },
        ...{ slug: `${slug}-eng`, excerpt: 'Ukratko.', body: '<p>Tekst.</p>' },
      },
    })
    expect(await inEnglish(slug)).toBeNull()
    expect((await save(id)).body).toMatchObject({
      translation: { state: 'DRAFT', ...TEXT, body: '<p>Text</p>' },
    })
    expect(await services.call(decide, { slug: TEXT.slug }, ENGLISH)).toEqual({ kind: 'none' })

    expect((await save(id, { isPublished: true })).body).toMatchObject({
      translation: { state: 'PUBLISHED' },
    })
    expect(await inEnglish(slug)).toBe(TEXT.slug)
    expect(await services.call(decide, { slug: TEXT.slug }, ENGLISH)).toMatchObject({
      kind: 'post',
      post: { id, title: TEXT.title, body: '<p>Text</p>' },
    })
    expect(await services.call(decide, { slug })).toMatchObject({
      post: { title: 'Pobjeda u Splitu' },
    })
    const { records } = await services.call(findContent, { keywords: 'win' }, ENGLISH)
    expect(records).toMatchObject([{ title: TEXT.title }])
  })

  test('the original of a post is named with its other texts, drafts too [AP-30]', async () => {
    const { id } = await write()
    const master = { id: `${id}`, language: 'hrv', state: 'PUBLISHED', title: 'Pobjeda u Splitu' }
    const read = async (as = editor) => await services.send(getMasters, { id }, as)
    expect((await read()).body).toMatchObject({ master, translations: [] })
    await begin(id)
    expect((await read()).body).toMatchObject({
      ...{ master, translations: [{ language: 'eng', state: 'DRAFT' }] },
    })

    expect((await read(await services.as('orders.read'))).status).toBe(403)
    expect((await services.send(getMasters, { id: 2_147_483_647 }, editor)).status).toBe(404)
  })

  test('what is published is changed at once, keeps its old address as a redirect, and is in the history', async () => {
    const { id } = await write()
    await save(id, { slug: 'first-address', isPublished: true })
    await save(id, { slug: 'second-address', title: 'Better' })
    expect(await services.call(decide, { slug: 'first-address' }, ENGLISH)).toEqual({
      ...{ kind: 'moved', path: '/second-address' },
    })
    const { edits } = await services.call(listEdits, { entity: 'post', id: `${id}` }, editor)
    expect(edits).toContainEqual(
      expect.objectContaining({
        ...{ path: 'texts.eng.title', before: TEXT.title, after: 'Better' },
      }),
    )
  })

  test('the texts of a public post are published with the right to publish alone', async () => {
    const [shown, draft] = [await write(), await write(null)]
    const writer = await services.as('content.write')
    const given = { slug: 'of-a-writer', isPublished: true }
    expect((await save(shown.id, given, writer)).status).toBe(403)
    expect((await save(shown.id, { slug: 'of-a-writer' }, writer)).status).toBe(200)
    expect((await save(draft.id, { ...given, slug: 'not-yet-public' }, writer)).status).toBe(200)
    expect(await services.call(decide, { slug: 'not-yet-public' }, ENGLISH)).toEqual({
      kind: 'none',
    })
    expect((await begin(shown.id, 'eng', await services.as('orders.read'))).status).toBe(403)
  })

  test.each([
    ['a language that the site does not speak', { language: 'ger' }, 400, 'language'],
    ['the language of the original', { language: 'hrv' }, 400, 'language'],
    ['a slug that another post has', { slug: 'taken-slug', isPublished: true }, 409, 'slug'],
    ['a slug that is no slug', { slug: 'Not A Slug' }, 400, 'slug'],
    ['a post that does not exist', { id: 999_999 }, 404, undefined],
  ])('%s is refused', async (_what, more, status, field) => {
    const taken = await write()
    await save(taken.id, { slug: 'taken-slug', isPublished: true })
    const { id } = await write()
    const answer = await save(id, more)
    expect([answer.status, answer.body]).toMatchObject([
      status,
      { error: field === undefined ? { code: 'NOT_FOUND' } : { field } },
    ])
  })

  test('a second translation from the original is refused, and so is taking a published one back', async () => {
    const { id } = await write()
    await begin(id)
    expect((await begin(id)).body).toMatchObject({ error: { code: 'ALREADY_TRANSLATED' } })
    await save(id, { slug: 'stays-published', isPublished: true })
    expect((await begin(id)).body).toMatchObject({ error: { code: 'ALREADY_TRANSLATED' } })
    expect((await save(id, { isPublished: false })).body).toMatchObject({
      error: { field: 'isPublished' },
    })
  })

  test('posts of a type that lack a text get a draft each, a part at a time [ED-13]', async () => {
    await services.db
      .insertInto('post_type')
      .values({ slug: 'intervjui', title: 'Intervjui', created_at: now() })
      .execute()
    const posts = [await write(now(), 'intervjui'), await write(null, 'intervjui')]
    await write(now(), 'intervjui')
    await save(posts[0]?.id ?? 0, { slug: 'has-a-text', isPublished: true })
    const bulk = async (limit?: number) =>
      await services.call(
        translatePostType,
        { postType: 'intervjui', language: 'eng', ...(limit && { limit }) },
        editor,
      )
    expect(await bulk(1)).toEqual({ created: 1, left: 1 })
    expect(await bulk()).toEqual({ created: 1, left: 0 })
    expect(await bulk()).toEqual({ created: 0, left: 0 })
    const { status } = await services.send(
      translatePostType,
      { postType: 'nema', language: 'eng' },
      editor,
    )
    expect(status).toBe(400)
  })
})
