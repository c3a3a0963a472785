import { afterAll, beforeAll, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { listEdits } from '#services/contract/history.ts'
import { listOrderViews } from '#services/contract/order-list.ts'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { deleteView, saveView } from '#services/contract/views.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { insertOrderRows } from '#tools/bench/order-rows.ts'

eachEngine('views of a list', (engine) => {
  let services: TestServices
  let ana: Record<string, string>
  let ivan: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    await insertOrderRows(services.db, { count: 200, until: services.clock.now() })
    ana = await services.as('orders.read')
    ivan = await services.as('orders.read', 'audit.read')
  })
  afterAll(async () => await services?.close())

  const viewsFor = async (headers: Record<string, string>) =>
    (await services.call(listOrderViews, {}, headers)).views
  const save = async (given: object, headers: Record<string, string>) => {
    const view = { list: 'ORDERS' as const, name: 'Hitno', query: 'isToSend=true', ...given }
    return (await services.call(saveView, { isShared: false, ...view }, headers)).view
  }
  const refused = async (call: Parameters<typeof services.send>[0], input: object, by = ana) => {
    const { status, body } = await services.send(call, input, by)
    return { status, ...failure.parse(body).error }
  }

  test('of the product come first, “paid, not sent” before all others, each with its count', async () => {
    const views = await viewsFor(ana)
    expect(views.map(({ id }) => id)).toEqual(Object.keys(ORDER_LIST.views))
    expect(views[0]).toEqual({
      ...{ id: 'toSend', name: null, isShared: true, query: 'isToSend=true&sort=PLACED_AT_ASC' },
      total: { count: 10, isMore: false },
    })
    const counts = Object.fromEntries(views.map(({ id, total }) => [id, total.count]))
    expect(counts).toEqual({ toSend: 10, awaitingPayment: 4, toRefund: 2, shipped: 10, all: 200 })
  })

  test('of a member are for the member alone, shared ones for everyone who may read the list', async () => {
    const own = await save({ name: 'Moje', query: 'state=SHIPPED&nonsense=1' }, ana)
    expect(own).toMatchObject({ name: 'Moje', query: 'state=SHIPPED', isShared: false })
    const shared = await save({ name: 'Za skladište', isShared: true }, ana)
    const saved = (views: Awaited<ReturnType<typeof viewsFor>>) =>
      views.flatMap(({ name, total }) => (name === null ? [] : [[name, total.count]]))
    expect(saved(await viewsFor(ana))).toEqual([
      ['Moje', 10],
      ['Za skladište', 10],
    ])
    expect(saved(await viewsFor(ivan))).toEqual([['Za skladište', 10]])

    const id = Number(own.id)
    expect(await refused(deleteView, { id }, ivan)).toMatchObject({ status: 404 })
    const taken = { id, list: 'ORDERS', name: 'Tuđe', query: '', isShared: true }
    expect(await refused(saveView, taken, ivan)).toMatchObject({ status: 404 })
    const without = await services.as('content.write')
    expect(await refused(saveView, { ...taken, id: Number(shared.id) }, without)).toMatchObject({
      ...{ status: 403, field: 'orders.read' },
    })
    expect(await refused(deleteView, { id: Number(shared.id) }, without)).toMatchObject({
      ...{ status: 403, field: 'orders.read' },
    })
  })

  test('are changed and deleted with a record of who did', async () => {
    const { id: text } = await save({ name: 'Prvo', isShared: true }, ana)
    const id = Number(text)
    await save({ id, name: 'Drugo', isShared: true }, ivan)
    await services.call(deleteView, { id }, ivan)
    expect(await refused(deleteView, { id })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const { edits } = await services.call(listEdits, { entity: 'view', id: text }, ivan)
    const names = edits.filter(({ path }) => path === 'name')
    expect(names.map(({ before, after }) => [before, after])).toEqual([
      ['Drugo', null],
      ['Prvo', 'Drugo'],
      [null, 'Prvo'],
    ])
    expect(new Set(names.map(({ actor }) => actor.key)).size).toBe(2)
  })

  test('have a name', async () => {
    const view = { list: 'ORDERS', query: '', isShared: false }
    expect(await refused(saveView, { ...view, name: '  ' })).toMatchObject({ field: 'name' })
    expect(await refused(saveView, { ...view, name: 'a'.repeat(61) })).toMatchObject({
      ...{ message: 'maxLength:60', field: 'name' },
    })
  })
})
