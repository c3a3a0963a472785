import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#services/contract/call.ts'
import {
  listCommentSubjects,
  listComments,
  listCommentViews,
} from '#services/contract/comment-list.ts'
import { COMMENT_LIST } from '#services/contract/rules/lists/comments.ts'
import { createPost } from '#services/modules/cms/api.ts'
import { addPastComments } from '#services/modules/comment/api.ts'
import { costlySteps, plansOf } from '#tests/support/query-plans.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addProduct } from './product-catalogue.ts'

type Query = CallInput<typeof listComments>

eachEngine('the list of comments', (engine) => {
  let services: TestServices
  let moderator: Record<string, string>
  let productId: number
  let postId: number

  beforeAll(async () => {
    services = await startServices({ engine })
    moderator = await services.as('comments.moderate')
    productId = await addProduct(services, { name: 'Šal' })
    const many = await addProduct(services, { name: 'Kapa' })
    const written = { accountId: null, language: 'hrv', isBuyer: false }
    await services.db.transaction().execute(async (trx) => {
      const at = '2026-03-01T12:00:00.000Z'
      postId = await createPost(trx, {
        ...{ slug: 'objava', title: 'Objava', excerpt: 'Sažetak', body: '<p>Tekst</p>' },
        ...{ language: 'hrv', publishedAt: at, at },
      })
      await addPastComments(trx, { productId }, [
        {
          ...{ ...written, author: 'Željka A.', rating: 5, body: 'Topao i mekan.' },
          ...{ state: 'waiting', at: '2026-02-01T12:00:00.000Z' },
        },
        {
          ...{ ...written, author: 'Đuro B.', rating: 1, body: 'Raspao se.' },
          ...{ state: 'published', at: '2026-02-02T12:00:00.000Z' },
        },
      ])
      await addPastComments(trx, { postId }, [
        {
          ...{ ...written, author: 'Ivo C.', rating: null, body: '<b>Bravo!</b>' },
          ...{ state: 'rejected', at: '2026-02-03T12:00:00.000Z' },
        },
      ])
      await addPastComments(
        trx,
        { productId: many },
        Array.from({ length: 120 }, (_, place) => ({
          ...{ ...written, author: 'Mnogi M.', rating: 3, body: `Broj ${place}` },
          ...{ state: 'published' as const, at: '2025-01-01T12:00:00.000Z' },
        })),
      )
      await trx.updateTable('comment').set({ reports: 2 }).where('author', '=', 'Đuro B.').execute()
      await trx
        .updateTable('comment')
        .set({ reports: 1 })
        .where('author', '=', 'Željka A.')
        .execute()
    })
  })
  afterAll(async () => await services?.close())

  const page = async (query: Query) => await services.call(listComments, query, moderator)
  const found = async (query: Query) =>
    (await page({ limit: 25, ...query })).items.map(({ author }) => author)

  test('has the subject, the version that was read, and texts as they are [case 19]', async () => {
    const { items, total } = await page({ search: 'bravo' })
    expect(total).toEqual({ count: 1, isMore: false })
    expect(items).toEqual([
      {
        ...{ id: expect.stringMatching(/^\d+\.1$/), kind: 'COMMENT', state: 'REJECTED' },
        ...{ author: 'Ivo C.', rating: null, text: '<b>Bravo!</b>', subject: 'Objava' },
        ...{ createdAt: '2026-02-03T12:00:00.000Z', reports: 0 },
      },
    ])
  })

  test.each<[string, Query, readonly string[]]>([
    ['what waits', COMMENT_LIST.views.waiting as Query, ['Željka A.']],
    ['the most reported first', COMMENT_LIST.views.reported as Query, ['Đuro B.', 'Željka A.']],
    ['comments on posts', { filter: { kind: ['COMMENT'] } }, ['Ivo C.']],
    ['stars', { filter: { rating: ['1', '5'] } }, ['Đuro B.', 'Željka A.']],
    ['days', { filter: { created: { from: '2026-02-02', to: '2026-02-02' } } }, ['Đuro B.']],
    ['an author without marks', { search: 'zeljka' }, ['Željka A.']],
    ['words of the text', { search: 'topao mek' }, ['Željka A.']],
    ['nothing by a wildcard', { search: '%' }, []],
  ])('finds %s', async (_what, query, authors) => {
    expect(await found(query)).toEqual(authors)
  })

  test('finds what one product or post has, and offers those with the newest', async () => {
    const subject = [`product:${productId}`, `post:${postId}`]
    expect(await found({ filter: { subject } })).toEqual(['Ivo C.', 'Đuro B.', 'Željka A.'])
    const { subjects } = await services.call(listCommentSubjects, {}, moderator)
    expect(subjects.map(({ name }) => name)).toEqual(['Kapa', 'Šal', 'Objava'])
    const wrong = { filter: { subject: ['page:1'] } } as Query
    expect((await services.send(listComments, wrong, moderator)).status).toBe(400)
  })

  test('counts its views', async () => {
    const { views } = await services.call(listCommentViews, {}, moderator)
    expect(views.map(({ id, total }) => [id, total.count])).toEqual([
      ...[
        ['waiting', 1],
        ['reported', 2],
        ['published', 121],
        ['rejected', 1],
        ['all', 123],
      ],
    ])
  })

  test('is read to its end, each comment once, and reads the whole table for none', async () => {
    const ids: string[] = []
    let last = await page({ limit: 50 })
    for (;;) {
      ids.push(...last.items.map(({ id }) => id))
      if (!last.endCursor) break
      last = await page({ limit: 50, after: last.endCursor })
    }
    expect([ids.length, new Set(ids).size]).toEqual([123, 123])

    const { endCursor } = await page({ limit: 25, sort: 'REPORTS_DESC' })
    const queries: Query[] = [
      ...(Object.values(COMMENT_LIST.views) as Query[]),
      { sort: 'REPORTS_DESC', after: endCursor },
      { search: 'broj' },
    ]
    for (const query of queries) {
      const tables = ['comment', 'comment_word']
      const plan = await plansOf({ db: services.db, engine, tables }, async () => {
        await page(query)
      })
      expect(plan.length).toBeGreaterThan(1)
      const isSorted = query.search !== undefined
      const steps = costlySteps(plan).filter((step) => !(isSorted && /ORDER BY/.test(step)))
      expect([query, steps]).toEqual([query, []])
    }
  })
})
