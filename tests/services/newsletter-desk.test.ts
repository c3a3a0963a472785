import { afterAll, beforeAll, expect, test } from 'vitest'
import { createListExport } from '#services/contract/list-export.ts'
import {
  deleteSubscribers,
  listNewsletter,
  listNewsletterViews,
  stopSubscribers,
} from '#services/contract/newsletter-list.ts'
import { newEmail } from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { addNewsletterForm, createNewsletterWorld } from './newsletter-world.ts'

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(async () => await smtp.close())

eachEngine('addresses of the newsletter, for staff', (engine) => {
  let services: TestServices
  let world: ReturnType<typeof createNewsletterWorld>
  let staff: Record<string, string>
  const active = newEmail()
  const pending = newEmail()

  beforeAll(async () => {
    services = await startServices({ engine, config: { smtpUrl: smtp.url } })
    world = createNewsletterWorld(services, smtp)
    const { db, clock } = services
    await db.transaction().execute(async (trx) => await addNewsletterForm(trx, clock))
    staff = await services.as('people.read', 'people.write', 'people.erase')
    await world.join(active)
    clock.advance(1_000)
    await world.subscribe({ email: pending })
  })
  afterAll(async () => await services?.close())

  const list = async (input: object = {}) =>
    (await services.call(listNewsletter, input, staff)).items

  test('are listed with their proof, found by a part, and filtered', async () => {
    const rows = await list()
    expect(rows.map(({ email, state }) => [email, state])).toEqual([
      [pending, 'PENDING'],
      [active, 'ACTIVE'],
    ])
    expect(rows.map(({ consents }) => consents)).toEqual([null, '7 (1)'])
    expect(rows[1]).toMatchObject({ language: 'hrv', source: 'FORM', stoppedAt: null })
    const search = active.slice(2, 9).toUpperCase()
    expect((await list({ search, filter: { state: ['ACTIVE'] } })).map((row) => row.email)).toEqual(
      [active],
    )
    expect(await list({ filter: { source: ['ACCOUNT'] } })).toEqual([])
    const { views } = await services.call(listNewsletterViews, {}, staff)
    expect(views.map(({ id, total }) => [id, total.count])).toEqual([
      ...[
        ['active', 1],
        ['pending', 1],
        ['stopped', 0],
        ['all', 2],
      ],
    ])
  })

  test('leave the shop only with the right to export people', async () => {
    const columns = [{ name: 'email', title: 'E-adresa' }]
    const wanted = { list: 'NEWSLETTER', query: '', count: 2, columns, words: [] } as const
    expect((await services.send(createListExport, wanted, staff)).status).toBe(403)
  })

  test('are stopped for a reason and deleted, and the history says by whom', async () => {
    const [one, other] = await list()
    if (!one || !other) throw new Error('There are two rows')
    const reader = await services.as('people.read')
    const stop = { ids: [other.id], reason: 'Zamolio telefonom' }
    expect((await services.send(stopSubscribers, stop, reader)).status).toBe(403)
    expect((await services.send(deleteSubscribers, { ids: [one.id] }, reader)).status).toBe(403)
    const noReason = { ids: [other.id], reason: ' ' }
    expect((await services.send(stopSubscribers, noReason, staff)).status).toBe(400)

    await services.call(stopSubscribers, stop, staff)
    await services.call(stopSubscribers, stop, staff)
    expect(await world.stateOf(active)).toBe('STOPPED')
    const said = await services.db
      .selectFrom('consent_log')
      .select('status')
      .orderBy('id')
      .execute()
    expect(said.map(({ status }) => status)).toEqual(['accepted', 'withdrawn'])
    await services.call(deleteSubscribers, { ids: [one.id] }, staff)
    expect(await world.stateOf(pending)).toBe(null)

    const edits = await services.db
      .selectFrom('edit')
      .where('entity', '=', 'newsletter')
      .orderBy('id')
      .select(['path', 'after', 'subject'])
      .execute()
    expect(edits).toEqual([
      { path: 'move.stop', after: '{"reason":"Zamolio telefonom"}', subject: active },
      { path: 'move.delete', after: '{"state":"PENDING"}', subject: pending },
    ])
  })
})
