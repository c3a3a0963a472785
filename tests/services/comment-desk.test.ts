import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import {
  createComment,
  filterComments,
  getComment,
  getOwnComments,
  reportComment,
  updateComment,
} from '#services/contract/comment.ts'
import {
  answerComment,
  decideComments,
  getStaffComment,
  undoComments,
} from '#services/contract/comment-desk.ts'
import { createDataExport } from '#services/contract/consents.ts'
import { eraseAccount } from '#services/contract/user.ts'
import { setOption } from '#services/modules/cms/api.ts'
import { fromPlace } from '#tests/support/accounts.ts'
import { type Customer, createCustomer } from '#tests/support/customers.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { addProduct } from './product-catalogue.ts'

const OPTIONS = {
  CanCommentOnProduct: 'RegisteredUsers',
  CanCommentOnBlog: 'RegisteredUsers',
  RequireAdminPublishing: 'true',
  OneUserOneComment: 'false',
  UserCanEditComment: 'true',
}

eachEngine('words of others at the desk', (engine) => {
  let services: TestServices
  let moderator: Record<string, string>
  let author: Customer
  let productId: number

  beforeAll(async () => {
    services = await startServices({ engine })
    await services.services.due.stop()
    await services.db.transaction().execute(async (trx) => {
      for (const [key, value] of Object.entries(OPTIONS)) await setOption(trx, { key, value })
    })
  })
  afterAll(async () => await services?.close())
  beforeEach(async () => {
    services.clock.advance(61 * 60_000)
    moderator = await services.as('comments.moderate')
    author = await createCustomer(services)
    productId = await addProduct(services, { name: 'Šal' })
  })

  const write = async (text = 'Topao je.', rating = 5) => {
    const input = { product_id: productId, rating, comment: text }
    return (await services.call(createComment, input, author.headers)).comment.id
  }
  const decide = async (id: string, state: 'PUBLISHED' | 'REJECTED', reason?: string) =>
    (await services.call(decideComments, { comments: [id], state, reason }, moderator)).outcomes[0]
  const undo = async (id: string) =>
    (await services.call(undoComments, { comments: [id] }, moderator)).outcomes[0]
  const read = async (id: number) =>
    (await services.call(getStaffComment, { id }, moderator)).comment
  const answer = async (id: number, text: string, base: string | null = null) => {
    const input = { id, base, text, sitting: 'form-of-answer' }
    return await services.call(answerComment, input, moderator)
  }
  const shown = async () => (await services.call(filterComments, { product_id: productId })).records
  const report = async (id: number, headers = fromPlace(1)) =>
    (await services.send(reportComment, { id }, headers)).status
  const published = async (text?: string) => {
    const id = await write(text)
    await decide(`${id}.1`, 'PUBLISHED')
    return id
  }
  const tagsOf = async (work: () => Promise<unknown>) => {
    const last = await services.db
      .selectFrom('change')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst()
    await work()
    const rows = await services.db
      .selectFrom('change')
      .select('topic')
      .where('id', '>', last?.id ?? 0)
      .execute()
    return [...new Set(rows.map(({ topic }) => topic))]
  }

  test('a rejection has a reason that its author reads, until they write it again [CM-12]', async () => {
    const id = await write('Loše i glupo.')
    await decide(`${id}.1`, 'REJECTED', ' Bez vrijeđanja, molimo. ')

    const own = async () =>
      (await services.call(getOwnComments, { product_id: productId }, author.headers)).records[0]
    expect(await own()).toMatchObject({ state: 'rejected', reason: 'Bez vrijeđanja, molimo.' })
    const changed = { id, comment: 'Nije topao.' }
    await services.call(updateComment, changed, author.headers)
    expect(await own()).toMatchObject({ state: 'waiting', reason: null })
    await decide(`${id}.3`, 'PUBLISHED', 'ne vrijedi')
    expect(await shown()).toMatchObject([{ comment: 'Nije topao.' }])
    expect(JSON.stringify(await shown())).not.toMatch(/reason|ne vrijedi/)
  })

  test('each of many is decided or refused by itself, and its history names who did', async () => {
    const ids = [await write('Prvi'), await write('Drugi'), await write('Treći')]
    await services.call(updateComment, { id: ids[1], comment: 'Drukčiji' }, author.headers)
    const comments = [...ids.map((id) => `${id}.1`), '999999.1']

    const input = { comments, state: 'PUBLISHED' as const }
    const { outcomes } = await services.call(decideComments, input, moderator)
    expect(outcomes).toEqual([
      { id: `${ids[0]}.1`, newId: `${ids[0]}.2`, problem: null },
      { id: `${ids[1]}.1`, newId: null, problem: 'TEXT_CHANGED' },
      { id: `${ids[2]}.1`, newId: `${ids[2]}.2`, problem: null },
      { id: '999999.1', newId: null, problem: 'NOT_FOUND' },
    ])
    expect((await shown()).map(({ comment }) => comment).toSorted()).toEqual(['Prvi', 'Treći'])
    // Somebody else who still sees them waiting is told.
    expect(await decide(`${ids[0]}.1`, 'REJECTED')).toMatchObject({ problem: 'TEXT_CHANGED' })
    expect((await read(ids[0] ?? 0)).edits).toMatchObject([
      {
        ...{ path: 'state', before: '"waiting"', after: '"published"' },
        actor: { key: expect.stringMatching(/^account:\d+$/), name: 'Test Staff' },
      },
    ])
  })

  test('a decision is undone to what was before, once nothing changed it since', async () => {
    const id = await published()
    await report(id)
    await decide(`${id}.2`, 'REJECTED', 'Zabunom')
    expect(await read(id)).toMatchObject({ state: 'REJECTED', undoneState: 'PUBLISHED' })
    expect(await shown()).toEqual([])

    expect(await undo(`${id}.3`)).toEqual({ id: `${id}.3`, newId: `${id}.4`, problem: null })
    expect(await read(id)).toMatchObject({ state: 'PUBLISHED', reason: null, reports: 1 })
    expect(await shown()).toHaveLength(1)
    await services.call(updateComment, { id, comment: 'Drugo' }, author.headers)
    expect(await undo(`${id}.5`)).toMatchObject({ problem: 'NOTHING_TO_UNDO' })
    expect((await read(id)).undoneState).toBeNull()
    expect(await undo(`${await write()}.1`)).toMatchObject({ problem: 'NOTHING_TO_UNDO' })
  })

  test('the shop answers below it, as plain text, and two who answer at once are told', async () => {
    const id = await published()
    const saved = { isSaved: true, answer: '<b>Hvala</b> na osvrtu!', changedBy: null }
    expect(await answer(id, ' <b>Hvala</b> na\u202e osvrtu! ')).toEqual(saved)
    expect(await shown()).toMatchObject([
      { answer: { text: '<b>Hvala</b> na osvrtu!', answered_at: expect.any(String) } },
    ])
    expect(await answer(id, 'Drugi odgovor')).toMatchObject({
      ...{ isSaved: false, answer: saved.answer, changedBy: { name: 'Test Staff' } },
    })
    await answer(id, '', '<b>Hvala</b> na osvrtu!')
    expect((await shown())[0]?.answer).toBeNull()
    const tooLong = { id, base: null, text: 'š'.repeat(2_001), sitting: 'form-of-answer' }
    expect((await services.send(answerComment, tooLong, moderator)).status).toBe(400)
  })

  test('only what visitors see changes pages: an answer that of its subject alone', async () => {
    const id = await write()
    expect(await tagsOf(() => answer(id, 'Hvala'))).toEqual([])
    expect(await tagsOf(() => decide(`${id}.1`, 'REJECTED'))).toEqual([])
    expect(await tagsOf(() => undo(`${id}.2`))).toEqual([])
    expect(await tagsOf(() => decide(`${id}.3`, 'PUBLISHED'))).toEqual([`product:${productId}`])
    expect(await tagsOf(() => report(id))).toEqual([])
    expect(await tagsOf(() => decide(`${id}.4`, 'PUBLISHED'))).toEqual([])
    expect(await tagsOf(() => answer(id, 'Puno hvala', 'Hvala'))).toEqual([
      `product-comments:${productId}`,
    ])
  })

  test('visitors report what is published, each once; a decision settles it', async () => {
    const id = await published()
    expect((await services.call(getComment, { id })).comment).toMatchObject({ canReport: true })
    for (const place of [1, 1, 2]) expect(await report(id, fromPlace(place))).toBe(200)
    for (let time = 0; time < 2; time += 1) {
      expect(await report(id, { ...fromPlace(2), ...author.headers })).toBe(200)
    }
    expect((await read(id)).reports).toBe(3)
    await decide(`${id}.2`, 'PUBLISHED')
    expect((await read(id)).reports).toBe(0)
    await report(id, fromPlace(1))
    expect((await read(id)).reports).toBe(0)

    const waiting = await write()
    expect(await report(waiting)).toBe(404)
    expect((await services.call(getComment, { id: waiting })).comment).toBeNull()
    expect((await services.call(getComment, { id: 999_999 })).comment).toBeNull()
    const stored = await services.db.selectFrom('comment_report').selectAll().execute()
    expect(JSON.stringify(stored)).not.toMatch(/account|198\.51|203\.0/)
  })

  test('reports of one place are ten in an hour', async () => {
    const id = await published()
    for (let time = 0; time < 10; time += 1) expect(await report(id, fromPlace(9))).toBe(200)
    expect(await report(id, fromPlace(9))).toBe(429)
    expect((await read(id)).reports).toBe(1)
  })

  test('reason, answer and reports go with the account of the author or reporter', async () => {
    const id = await published('Moja recenzija')
    const reporter = await createCustomer(services)
    await report(id, reporter.headers as ReturnType<typeof fromPlace>)
    await answer(id, 'Poštovana Ana, hvala.')
    const { path } = await services.call(createDataExport, {}, author.headers)
    expect(await (await fetch(services.url + path)).text()).toContain('Poštovana Ana, hvala.')

    await services.call(eraseAccount, {}, reporter.headers)
    const reports = await services.db
      .selectFrom('comment_report')
      .where('comment_id', '=', id)
      .selectAll()
      .execute()
    expect(reports).toEqual([])
    await services.call(eraseAccount, {}, author.headers)
    const edits = await services.db
      .selectFrom('edit')
      .where('entity_id', '=', `${id}`)
      .selectAll()
      .execute()
    expect(edits.length).toBeGreaterThan(0)
    expect(JSON.stringify(edits)).not.toContain('Ana')
    const words = await services.db
      .selectFrom('comment_word')
      .where('comment_id', '=', id)
      .selectAll()
      .execute()
    expect(words).toEqual([])
  })

  test('the desk refuses what it cannot read', async () => {
    const { status, body } = await services.send(
      decideComments,
      { comments: ['17'], state: 'PUBLISHED' },
      moderator,
    )
    expect([status, failure.parse(body).error.field]).toEqual([400, 'comments.0'])
    const twice = { comments: ['17.1', '17.2'], state: 'PUBLISHED' }
    expect((await services.send(decideComments, twice, moderator)).status).toBe(400)
    expect((await services.send(getStaffComment, { id: 999_999 }, moderator)).status).toBe(404)
  })
})
