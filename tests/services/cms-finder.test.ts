import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#services/contract/call.ts'
import { decide, getSitemap, getUrlOnLanguage, searchSlugs } from '#services/contract/cms.ts'
import { findContent } from '#services/contract/search.ts'
import { createPage, createPost, publishPage, setOption } from '#services/modules/cms/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { setSlug } from '#services/platform/slugs.ts'
import { dueDone } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { speaking } from '#tests/support/spoken.ts'

const HOUR_MS = 3_600_000

eachEngine('finder', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine, prepare: speaking('hrv', 'eng') })
  })
  afterAll(async () => await services.close())

  const editor = async () => await services.as('content.write')
  const now = () => services.clock.now().toISOString()
  const later = (hours: number) =>
    new Date(services.clock.now().getTime() + hours * HOUR_MS).toISOString()
  const write = <T>(work: (trx: Trx) => Promise<T>) =>
    services.db.transaction().execute(async (trx) => await work(trx))

  const page = (slug: string, publishedAt: string | null = now()) =>
    write((trx) =>
      createPage(trx, {
        slug: { hrv: slug },
        texts: { hrv: { title: `Stranica ${slug}` } },
        publishedAt,
        at: now(),
      }),
    )
  const post = (slug: string, publishedAt: string | null = now()) =>
    write((trx) =>
      createPost(trx, {
        language: 'hrv',
        slug,
        title: `Objava ${slug}`,
        excerpt: 'Ukratko.',
        body: '<p>Tekst.</p>',
        publishedAt,
        at: now(),
      }),
    )

  const at = async (wanted: CallInput<typeof getUrlOnLanguage>, from = 'hrv') => {
    const { slug } = await services.call(getUrlOnLanguage, wanted, { 'x-gaussbox-language': from })
    return slug
  }

  test('a slug leads to its page or its post [AP-29] [CM-01]', async () => {
    const pageId = await page('o-dvorani')
    const postId = await post('nova-sezona')

    const atPage = await services.call(decide, { slug: 'o-dvorani' })
    const atPost = await services.call(decide, { slug: 'nova-sezona' })

    expect(atPage).toMatchObject({
      kind: 'page',
      page: { id: pageId, title: 'Stranica o-dvorani' },
    })
    expect(atPost).toMatchObject({ kind: 'post', post: { id: postId, body: '<p>Tekst.</p>' } })
  })

  test('nothing stands at an unknown slug, whatever it holds [AP-29] [CM-01]', async () => {
    for (const slug of [
      'nema-me',
      '../etc',
      "'; drop table page; --",
      'ŠČĆ',
      '__proto__',
      'nul\0',
    ]) {
      expect(await services.call(decide, { slug })).toEqual({ kind: 'none' })
    }
  })

  test('a renamed page is found at its old slug as moved [AP-29]', async () => {
    const id = await page('stari-naziv')
    await write((trx) =>
      setSlug(trx, { kind: 'page', language: 'hrv', slug: 'novi-naziv', target: id }),
    )

    expect(await services.call(decide, { slug: 'stari-naziv' })).toEqual({
      kind: 'moved',
      path: '/novi-naziv',
    })
    expect(await services.call(decide, { slug: 'novi-naziv' })).toMatchObject({ kind: 'page' })
  })

  test('a renamed page that is hidden does not tell its new slug', async () => {
    const id = await page('tajni-nacrt', null)
    await write((trx) =>
      setSlug(trx, { kind: 'page', language: 'hrv', slug: 'tajni-naziv', target: id }),
    )

    expect(await services.call(decide, { slug: 'tajni-nacrt' })).toEqual({ kind: 'none' })
  })

  test('without a slug the home page is meant, and its slug leads to the root [CM-02] [RT-45]', async () => {
    const id = await page('pocetna')
    await write((trx) => setOption(trx, { key: 'HomePageSlug', value: 'pocetna' }))

    expect(await services.call(decide, {})).toMatchObject({ kind: 'page', page: { id } })
    expect(await services.call(decide, { slug: 'pocetna' })).toEqual({ kind: 'moved', path: '/' })
  })

  test('the home page keeps its one address when it is renamed [AP-29] [CM-02]', async () => {
    const id = await page('ulazna')
    await write((trx) => setOption(trx, { key: 'HomePageSlug', value: 'ulazna' }))
    await write((trx) =>
      setSlug(trx, { kind: 'page', language: 'hrv', slug: 'ulazna-nova', target: id }),
    )

    expect(await services.call(decide, {})).toMatchObject({ kind: 'page', page: { id } })
    for (const slug of ['ulazna', 'ulazna-nova']) {
      expect(await services.call(decide, { slug })).toEqual({ kind: 'moved', path: '/' })
    }
  })

  test('no page and no post takes an address that the site needs itself [CM-01]', async () => {
    for (const slug of ['kosarica', 'shop', 'objave', 'naplata', 'media', 'graphql']) {
      await expect(page(slug)).rejects.toMatchObject({ code: 'SLUG_RESERVED' })
      await expect(post(slug)).rejects.toMatchObject({ code: 'SLUG_RESERVED' })
    }
    await expect(page('abc')).rejects.toMatchObject({ status: 400, field: 'slug' })
    await expect(page('Šal i kapa')).rejects.toMatchObject({ status: 400, field: 'slug' })
  })

  test('a page and a post cannot stand at the same address', async () => {
    await page('zauzeto')

    await expect(post('zauzeto')).rejects.toMatchObject({ status: 409, code: 'SLUG_TAKEN' })
    await expect(page('zauzeto')).rejects.toMatchObject({ status: 409, code: 'SLUG_TAKEN' })
  })

  test('a draft is seen by nobody until it is published [CM-01]', async () => {
    const id = await page('nacrt-stranice', null)
    await post('nacrt-objave', null)

    expect(await services.call(decide, { slug: 'nacrt-stranice' })).toEqual({ kind: 'none' })
    expect(await services.call(decide, { slug: 'nacrt-objave' })).toEqual({ kind: 'none' })
    expect(
      (await services.call(searchSlugs, { keywords: 'nacrt' }, await editor())).records,
    ).toEqual([])

    await write((trx) => publishPage(trx, { id, publishedAt: now(), at: now() }))

    expect(await services.call(decide, { slug: 'nacrt-stranice' })).toMatchObject({ kind: 'page' })
    await write((trx) => publishPage(trx, { id, publishedAt: null, at: now() }))
    expect(await services.call(decide, { slug: 'nacrt-stranice' })).toEqual({ kind: 'none' })
  })

  test('what is scheduled appears at its moment, and purges its tags [AP-29]', async () => {
    const pageId = await page('dolazi-stranica', later(1))
    const postId = await post('dolazi-objava', later(2))
    await services.db.deleteFrom('change').execute()
    const tags = async () =>
      (await services.db.selectFrom('change').select('topic').execute()).map(({ topic }) => topic)

    expect(await services.call(decide, { slug: 'dolazi-stranica' })).toEqual({ kind: 'none' })
    expect(await services.call(decide, { slug: 'dolazi-objava' })).toEqual({ kind: 'none' })

    services.clock.advance(HOUR_MS)
    await dueDone(services)
    await expect.poll(tags).toEqual([`page:${pageId}`, 'search'])
    expect(await services.call(decide, { slug: 'dolazi-stranica' })).toMatchObject({ kind: 'page' })
    expect(await services.call(decide, { slug: 'dolazi-objava' })).toEqual({ kind: 'none' })

    services.clock.advance(HOUR_MS)
    await dueDone(services)
    await expect
      .poll(tags)
      .toEqual([`page:${pageId}`, 'search', 'posts', `post:${postId}`, 'search'])
    expect(await services.call(decide, { slug: 'dolazi-objava' })).toMatchObject({ kind: 'post' })
  })

  test('slugs are found by their beginning, taken literally [AP-29]', async () => {
    const id = await page('kamp-za-mlade')
    await post('kamp-za-vratare')

    const { records } = await services.call(searchSlugs, { keywords: 'KAMP' }, await editor())
    const one = await services.call(searchSlugs, { keywords: 'kamp', limit: 1 }, await editor())
    const wild = await services.call(searchSlugs, { keywords: '%amp' }, await editor())

    expect(records).toMatchObject([
      { kind: 'page', slug: 'kamp-za-mlade', id },
      { kind: 'post', slug: 'kamp-za-vratare' },
    ])
    expect(one.records).toHaveLength(1)
    expect(wild.records).toEqual([])
  })

  test('an unlisted page is at its address, and in no list [AP-29] [SE-01~]', async () => {
    await write((trx) =>
      createPage(trx, {
        slug: { hrv: 'samo-za-pozvane' },
        texts: { hrv: { title: 'Samo za pozvane' } },
        isListed: false,
        publishedAt: now(),
        at: now(),
      }),
    )
    const { records: mapped } = await services.call(getSitemap, {})
    const found = await services.call(findContent, { keywords: 'pozvane' })

    expect(await services.call(decide, { slug: 'samo-za-pozvane' })).toMatchObject({
      page: { isListed: false },
    })
    expect(mapped.map(({ slug }) => slug)).not.toContain('samo-za-pozvane')
    expect(
      (await services.call(searchSlugs, { keywords: 'samo-za' }, await editor())).records,
    ).toEqual([])
    expect(found).toMatchObject({ total: 0 })
  })

  test('the same page is named in another language if it speaks it [AP-29]', async () => {
    await write((trx) =>
      createPage(trx, {
        slug: { hrv: 'pristupacno', eng: 'accessible' },
        texts: { hrv: { title: 'Pristupačno' }, eng: { title: 'Accessible' } },
        publishedAt: now(),
        at: now(),
      }),
    )
    expect(await at({ kind: 'page', slug: 'pristupacno', language: 'eng' })).toBe('accessible')
    expect(await at({ slug: 'pristupacno', language: 'eng' })).toBe('accessible')
    expect(await at({ slug: 'accessible', language: 'hrv' }, 'eng')).toBe('pristupacno')
    expect(await at({ slug: 'pristupacno', language: 'ger' })).toBeNull()
    expect(await at({ slug: 'nema-me', language: 'eng' })).toBeNull()
  })

  test('an address in another language is known as soon as its page is public and renamed [AP-29]', async () => {
    const id = await write((trx) =>
      createPage(trx, {
        slug: { hrv: 'suci-i-pravila', eng: 'referees' },
        texts: { hrv: { title: 'Suci' }, eng: { title: 'Referees' } },
        at: now(),
      }),
    )
    const inEnglish = () => at({ slug: 'suci-i-pravila', language: 'eng' })
    expect(await inEnglish()).toBeNull()

    await write((trx) => publishPage(trx, { id, publishedAt: now(), at: now() }))
    expect(await inEnglish()).toBe('referees')

    await write((trx) =>
      setSlug(trx, { kind: 'page', language: 'eng', slug: 'our-referees', target: id }),
    )
    expect(await inEnglish()).toBe('our-referees')
  })

  test('one home page is the home page of every language that has it [CM-02] [AP-29]', async () => {
    const id = await write((trx) =>
      createPage(trx, {
        slug: { hrv: 'naslovnica', eng: 'welcome' },
        texts: { hrv: { title: 'Naslovnica' }, eng: { title: 'Welcome' } },
        publishedAt: now(),
        at: now(),
      }),
    )
    await write((trx) => setOption(trx, { key: 'HomePageSlug', value: 'naslovnica' }))
    const english = { 'x-gaussbox-language': 'eng' }

    expect(await services.call(decide, {}, english)).toMatchObject({
      kind: 'page',
      page: { id, title: 'Welcome' },
    })
    expect(await services.call(decide, { slug: 'welcome' }, english)).toEqual({
      kind: 'moved',
      path: '/',
    })
    expect(await at({ language: 'eng' })).toBe('welcome')
    expect(await at({ language: 'hrv' }, 'eng')).toBe('naslovnica')
    expect(await at({ language: 'ger' })).toBeNull()
  })

  test('the site map has what visitors may read and nothing else', async () => {
    const { records } = await services.call(getSitemap, {})
    const slugs = records.map(({ slug }) => slug)

    expect(slugs).toContain('o-dvorani')
    expect(slugs).toContain('nova-sezona')
    expect(slugs).toContain('novi-naziv')
    expect(slugs).not.toContain('stari-naziv')
    expect(slugs).not.toContain('nacrt-objave')
  })
})
