import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPost,
  decide,
  filterPosts,
  filterTerms,
  filterTermsStandard,
  getTerm,
} from '#services/contract/cms.ts'
import { createPost as addPost, createTerm } from '#services/modules/cms/api.ts'
import { importMedia, prepareUpload } from '#services/modules/media/api.ts'
import type { Trx } from '#services/platform/database.ts'
import {
  CONTENT_RIGHTS,
  eachEngine,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'

const DAY_MS = 86_400_000

eachEngine('posts and terms', (engine) => {
  let services: TestServices
  let termIds: number[] = []

  beforeAll(async () => {
    services = await startServices({ engine })
    termIds = await write(async (trx) => {
      const ids: number[] = []
      for (const [slug, title] of [
        ['mladi', 'Mladi'],
        ['savez', 'Vijesti saveza'],
      ] as const) {
        const texts = { hrv: title }
        ids.push(await createTerm(trx, { termType: 'categories', texts, slug: { hrv: slug } }))
      }
      await createTerm(trx, {
        termType: 'tags',
        texts: { hrv: 'Ljetni kamp' },
        slug: { hrv: 'ljetni-kamp' },
      })
      return ids
    })
  })
  afterAll(async () => await services.close())

  const write = <T>(work: (trx: Trx) => Promise<T>) =>
    services.db.transaction().execute(async (trx) => await work(trx))
  const moment = (days: number) =>
    new Date(services.clock.now().getTime() + days * DAY_MS).toISOString()

  const aPost = (slug: string) => ({
    slug,
    title: 'Đurđica u vratima',
    excerpt: 'Šest obrana u zadnjih deset minuta.',
    body: '<p>Tekst.</p>',
  })

  const written = (slug: string, days: number, more: { term?: string; title?: string } = {}) =>
    write((trx) =>
      addPost(trx, {
        ...aPost(slug),
        title: more.title ?? 'Naslov',
        language: 'hrv',
        publishedAt: moment(days),
        termSlugs: more.term ? [more.term] : [],
        at: moment(days),
      }),
    )

  test('lists newest first, in pages, without the body [AP-24]', async () => {
    const ids = [await written('prva', -9), await written('druga', -8), await written('treca', -7)]

    const first = await services.call(filterPosts, { limit: 2, dateTo: moment(-6) })
    const second = await services.call(filterPosts, { limit: 2, page: 2, dateTo: moment(-6) })

    expect(first.records.map(({ id }) => id)).toEqual([ids[2], ids[1]])
    expect(second.records.map(({ id }) => id)).toEqual([ids[0]])
    expect(first).toMatchObject({ total: 3, lastPage: 2 })
    expect(first.records[0]).toMatchObject({ slug: 'treca', published_at: moment(-7) })
    expect(first.records[0]?.body ?? null).toBeNull()
  })

  test('are sorted, displayed and paged as the call says [AP-24] [NW-15]', async () => {
    const by = (order: 'asc' | 'desc') => ({ param: 'published_at' as const, order })
    const slugs = async (input: object) =>
      (await services.call(filterPosts, { dateTo: moment(-6), limit: 2, ...input })).records.map(
        ({ slug }) => slug,
      )

    expect(await slugs({ sort: by('asc') })).toEqual(['prva', 'druga'])
    expect(await slugs({ sort: by('asc'), page: 2 })).toEqual(['treca'])
    expect(await slugs({ sort: by('desc') })).toEqual(['treca', 'druga'])
    expect(await slugs({ display: true })).toEqual(['treca', 'druga'])
    expect(await slugs({ paginated: true, page: 2 })).toEqual(['prva'])
    const all = await services.call(filterPosts, { dateTo: moment(-6), limit: 2, paginated: false })
    expect(all.records.map(({ slug }) => slug)).toEqual(['treca', 'druga', 'prva'])
    expect(all).toMatchObject({ total: 3, lastPage: 1 })
    const hidden = await services.call(filterPosts, { display: false })
    expect(hidden).toEqual({ records: [], total: 0, lastPage: 0, endCursor: null })
    const unknown = { sort: { param: 'title', order: 'asc' } }
    expect((await services.send(filterPosts, unknown)).status).toBe(400)
  })

  test('are read on after a cursor in both orders, but not by keywords', async () => {
    const sort = { param: 'published_at', order: 'asc' } as const
    const oldest = { dateTo: moment(-6), limit: 2, sort }
    const { endCursor } = await services.call(filterPosts, oldest)
    const after = endCursor ?? ''
    const rest = await services.call(filterPosts, { ...oldest, after })
    expect(rest.records.map(({ slug }) => slug)).toEqual(['treca'])
    expect(rest).toMatchObject({ total: 3, endCursor: null })
    const before = { ...oldest, sort: { ...sort, order: 'desc' as const }, after }
    expect((await services.call(filterPosts, before)).records.map(({ slug }) => slug)).toEqual([
      'prva',
    ])
    const { status, body } = await services.send(filterPosts, { keywords: 'rukomet', after })
    expect([status, body]).toMatchObject([400, { error: { field: 'after' } }])
  })

  test('tells all that its page and its card show [NW-14]', async () => {
    const { clock, config } = services
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const prepared = await prepareUpload(config, { bytes, originalName: 'obrana.png' })
    const texts = { hrv: { title: '', alt: 'Obrana' } }
    const mediaId = await write((trx) => importMedia(trx, { ...prepared, texts, clock }))
    const post = { ...aPost('sve-o-objavi'), mediaId, termSlugs: ['mladi'] }
    await services.call(createPost, post, await services.as(...CONTENT_RIGHTS))
    const shown = {
      id: expect.any(Number),
      title: 'Đurđica u vratima',
      excerpt: 'Šest obrana u zadnjih deset minuta.',
      media: { id: mediaId, path: expect.stringMatching(/^\/media\/.+\.png$/) },
      published_at: clock.now().toISOString(),
      terms: { categories: [{ title: 'Mladi' }] },
    }

    const { records } = await services.call(filterPosts, { termSlugs: ['mladi'] })
    expect(records.find(({ slug }) => slug === 'sve-o-objavi')).toMatchObject(shown)
    const found = await services.call(decide, { slug: 'sve-o-objavi' })
    expect(found).toMatchObject({ kind: 'post', post: { ...shown, body: '<p>Tekst.</p>' } })
    await services.db.deleteFrom('post_term').execute()
  })

  test('narrows by term, kind, words and dates; signs of LIKE mean themselves [AP-24]', async () => {
    const id = await written('kamp-vratara', -20, { term: 'mladi', title: 'Ljetni kamp Čakovčića' })
    const slugs = async (input: object) =>
      (await services.call(filterPosts, { limit: 50, ...input })).records.map(({ slug }) => slug)

    expect(await slugs({ termSlugs: ['mladi'] })).toEqual(['kamp-vratara'])
    expect(await slugs({ termSlugs: ['nema-me'] })).toEqual([])
    expect(await slugs({ keywords: 'cakovcica KAMP' })).toEqual(['kamp-vratara'])
    expect(await slugs({ keywords: '%' })).toEqual([])
    expect(await slugs({ keywords: '_' })).toEqual([])
    expect(await slugs({ keywords: 'kamp\0xyz' })).toEqual([])
    expect(await slugs({ keywords: "' or 1=1 --" })).toEqual([])
    // The thirteenth word is not looked for.
    const often = 'cakovcica ljetni ljetnog kamp kampa kampu sest obrana obrane deset minuta tekst'
    expect(await slugs({ keywords: `${often} nogomet` })).toEqual(['kamp-vratara'])
    expect(await slugs({ dateFrom: moment(-21), dateTo: moment(-19) })).toEqual(['kamp-vratara'])
    expect(await slugs({ postTypeSlugs: ['dogadaji'] })).toEqual([])

    const { records } = await services.call(filterPosts, { termSlugs: ['mladi'] })
    expect(records[0]).toMatchObject({
      id,
      terms: {
        categories: [{ id: termIds[0], slug: 'mladi', title: 'Mladi', termType: 'categories' }],
      },
    })
  })

  test('a post is written by who may write content, and by nobody else [AP-24]', async () => {
    const nobody = await services.send(createPost, aPost('bez-prava'))
    const customer = await services.send(
      createPost,
      aPost('bez-prava'),
      await services.as('orders.read'),
    )
    const editor = await services.call(
      createPost,
      aPost('s-pravom'),
      await services.as(...CONTENT_RIGHTS),
    )

    expect(nobody.status).toBe(401)
    expect(customer.status).toBe(403)
    expect(editor.post).toMatchObject({ slug: 's-pravom', title: 'Đurđica u vratima' })
    expect(await services.call(decide, { slug: 'bez-prava' })).toEqual({ kind: 'none' })
    expect(await services.call(decide, { slug: 's-pravom' })).toMatchObject({ kind: 'post' })
  })

  test('what is dangerous in a text never reaches the database [AP-24] [CM-21] [case 19]', async () => {
    const { post } = await services.call(
      createPost,
      {
        ...aPost('napad'),
        title: '<script>alert(1)</script>',
        body: '<p onclick="x()">Tekst <a href="javascript:x()">veza</a></p><script>x()</script>',
      },
      await services.as(...CONTENT_RIGHTS),
    )

    const stored = await services.db
      .selectFrom('post_text')
      .select('body')
      .where('post_id', '=', post.id)
      .executeTakeFirst()
    expect(stored?.body).toBe('<p>Tekst <a>veza</a></p>')
    expect(post.body).toBe(stored?.body)
    // A title is text, not HTML: who shows it escapes it.
    expect(post.title).toBe('<script>alert(1)</script>')
  })

  test.each([
    ['Croatian letters', 'Čč Ćć Đđ Šš Žž ǆ'],
    ['a family of four and a flag', '👨‍👩‍👧‍👦 🇭🇷'],
    ['signs beyond the first plane', '𠀀𠀁 𝄞'],
    ['marks on one letter', `c${'\u030c'.repeat(50)}`],
    ['writing that turns round', 'a\u202egnol\u202c'],
    ['an apostrophe', "O'Neill"],
    ['a formula', '=1+cmd|x'],
  ])('case 34: %s stand in every column as they were written', async (what, text) => {
    const slug = `znakovi-${what.replaceAll(/\W+/g, '-').toLowerCase()}`
    const { post } = await services.call(
      createPost,
      { title: text, slug, excerpt: text, body: `<p>${text}</p>` },
      await services.as(...CONTENT_RIGHTS),
    )
    const found = await services.call(decide, { slug })

    expect(post).toMatchObject({ title: text, excerpt: text, body: `<p>${text}</p>` })
    expect(found).toMatchObject({ kind: 'post', post: { title: text, excerpt: text } })
    expect((await services.send(filterPosts, { keywords: text })).status).toBe(200)
  })

  test('case 34: half of a pair is stored as the sign for it, and a NUL nowhere', async () => {
    const half = { ...aPost('pola-para'), title: 'Pola \ud83d' }
    const nul = { ...aPost('nula-znak'), title: 'Nula \0' }

    const { post } = await services.call(createPost, half, await services.as(...CONTENT_RIGHTS))
    const refused = await services.send(createPost, nul, await services.as(...CONTENT_RIGHTS))

    expect(post.title).toBe('Pola \ufffd')
    expect(refused).toMatchObject({ status: 400, body: { error: { field: 'title' } } })
  })

  test('a scheduled post is answered to its author and hidden from others until then', async () => {
    const publishedAt = moment(1)
    const input = { ...aPost('sutra'), publishedAt }

    const { post } = await services.call(createPost, input, await services.as(...CONTENT_RIGHTS))

    expect(post.published_at).toBe(publishedAt)
    expect(await services.call(decide, { slug: 'sutra' })).toEqual({ kind: 'none' })
    const slugs = (await services.call(filterPosts, { limit: 50 })).records.map(({ slug }) => slug)
    expect(slugs).not.toContain('sutra')
  })

  test('a refused post leaves nothing behind [AP-24]', async () => {
    const editor = await services.as(...CONTENT_RIGHTS)
    const count = async () => (await services.db.selectFrom('post').select('id').execute()).length
    const before = await count()

    const answers = await Promise.all([
      services.send(createPost, aPost('kosarica'), editor),
      services.send(createPost, aPost('prva'), editor),
      services.send(createPost, { ...aPost('bez-slike'), mediaId: 987_654 }, editor),
      services.send(createPost, { ...aPost('bez-pojma'), termSlugs: ['nema-me'] }, editor),
      services.send(createPost, { ...aPost('Veliko Slovo') }, editor),
    ])

    expect(answers.map(({ status, body }) => [status, fieldOf(body)])).toEqual([
      [409, 'slug'],
      [409, 'slug'],
      [400, 'mediaId'],
      [400, 'termSlugs'],
      [400, 'slug'],
    ])
    expect(await count()).toBe(before)
  })

  test('terms are listed by the titles of their types, and in pages [AP-23] [NW-16]', async () => {
    const listed = await services.call(filterTerms, { termTypeTitles: 'categories, tags' })
    const first = await services.call(filterTerms, { termTypeTitles: 'categories', limit: 1 })
    const all = await services.call(filterTerms, { limit: 1, noPaginate: 'true' })
    const found = await services.call(filterTermsStandard, {
      keywords: 'VIJESTI',
      termTypeTitles: ['categories'],
    })

    expect(listed.records.map(({ slug }) => slug)).toEqual(['mladi', 'savez', 'ljetni-kamp'])
    expect(first).toMatchObject({ totalRecords: 2, totalPages: 2, records: [{ slug: 'mladi' }] })
    expect(all.records).toHaveLength(3)
    expect(found.records.map(({ slug }) => slug)).toEqual(['savez'])
  })

  test('one term is found by its id or its slug [AP-23] [NW-16]', async () => {
    const [id] = termIds
    const expected = { term: { id, slug: 'mladi', title: 'Mladi', termType: 'categories' } }

    expect(await services.call(getTerm, { id: String(id) })).toEqual(expected)
    expect(await services.call(getTerm, { id: 'mladi' })).toEqual(expected)
    expect(await services.call(getTerm, { id: 'nema-me' })).toEqual({ term: null })

    const season = await write((trx) =>
      createTerm(trx, { termType: 'tags', texts: { hrv: 'Godina' }, slug: { hrv: '2026' } }),
    )
    expect((await services.call(getTerm, { id: '2026' })).term).toMatchObject({ id: season })
    expect(await services.call(getTerm, { id: '99999999999999' })).toEqual({ term: null })
  })
})

function fieldOf(body: unknown): unknown {
  return (body as { error: { field?: string } }).error.field
}
