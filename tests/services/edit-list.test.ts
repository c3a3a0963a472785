import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#services/contract/call.ts'
import { listEditActors, listEditRows, listEditViews } from '#services/contract/edit-list.ts'
import { EDIT_LIST } from '#services/contract/rules/lists/edits.ts'
import { RIGHTS } from '#services/contract/rules/rights.ts'
import { commandAuthor, recordEdits } from '#services/modules/history/api.ts'
import { costlySteps, plansOf } from '#tests/support/query-plans.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

type Query = CallInput<typeof listEditRows>
type Recorded = readonly [entity: string, id: string, path: string, after: unknown]

eachEngine('the list of all changes', (engine) => {
  let services: TestServices
  let auditor: Record<string, string>
  let actor: string

  beforeAll(async () => {
    services = await startServices({ engine })
    auditor = await services.as('audit.read')
    const { account_id: id } = await services.db
      .selectFrom('staff_session')
      .select('account_id')
      .executeTakeFirstOrThrow()
    actor = `account:${id}`
    await services.db.deleteFrom('edit').execute()
    const byMember = { actor, sitting: 'form-of-ana' }
    await record([['order', '2026-000123', 'move.ship', { state: 'shipped' }]], byMember)
    await record([['order', '2026-000123', 'shippingAddress.street', 'Obala 2']], byMember)
    await record([['setting', 'site/maintenance', 'value', 'on']], commandAuthor('maintenance'))
    await record([['role', '7', 'rights', ['orders.read']]], byMember)
    await record([['product', 'ŠAL-01', 'files.album.pdf', { bytes: 3 }]], byMember)
    await record([['poll', '5', 'title', 'Tko?']], commandAuthor('polls'))
  })
  afterAll(async () => await services?.close())

  async function record(
    edits: readonly Recorded[],
    author: Parameters<typeof recordEdits>[1]['author'],
  ): Promise<void> {
    await services.db.transaction().execute(async (trx) => {
      for (const [entity, id, path, after] of edits) {
        const at = services.clock.now().toISOString()
        await recordEdits(trx, { entity, id, author, at }, [{ path, before: null, after }])
      }
    })
    services.clock.advance(60_000)
  }

  const page = async (query: Query) => await services.call(listEditRows, query, auditor)
  const found = async (query: Query) =>
    (await page(query)).items.map(({ entity, entityId }) => `${entity} ${entityId}`)

  describe('of a few', () => {
    test('has who, when, what and both values, newest first', async () => {
      const { items, total, startCursor, endCursor } = await page({})
      expect([total, startCursor, endCursor]).toEqual([{ count: 6, isMore: false }, null, null])
      const at = items.map((row) => row.at)
      expect(at).toEqual(at.toSorted().reverse())
      expect(items.at(-1)).toEqual({
        ...{ id: expect.any(String), at: '2026-03-02T09:00:00.000Z' },
        actor: { key: actor, name: 'Test Staff' },
        ...{ entity: 'ORDER', entityId: '2026-000123', path: 'move.ship' },
        ...{ before: null, after: '{"state":"shipped"}' },
      })
      expect(items[3]?.actor).toEqual({ key: 'command:maintenance', name: null })
    })

    test.each<[string, Query, readonly string[]]>([
      [
        'kinds of records',
        { filter: { entity: ['ROLE', 'SETTING'] } },
        ['ROLE 7', 'SETTING site/maintenance'],
      ],
      ['kinds that have no word', { filter: { entity: ['OTHER'] } }, ['OTHER 5']],
      [
        'those with others',
        { filter: { entity: ['OTHER', 'PRODUCT'] } },
        ['OTHER 5', 'PRODUCT ŠAL-01'],
      ],
      ['moves', EDIT_LIST.views.moves as Query, ['ORDER 2026-000123']],
      ['values of orders', { filter: { entity: ['ORDER'], isMove: false } }, ['ORDER 2026-000123']],
      ['a command', { filter: { actor: ['command:maintenance'] } }, ['SETTING site/maintenance']],
      ['no days before', { filter: { at: { to: '2026-03-01' } } }, []],
      [
        'a record by its number',
        { search: '2026-000123', limit: 25 },
        Array(2).fill('ORDER 2026-000123'),
      ],
      ['a number without its zeros', { search: '123' }, Array(2).fill('ORDER 2026-000123')],
      [
        'a part of an id in any case, with or without marks',
        { search: 'sal-' },
        ['PRODUCT ŠAL-01'],
      ],
      ['a key of a setting', { search: 'mainten' }, ['SETTING site/maintenance']],
      ['nothing by a wildcard', { search: '%' }, []],
    ])('finds %s', async (_what, query, rows) => {
      expect(await found(query)).toEqual(rows)
    })

    test('finds what one member did, and names all who did something', async () => {
      expect(await found({ filter: { actor: [actor] } })).toHaveLength(4)
      const { actors } = await services.call(listEditActors, {}, auditor)
      expect(actors).toEqual([
        { key: actor, name: 'Test Staff' },
        { key: 'command:maintenance', name: null },
        { key: 'command:polls', name: null },
      ])
    })

    test('counts its views', async () => {
      const { views } = await services.call(listEditViews, {}, auditor)
      expect(views.map(({ id, total }) => [id, total.count])).toEqual([
        ...[
          ['all', 6],
          ['moves', 1],
          ['people', 1],
          ['settings', 1],
        ],
      ])
    })

    test('has a later save of the same form as one change, which is found once', async () => {
      await record([['order', '2026-000123', 'shippingAddress.street', 'Obala 3']], {
        actor,
        sitting: 'form-of-ana',
      })
      const { items } = await page({ search: '000123' })
      expect(items.map(({ after }) => after)).toEqual(['"Obala 3"', '{"state":"shipped"}'])
    })

    test('refuses what it does not know, and members without the right', async () => {
      const wrong: readonly [object, string][] = [
        [{ filter: { actor: ['account:x'] } }, 'filter.actor.0'],
        [{ filter: { entity: ['ACCOUNT'] } }, 'filter.entity.0'],
        [{ sort: 'PATH_ASC' }, 'sort'],
      ]
      for (const [input, field] of wrong) {
        const { status, body } = await services.send(listEditRows, input as Query, auditor)
        expect([status, body]).toMatchObject([400, { error: { field } }])
      }
      const others = await services.as(...RIGHTS.filter((right) => right !== 'audit.read'))
      for (const call of [listEditRows, listEditViews, listEditActors]) {
        expect((await services.send(call, {}, others)).status).toBe(403)
      }
    })
  })

  describe('of many', () => {
    beforeAll(async () => {
      const edits = Array.from({ length: 300 }, (_, at): Recorded => {
        return ['order', `2025-${at}`, at % 3 === 0 ? 'shippingAddress.city' : 'move.pay', at]
      })
      await record(edits, { actor, sitting: 'many-changes' })
    })

    test('is read forward and backward, each change once, also those of one moment', async () => {
      const query: Query = { filter: { isMove: true }, limit: 50 }
      const ids: string[] = []
      let last = await page(query)
      for (;;) {
        ids.push(...last.items.map(({ id }) => id))
        if (!last.endCursor) break
        last = await page({ ...query, after: last.endCursor })
      }
      expect(new Set(ids).size).toBe(last.total.count)
      expect(ids).toHaveLength(last.total.count)
      const { items } = await page({ ...query, before: last.startCursor })
      const first = ids.length - last.items.length
      expect(items.map(({ id }) => id)).toEqual(ids.slice(first - 50, first))
    })

    test('no view of the product, no filter and no search reads the whole table', async () => {
      const { endCursor } = await page({ limit: 25 })
      const queries: Query[] = [
        ...(Object.values(EDIT_LIST.views) as Query[]),
        ...[{ sort: 'AT_ASC' as const }, { after: endCursor }, { search: '2025-1' }],
        ...[{ filter: { actor: [actor] } }, { filter: { at: { from: '2026-03-02' } } }],
      ]
      for (const query of queries) {
        const tables = ['edit', 'edit_word']
        const plan = await plansOf({ db: services.db, engine, tables }, async () => {
          await page(query)
        })
        expect(plan.length).toBeGreaterThan(1)
        // Rows that are found by words or by several kinds are sorted then.
        const isSorted = query.search || (query.filter?.entity?.length ?? 0) > 1
        const steps = costlySteps(plan).filter((step) => !(isSorted && /ORDER BY/.test(step)))
        expect([query, steps]).toEqual([query, []])
      }
    })
  })
})
