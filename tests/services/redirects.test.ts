import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFailedRequest } from '#services/contract/cms.ts'
import { listDeadLinks } from '#services/contract/dead-link-list.ts'
import { listEdits } from '#services/contract/history.ts'
import { listRedirects } from '#services/contract/redirect-list.ts'
import { forgetDeadLinks, importRedirects, saveRedirect } from '#services/contract/redirects.ts'
import { createPage } from '#services/modules/cms/api.ts'
import { purge } from '#services/modules/gdpr/retention.ts'
import { setSlug } from '#services/platform/slugs.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addProduct, topicsOf } from './product-catalogue.ts'

eachEngine('redirects', (engine) => {
  let services: TestServices
  let staff: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    staff = await services.as('content.publish', 'audit.read')
  })
  afterAll(async () => await services.close())

  const now = () => services.clock.now().toISOString()
  const save = (path: string, target: string | null, base: string | null = null) =>
    services.call(saveRedirect, { path, target, base }, staff)
  const visit = async (path: string) => (await services.call(addFailedRequest, { path })).redirectTo
  const deadPaths = async () =>
    (await services.call(listDeadLinks, {}, staff)).items.map(({ path }) => path)

  test('a missing path is counted without its query, and sent on where staff say [SE-03] [ER-26]', async () => {
    const path = '/stari/put?e-mail=ana@example.org'
    expect(await visit(path)).toBeNull()
    await visit('/stari/put/')
    const { items } = await services.call(listDeadLinks, {}, staff)
    expect(items).toMatchObject([{ path: '/stari/put', hits: 2 }])

    expect(await topicsOf(services, () => save('/stari/put', '/o-dvorani'))).toContain('redirects')
    expect(await visit(path)).toBe('/o-dvorani')
    expect(await deadPaths()).toEqual([])
    const used = await services.call(listRedirects, { search: 'STARI' }, staff)
    expect(used.items).toMatchObject([{ target: '/o-dvorani', hits: 1, lastAt: now() }])
    const { edits } = await services.call(
      listEdits,
      { entity: 'redirect', id: '/stari/put' },
      staff,
    )
    expect(edits).toMatchObject([{ path: 'target', before: null, after: '/o-dvorani' }])
  })

  test('everything below a path can be sent on, with the rest of it or to one place', async () => {
    await save('/trgovina/*', '/product/*')
    await save('/trgovina/akcije/*', '/shop')
    await save('/trgovina/akcije/zima', '/objave')
    expect(await visit('/trgovina/dres')).toBe('/product/dres')
    expect(await visit('/trgovina/akcije/ljeto')).toBe('/shop')
    expect(await visit('/trgovina/akcije/zima')).toBe('/objave')
    expect(await visit('/trgovina')).toBeNull()
    await services.db.deleteFrom('failed_request').execute()
  })

  test('paths are the same however a browser writes them', async () => {
    await save('/kup-čaša/', '/objave')
    expect(await visit('/kup-%C4%8Da%C5%A1a')).toBe('/objave')
    expect(await visit('/%E0%A4%A')).toBeNull()
    await services.db.deleteFrom('failed_request').execute()
  })

  test('visitors are sent once, however often a target moved since', async () => {
    const page = { texts: { hrv: { title: 'Klub' } }, publishedAt: now(), at: now() }
    const id = await services.db
      .transaction()
      .execute((trx) => createPage(trx, { slug: { hrv: 'klub-prije' }, ...page }))
    await save('/a1', '/a2')
    await save('/a2', '/klub-prije?x=1')
    await services.db
      .transaction()
      .execute((trx) =>
        setSlug(trx, { kind: 'page', language: 'hrv', slug: 'klub-sada', target: id }),
      )
    expect(await visit('/a1')).toBe('/klub-sada?x=1')
  })

  test.each([
    ['/k1', '/k1'],
    ['/k1/', '/k1?x=1'],
    ['/dio/*', '/dio/prvi'],
  ])('%s is not sent to %s, where it would come back', async (path, target) => {
    await expect(save(path, target)).rejects.toThrow(/REDIRECT_LOOP/)
  })

  test('a circle of several redirects is refused, also when both ends are saved at once', async () => {
    await save('/krug-1', '/krug-2')
    await save('/krug-2', '/krug-3/dalje')
    await expect(save('/krug-3/*', '/krug-1')).rejects.toThrow(/REDIRECT_LOOP/)

    const both = await Promise.allSettled([save('/par-1', '/par-2'), save('/par-2', '/par-1')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test.each([
    ...['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'],
    ...['bez-kose-crte', '/s razmakom', '/zvijezda/*/u-sredini'],
  ])('nothing is sent to %s [case 19]', async (target) => {
    await expect(save('/x', target)).rejects.toThrow(/WRONG_PATH/)
  })

  test('what somebody else changed meanwhile is not overwritten, and deleting is a save too', async () => {
    await save('/dvoje', '/prvi')
    await expect(save('/dvoje', '/drugi')).rejects.toThrow(/ROWS_CHANGED/)
    await save('/dvoje', '/drugi', '/prvi')
    await save('/dvoje', null, '/drugi')
    expect(await visit('/dvoje')).toBeNull()
    const { edits } = await services.call(listEdits, { entity: 'redirect', id: '/dvoje' }, staff)
    expect(edits[0]).toMatchObject({ before: '/drugi', after: null })
    await services.db.deleteFrom('failed_request').execute()
  })

  test('a dead link knows the live address that looks most like it, and can be forgotten', async () => {
    await addProduct(services, { name: 'Navijački šal', slug: { hrv: 'navijacki-sal' }, stock: 1 })
    await visit('/shop/navijacki-sal.html')
    await visit('/wp-login.php')
    const { items } = await services.call(listDeadLinks, { sort: 'LAST_AT_DESC' }, staff)
    const near = Object.fromEntries(items.map(({ path, nearest }) => [path, nearest]))
    expect(near).toEqual({
      '/shop/navijacki-sal.html': '/product/navijacki-sal',
      '/wp-login.php': null,
    })
    await services.call(forgetDeadLinks, { ids: items.map(({ id }) => id) }, staff)
    expect(await deadPaths()).toEqual([])
  })

  test('a table is imported line by line, after a trial that changes nothing', async () => {
    await save('/uvoz-1', '/prije')
    await save('/uvoz-2', '/isto')
    const text = [
      '\uFEFFPutanja;Cilj;Posjeta',
      '/uvoz-1;/poslije;3',
      '/uvoz-2\t/isto',
      '"/uvoz-3";"/novo"',
      '',
      '/uvoz-4;/uvoz-4',
      'uvoz-5;/x',
      '/uvoz-3;/opet',
    ].join('\r\n')
    const expected = [
      { line: 2, before: '/prije', result: 'CHANGED', fault: null },
      { line: 3, before: '/isto', result: 'SAME', fault: null },
      { line: 4, before: null, result: 'NEW', fault: null },
      { line: 6, result: 'FAULTY', fault: 'REDIRECT_LOOP' },
      { line: 7, result: 'FAULTY', fault: 'WRONG_PATH' },
      { line: 8, result: 'FAULTY', fault: 'TWICE' },
    ]
    const trial = await services.call(importRedirects, { text, isTrial: true }, staff)
    expect(trial.lines).toMatchObject(expected)
    expect(await visit('/uvoz-1')).toBe('/prije')
    const saved = await services.call(importRedirects, { text, isTrial: false }, staff)
    expect(saved.lines).toMatchObject(expected)
    expect(await visit('/uvoz-1')).toBe('/poslije')
    expect(await visit('/uvoz-3')).toBe('/novo')
  })

  test('ever new paths do not fill the database', async () => {
    const at = now()
    const rows = Array.from({ length: 5_000 }, (_, index) => ({
      ...{ path: `/put-${index}`, hits: 1, first_at: at, last_at: at },
    }))
    await services.db.insertInto('failed_request').values(rows).execute()
    await visit('/jedan-previse')
    await visit('/put-7')
    const counted = await services.db
      .selectFrom('failed_request')
      .select(['path', 'hits'])
      .where('path', 'in', ['/jedan-previse', '/put-7'])
      .execute()
    expect(counted).toEqual([{ path: '/put-7', hits: 2 }])
  })

  test('a path without visitors is forgotten after thirty days', async () => {
    const { db, services: program } = services
    const daysAgo = (days: number) =>
      new Date(services.clock.now().getTime() - days * 86_400_000).toISOString()
    const row = { hits: 1, first_at: daysAgo(90) }
    await db.deleteFrom('failed_request').execute()
    await db
      .insertInto('failed_request')
      .values([
        { ...row, path: '/davno', last_at: daysAgo(31) },
        { ...row, path: '/nedavno', last_at: daysAgo(29) },
      ])
      .execute()
    for (const rule of program.deps.retention.filter(({ kind }) => kind === 'failed-paths')) {
      await purge(rule, program.deps)
    }
    expect(await deadPaths()).toEqual(['/nedavno'])
  })
})
