import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEditRows } from '#services/contract/edit-list.ts'
import { listEdits } from '#services/contract/history.ts'
import { createListExport } from '#services/contract/list-export.ts'
import { saveView } from '#services/contract/views.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createWorld } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

const COLUMNS = [
  { name: 'number', title: '=Broj' },
  { name: 'buyer', title: 'Kupac' },
  { name: 'state', title: 'Stanje' },
  { name: 'total', title: 'Ukupno' },
] as const
const WORDS = [{ word: 'AWAITING_PAYMENT', text: 'Čeka uplatu' }] as const
const ORDERS = 3

eachEngine('the export of a list', (engine) => {
  let services: TestServices
  let staff: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    const world = await createWorld(services)
    const scarf = await addProduct(services, { name: 'Šal', stock: 100, retailPriceCents: 2_050 })
    for (let made = 0; made < ORDERS; made += 1) {
      const email = `izvoz-${engine}-${made}@posta.example`
      await world.place(await world.readyCart([[scarf, 1]], { paymentId: world.transfer, email }))
    }
    staff = await services.as('orders.read', 'people.export', 'audit.read')
  })
  afterAll(async () => await services.close())

  const ask = (count: number, query = 'sort=NUMBER_ASC', headers = staff) =>
    services.call(
      createListExport,
      { list: 'ORDERS', query, count, columns: [...COLUMNS], words: [...WORDS] },
      headers,
    )
  const download = (path: string) => fetch(`${services.url}${path}`)

  test('has a line for each order in the words of the client, safe from formulas, and is recorded', async () => {
    const { path } = await ask(ORDERS)
    const file = await download(path)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-/)
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    const text = Buffer.from(await file.arrayBuffer()).toString('utf8')
    const [head, ...lines] = text.split('\r\n')
    expect(head).toBe("\uFEFF'=Broj;Kupac;Stanje;Ukupno")
    expect(lines.filter(Boolean)).toHaveLength(ORDERS)
    expect(lines[0]).toMatch(/^\d{4}-\d{6};[^;]+;Čeka uplatu;\d+,\d\d$/)

    const { edits } = await services.call(listEdits, { entity: 'list', id: 'ORDERS' }, staff)
    expect(edits[0]).toMatchObject({ path: 'move.export', after: { count: ORDERS } })
  })

  test('is refused when other orders match by now, and without the right to export people', async () => {
    await expect(ask(ORDERS + 1)).rejects.toThrow(/409/)
    const reader = await services.as('orders.read')
    await expect(ask(ORDERS, '', reader)).rejects.toThrow(/403/)
    const exporter = await services.as('people.export')
    await expect(ask(ORDERS, '', exporter)).rejects.toThrow(/403/)
  })

  test('ends with its address, which opens nothing else', async () => {
    const { path } = await ask(0, 'state=SHIPPED')
    expect((await download(path)).status).toBe(200)
    expect((await download(`${path}x`)).status).toBe(404)
    services.clock.advance(10 * 60_000)
    expect((await download(path)).status).toBe(404)
  })

  test('is there for every list, such as that of all changes, and knows only its columns', async () => {
    const view = { list: 'ORDERS', name: 'Moje', query: '', isShared: false } as const
    await services.call(saveView, view, staff)
    const filter = { entity: ['VIEW' as const] }
    const { items } = await services.call(listEditRows, { filter, sort: 'AT_ASC' }, staff)
    const made = { list: 'EDITS' as const, query: 'entity=VIEW&sort=AT_ASC', words: [] }
    const columns = [{ name: 'actor', title: 'Tko' }]
    const { path } = await services.call(
      createListExport,
      { ...made, count: items.length, columns },
      staff,
    )
    const [, ...lines] = (await (await download(path)).text()).split('\r\n')
    expect(lines.filter(Boolean)).toEqual(items.map(({ actor }) => actor.name ?? actor.key))
    expect(items.length).toBeGreaterThan(0)
    const unknown = [{ name: 'constructor', title: 'Tko' }]
    await expect(
      services.call(createListExport, { ...made, count: items.length, columns: unknown }, staff),
    ).rejects.toThrow(/400/)
  })
})
