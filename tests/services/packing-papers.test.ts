import { expect, test } from 'vitest'
import { type PackedOrder, packingPdf } from '#services/modules/document/api.ts'
import { DRAWN_HERE, SELLER } from '#tests/support/orders-printed.ts'
import { codesOfPdf } from '#tests/support/pdf-codes.ts'
import { readPdf } from '#tests/support/pdf-text.ts'

const READER = { priority: 'waited' } as const
const MB = 1024 * 1024

const ADDRESS: PackedOrder['address'] = {
  ...{ firstName: 'Željka', lastName: 'Šćepanović-Đurđević', companyName: null, companyOIB: null },
  ...{ street: 'Ulica žrtava olujnog mora', houseNumber: '12b', zipCode: '21999' },
  ...{ city: 'Donja Čićarija', region: null, country: 'HR' },
  ...{ contactEmail: 'zeljka@primjer.example', contactPhone: '+385 91 555 0123' },
}

function packed(nth: number, given: Partial<PackedOrder> = {}): PackedOrder {
  return {
    number: `2026-${String(nth).padStart(6, '0')}`,
    placedAt: '2026-11-23T23:30:00.000Z',
    language: 'hrv',
    address: ADDRESS,
    delivery: { name: 'Dostava na adresu', branch: null },
    lines: [
      {
        ...{ name: 'Domaći dres 2026./27., M', sku: 'DRES-DOM-M', quantity: 2, parts: [] },
        options: ['ŠĆEPANOVIĆ', '7'],
      },
      {
        ...{ name: 'Navijački paket', sku: 'PAKET-1', quantity: 3, options: [] },
        parts: [
          { name: 'Šal „Svi za jednog”', quantity: 1 },
          { name: 'Zastavica', quantity: 2 },
        ],
      },
      { name: 'Šalica', sku: 'SALICA', quantity: 1, parts: [], options: [] },
    ],
    gift: { to: 'Đuro', from: 'Željka', message: 'Sretan rođendan i puno golova!' },
    instructions: 'Molim zvati prije dostave.',
    dueAtDoor: null,
    ...given,
  }
}
const draw = async (kind: 'SLIPS' | 'LABELS' | 'BOTH', orders: readonly PackedOrder[]) =>
  await packingPdf(DRAWN_HERE, { kind, seller: SELLER, orders }, READER)

test('a packing slip names what goes into the parcel, for whom and how, without prices', async () => {
  const pdf = await draw('SLIPS', [
    packed(1),
    packed(2, { gift: { to: null, from: null, message: null } }),
  ])
  const { pages, title } = await readPdf(pdf)
  expect({ title, pages: pages.length }).toEqual({ title: 'Listići za pakiranje', pages: 2 })
  const [first = '', second = ''] = pages
  const expected = [
    ...['2026-000001', 'Željka Šćepanović-Đurđević', 'Ulica žrtava olujnog mora 12b'],
    ...['21999 Donja Čićarija', 'Dostava na adresu', 'Komada: 6', 'Domaći dres 2026./27., M'],
    ...['ŠĆEPANOVIĆ', 'DRES-DOM-M', '3 × Šal „Svi za jednog”', '6 × Zastavica', 'Šalica'],
    ...['Za: Đuro', 'Od: Željka', 'Sretan rođendan i puno golova!', 'Molim zvati prije dostave.'],
    ...['Listić za pakiranje 2026-000001', 'Stranica 1 od 1'],
  ]
  expect(
    expected.filter((words) => !first.includes(words)),
    first,
  ).toEqual([])
  expect(first).not.toContain('€')
  expect(second).not.toContain('Poklon')
  expect(await codesOfPdf(pdf)).toEqual([['2026-000001'], ['2026-000002']])
})

test('a long slip goes on over pages that are counted for each order', async () => {
  const lines = Array.from({ length: 40 }, (_, nth) => ({
    ...{ name: `Dres ${nth}`, sku: `D-${nth}`, quantity: 1, parts: [], options: [] },
  }))
  const { pages } = await readPdf(await draw('SLIPS', [packed(1, { lines }), packed(2)]))
  expect(pages.length).toBeGreaterThan(2)
  const [last = '', before = ''] = pages.toReversed()
  expect(last).toContain('Stranica 1 od 1')
  expect(before).toContain(`Stranica ${pages.length - 1} od ${pages.length - 1}`)
  expect(before).toContain('D-39')
})

test('labels are eight on a sheet, each within its own, with a code of its number', async () => {
  const long = 'Udruga ljubitelja rukometa, odbojke i vaterpola općine Donja Čićarija i okolice'
  const orders = Array.from({ length: 9 }, (_, nth) => packed(nth + 1))
  orders[1] = packed(2, {
    address: { ...ADDRESS, companyName: long, companyOIB: '70419263057', region: 'Dalmacija' },
    dueAtDoor: { amount: 1_234.5, currency: 'EUR' },
  })
  orders[2] = packed(3, {
    delivery: { name: 'Preuzimanje', branch: 'Dom sportova, Trg 1, Zagreb' },
  })
  orders[3] = packed(4, { address: { ...ADDRESS, country: 'AT', city: 'Graz' } })
  const pdf = await draw('LABELS', orders)
  const { pages, spots } = await readPdf(pdf)
  expect(pages).toHaveLength(2)
  const [first = ''] = pages
  const expected = [
    'Pouzeće 1.234,50 €',
    'Dom sportova, Trg 1, Zagreb',
    'Austrija',
    'Dalmacija',
    '21999 Donja Čićarija',
  ]
  expect(
    expected.filter((words) => !first.includes(words)),
    first,
  ).toEqual([])
  expect(first).not.toContain('Hrvatska')
  const codes = await codesOfPdf(pdf)
  expect(codes.flat().toSorted()).toEqual(orders.map(({ number }) => number))
  // Text of a label begins 5 mm inside of it: columns at 4.65 and 106.25 mm.
  const left = new Set(spots.flat().map(({ x }) => Math.round((x * 25.4) / 72)))
  expect([...left].every((x) => x === 10 || x === 111)).toBe(true)
})

test('papers of a hundred orders are drawn within bounds of time and memory', async () => {
  const orders = Array.from({ length: 100 }, (_, nth) => packed(nth + 1))
  await draw('SLIPS', orders.slice(0, 1))
  const began = process.cpuUsage()
  const pdf = await draw('BOTH', orders)
  const { user, system } = process.cpuUsage(began)
  expect(pdf.byteLength).toBeLessThan(2 * MB)
  expect((user + system) / 1e6).toBeLessThan(8)
  expect((await readPdf(pdf)).pages).toHaveLength(113)
})
