import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chooseAlerts, listAlerts } from '#services/contract/alerts.ts'
import { failure } from '#services/contract/answers.ts'
import { createComment, reportComment } from '#services/contract/comment.ts'
import { listEdits } from '#services/contract/history.ts'
import { withdrawOrder } from '#services/contract/order-calls.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { addPrivacyRequest, answerPrivacyRequest } from '#services/contract/privacy.ts'
import type { AlertKind } from '#services/contract/rules/alerts.ts'
import type { Right } from '#services/contract/rules/rights.ts'
import { setOption } from '#services/modules/cms/api.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { enqueueMail, SEND_MAIL, sendStoredMail } from '#services/modules/mail/api.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { giveRoles } from '#services/modules/staff/api.ts'
import { userLetters } from '#services/modules/user/letters/user-letters.ts'
import { ALERT_LETTER, raiseAlert } from '#services/platform/jobs/alerts.ts'
import { createOutboxWorker } from '#services/platform/jobs/outbox-worker.ts'
import { zagrebDay } from '#services/platform/moment.ts'
import { newEmail } from '#tests/support/accounts.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { dueDone, settled } from '#tests/support/outbox.ts'
import {
  eachEngine,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { startSmtp } from '#tests/support/smtp.ts'
import { ADDRESS, createWorld, someplace, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

eachEngine('alerts for staff', (engine) => {
  let services: TestServices
  let world: World
  let scarf: number

  beforeAll(async () => {
    services = await startServices({ engine })
    await services.services.outbox.stop()
    world = await createWorld(services)
    scarf = await addProduct(services, { name: 'Šal', sku: 'SAL-01', stock: 1_000 })
  })
  afterAll(async () => await services?.close())
  beforeEach(async () => {
    await services.db.deleteFrom('staff_alert').execute()
    await letters()
  })

  /** A member with these rights who chose these kinds. */
  const memberWith = async (rights: readonly Right[], kinds: readonly AlertKind[]) => {
    const headers = await services.as(...rights)
    await services.call(chooseAlerts, { kinds: [...kinds] }, headers)
    const { id, email } = await services.db
      .selectFrom('account')
      .select(['id', 'email'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return { headers, id, email }
  }
  /** What a minute sends, with its jobs. */
  const letters = async () => {
    services.clock.advance(MINUTE_MS)
    const last = await services.db
      .selectFrom('mail_log')
      .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.val(0)).as('id'))
      .executeTakeFirstOrThrow()
    await dueDone(services)
    await settled(services)
    return await services.db
      .selectFrom('mail_log')
      .select(['email', 'template', 'subject', 'body'])
      .where('id', '>', Number(last.id))
      .where('template', 'like', 'alert-%')
      .orderBy('email')
      .execute()
  }
  const order = async () => {
    const { orderSlug } = await world.place(await world.readyCart([[scarf, 1]]))
    return orderSlug
  }
  const paidOrder = async () => {
    const slug = await order()
    await world.webhook(await world.answerOf(slug))
    return { slug, ...(await world.read(slug)) }
  }
  const raise = async (count: number) =>
    await services.db.transaction().execute(async (trx) => {
      for (let index = 1; index <= count; index += 1) {
        const at = services.clock.now().toISOString()
        const title = `2026-${`${index}`.padStart(4, '0')}`
        await raiseAlert(trx, { kind: 'ORDER', at, title, value: '1999' })
      }
    })

  test('are offered by right, chosen by each member alone, and the choice is in the history', async () => {
    const packer = await services.as('orders.read')
    const { alerts } = await services.call(listAlerts, {}, packer)
    expect(alerts).toEqual([
      { kind: 'ORDER', isOn: false },
      { kind: 'WITHDRAWAL', isOn: false },
    ])
    const wrong = await services.send(chooseAlerts, { kinds: ['ORDER', 'MAIL'] }, packer)
    expect(wrong.status).toBe(403)
    expect(failure.parse(wrong.body).error).toMatchObject({ code: 'FORBIDDEN' })
    const chosen = await services.call(chooseAlerts, { kinds: ['ORDER'] }, packer)
    expect(chosen.alerts[0]).toEqual({ kind: 'ORDER', isOn: true })

    const owner = await memberWith(['orders.read', 'audit.read', 'staff.write'], [])
    const { alerts: others } = await services.call(listAlerts, {}, owner.headers)
    expect(others.map(({ isOn }) => isOn)).toEqual([false, false])
    const { id } = await services.db
      .selectFrom('staff_alert')
      .select('account_id as id')
      .executeTakeFirstOrThrow()
    const history = { entity: 'member', id: `${id}` }
    const { edits } = await services.call(listEdits, history, owner.headers)
    expect(edits[0]).toMatchObject({ path: 'alerts', before: [], after: ['ORDER'] })
  })

  test('of an order come when it can be sent, once', async () => {
    const { email } = await memberWith(['orders.read'], ['ORDER'])
    const slug = await order()
    expect(await letters()).toEqual([])
    await world.webhook(await world.answerOf(slug))
    await world.webhook(await world.answerOf(slug))
    const { number } = await world.read(slug)
    const sent = await letters()
    expect(sent).toMatchObject([{ email, template: 'alert-order', subject: 'Nove narudžbe: 1' }])
    expect(sent[0]?.body).toContain(number)
    expect(await letters()).toEqual([])
  })

  test('of 500 orders are one letter with their number and the first twenty', async () => {
    const { email } = await memberWith(['orders.read'], ['ORDER'])
    await raise(500)
    const sent = await letters()
    expect(sent).toMatchObject([{ email, subject: 'Nove narudžbe: 500' }])
    const body = sent[0]?.body ?? ''
    expect(body).toContain('2026-0020')
    expect(body).not.toContain('2026-0021')
    expect(body).toContain('480')
  })

  test('wait for the transaction of their event, and none is lost when the task fails', async () => {
    await memberWith(['orders.read'], ['ORDER'])
    await raise(2)
    services.clock.advance(MINUTE_MS)
    await services.db.schema.alterTable('outbox').renameTo('outbox_away').execute()
    await services.services.due.runOnce()
    await services.db.schema.alterTable('outbox_away').renameTo('outbox').execute()
    const left = await services.db.selectFrom('alert').select('id').execute()
    expect(left).toHaveLength(2)
    services.clock.advance(MINUTE_MS)
    expect(await letters()).toMatchObject([{ subject: 'Nove narudžbe: 2' }])
  })

  test('do not reach a member who lost the right since', async () => {
    const { id } = await memberWith(['orders.read'], ['ORDER'])
    await raise(1)
    const author = commandAuthor('test')
    await services.db.transaction().execute(async (trx) => {
      await giveRoles(trx, { id, roles: [] }, { clock: services.clock, author })
    })
    expect(await letters()).toEqual([])
  })

  test('come in the language of the member', async () => {
    const { id } = await memberWith(['orders.read'], ['ORDER'])
    await services.db
      .updateTable('account')
      .set({ backoffice_language: 'eng' })
      .where('id', '=', id)
      .execute()
    await raise(1)
    expect(await letters()).toMatchObject([{ subject: 'New orders: 1' }])
  })

  test('of a withdrawal name the order and what is to be paid back', async () => {
    await memberWith(['orders.read'], ['WITHDRAWAL'])
    const { slug, number } = await paidOrder()
    await services.call(moveOrder, { number, move: 'ship' }, await services.as(...SHOP_RIGHTS))
    const key = orderKey(slug, TEST_SECRET)
    const statement = { orderSlug: slug, key, name: 'Ana Anić', email: ADDRESS.contactEmail }
    await services.call(withdrawOrder, statement, someplace())
    const sent = await letters()
    expect(sent).toMatchObject([{ subject: 'Odustanci od ugovora: 1' }])
    expect(sent[0]?.body).toMatch(new RegExp(`${number}[^\\d]+\\d+,\\d\\d`))
  })

  test('of low stock come with the sale that crosses the minimum, not with those after it', async () => {
    await memberWith(['products.write'], ['STOCK'])
    const cap = await addProduct(services, { name: 'Kapa', sku: 'KAPA-01', stock: 4 })
    const sell = async () => {
      const { orderSlug } = await world.place(await world.readyCart([[cap, 1]]))
      await world.webhook(await world.answerOf(orderSlug))
      return await letters()
    }
    expect(await sell()).toEqual([])
    const sent = await sell()
    expect(sent).toMatchObject([{ subject: 'Male zalihe: 1' }])
    expect(sent[0]?.body).toMatch(/Kapa \(KAPA-01\)\D*2/)
    expect(await sell()).toEqual([])
  })

  test('of a letter that was given up name it, and a lost alert raises no other', async () => {
    const { email } = await memberWith(['mails.read'], ['MAIL'])
    const smtp = await startSmtp()
    smtp.be('refuses')
    const { deps } = services.services
    const overSmtp = { ...deps, config: { ...deps.config, smtpUrl: smtp.url } }
    const handlers = new Map([
      [SEND_MAIL, sendStoredMail],
      [ALERT_LETTER, async () => Promise.reject(new Error('lost'))],
    ] as const)
    const worker = createOutboxWorker(overSmtp, handlers)
    await services.db.transaction().execute(async (trx) => {
      const letter = userLetters.welcome
      await enqueueMail(trx, {
        ...{ letter, to: newEmail(), language: 'hrv', values: { firstName: 'Ana' } },
      })
      const lost = { kind: ALERT_LETTER, payload: '{}', at: '1970-01-01', fault: null }
      await trx.insertInto('outbox').values(lost).execute()
    })
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await worker.runOnce()
      services.clock.advance(61 * MINUTE_MS)
    }
    await smtp.close()
    const sent = await letters()
    expect(sent).toMatchObject([{ email, subject: 'Pisma koja nisu otišla: 1' }])
    expect(sent[0]?.body).toContain('dobrodošlica')
    await services.db.deleteFrom('outbox').execute()
  })

  test('of privacy requests come on the seventh, third and first day before the last, and on it', async () => {
    const officer = await memberWith(['people.read'], ['PRIVACY'])
    const receivedOn = services.clock.now().toISOString().slice(0, 10)
    const usual = { kind: 'EXPORT', channel: 'EMAIL', language: 'HRV', receivedOn } as const
    const add = async () =>
      await services.call(addPrivacyRequest, { ...usual, email: newEmail() }, officer.headers)
    const [open, answered] = [await add(), await add()]
    const privacy = await services.as('people.read', 'people.export', 'people.erase')
    const refusal = { step: 'REFUSE', reason: 'Nema podataka.' } as const
    await services.call(answerPrivacyRequest, { id: Number(answered.id), ...refusal }, privacy)
    const { due_on: due } = await services.db
      .selectFrom('privacy_request')
      .select('due_on')
      .where('id', '=', Number(open.id))
      .executeTakeFirstOrThrow()
    services.clock.advance(20 * DAY_MS)
    await letters()
    const left: number[] = []
    for (let day = 1; day <= 14; day += 1) {
      services.clock.advance(DAY_MS)
      await dueDone(services)
      const sent = await letters()
      for (const { body } of sent) expect(body).toContain(open.id)
      const now = Date.parse(zagrebDay(services.clock.now()))
      if (sent.length > 0) left.push((Date.parse(due) - now) / DAY_MS)
    }
    expect(left).toEqual([7, 3, 1, 0])
  })

  test('of a comment come with its first report alone', async () => {
    await services.db.transaction().execute(async (trx) => {
      await setOption(trx, { key: 'CanCommentOnProduct', value: 'RegisteredUsers' })
      await setOption(trx, { key: 'RequireAdminPublishing', value: 'false' })
    })
    await memberWith(['comments.moderate'], ['COMMENT'])
    const author = await createCustomer(services)
    const input = { product_id: scarf, rating: 5, comment: 'Topao je.' }
    const { id } = (await services.call(createComment, input, author.headers)).comment
    await services.call(reportComment, { id: Number(id) }, someplace())
    await services.call(reportComment, { id: Number(id) }, someplace())
    const sent = await letters()
    expect(sent).toMatchObject([{ subject: 'Prijavljeni komentari: 1' }])
    expect(sent[0]?.body).toContain('Šal')
    await services.call(reportComment, { id: Number(id) }, someplace())
    expect(await letters()).toEqual([])
  })
})
