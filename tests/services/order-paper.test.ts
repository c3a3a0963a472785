import { expect, test } from 'vitest'
import type { Order } from '#services/contract/order.ts'
import {
  documentTitle,
  type OrderPaper,
  orderPdf,
  termsPdf,
} from '#services/modules/document/api.ts'
import { blocksOf } from '#services/modules/document/paper/parts/html-blocks.ts'
import { anOrder, anOrderLine, DRAWN_HERE, SELLER } from '#tests/support/orders-printed.ts'
import { readPdf } from '#tests/support/pdf-text.ts'

const PLAIN: OrderPaper = { language: 'hrv', receipt: null, orderUrl: null, terms: [] }
const RECEIPT = {
  number: '123/TRGOVINA/1',
  issuedAt: '2026-11-24T09:00:00.000Z',
  operator: 'Ana',
  zki: 'e4d909c290d0fb1ca068ffaddf22cbd0',
  jir: '12345678-1234-1234-1234-123456789012',
  verifyUrl: 'https://porezna.example/rn?izn=1234,56',
}

const READER = { priority: 'waited' } as const

async function printed(order: Order, more: Partial<OrderPaper> = {}) {
  const paper = { ...PLAIN, ...more }
  const read = await readPdf(await orderPdf(DRAWN_HERE, { order, seller: SELLER, paper }, READER))
  return { ...read, text: read.pages.join('\n') }
}

test('the confirmation names seller, buyer, lines, sums and tax in Croatian', async () => {
  const { pages, title, language } = await printed(
    anOrder({ couponCode: 'JADRAN10', couponTotal: 12.5 }),
  )

  expect({ title, language }).toEqual({ title: 'Potvrda narudžbe 2026-000123', language: 'hr-HR' })
  const [first = ''] = pages
  const expected = [
    ...['Potvrda narudžbe', '2026-000123', '24.11.2026. 00:30', 'Čeka uplatu', 'Nije plaćeno'],
    ...['Željka Šćepanović-Đurđević', 'Ulica žrtava olujnog mora 12b', 'Hrvatska'],
    ...['Dostava na adresu', '1 – 3 radna dana'],
    ...['Domaći dres, M', '12', '99,90 €', '25 %', '1.198,80 €', 'Šal „Svi za jednog”'],
    ...['987,65 €', '246,91 €', 'Kupon JADRAN10', '−12,50 €', '4,90 €', 'Ukupno', '1.234,56 €'],
    ...['OIB 70419263057', 'Registar udruga, broj 00000192', 'HR6099990021100098765'],
    ...['trgovina@jss.example', '+385 1 5550 194', 'Ova potvrda nije račun.'],
  ]
  expect(expected.filter((words) => !pages.join(' ').includes(words))).toEqual([])
  expect(first).toContain('Podaci za uplatu')
  expect(first).toContain('HR01 2026-0001236')
})

test('a bundle names what was chosen for its parts', async () => {
  const parts = [
    { productId: 12, name: 'Domaći dres, M', qty: 2 },
    { productId: 13, name: 'Šal', qty: 1 },
  ]
  const { text } = await printed(anOrder({ lines: [anOrderLine({ name: 'Paket', parts })] }))
  expect(text).toContain('2 × Domaći dres, M · 1 × Šal · Šifra')
})

test('only a receipt of the tax authority makes it an invoice', async () => {
  const { text, title } = await printed(anOrder(), { receipt: RECEIPT })

  expect(title).toBe('Račun 2026-000123')
  for (const part of ['123/TRGOVINA/1', RECEIPT.zki, RECEIPT.jir]) expect(text).toContain(part)
  expect(text).not.toContain('nije račun')
  expect(documentTitle('hrv', null)).toBe('Potvrda narudžbe')
  expect(documentTitle('hrv', RECEIPT)).toBe('Račun')
})

test('how to pay is printed only while a transfer is awaited', async () => {
  const paid = await printed(anOrder({ state: 'confirmed', paymentState: 'paid' }))
  const byCard = await printed(anOrder({ transfer: null }))

  expect(paid.text).not.toContain('Podaci za uplatu')
  expect(paid.text).toContain('Plaćeno')
  expect(byCard.text).not.toContain('Podaci za uplatu')
})

test('the right to withdraw comes with its form, and lines without it are named', async () => {
  const name = 'Dres s imenom'
  const lines = [anOrderLine(), anOrderLine({ id: 2, name, noWithdrawal: 'madeToOrder' })]
  const orderUrl = 'https://trgovina.example/narudzba/k3l9?key=abc'
  const { text } = await printed(anOrder({ lines }), { orderUrl })

  expect(text).toContain('u roku od 14 dana od primitka robe')
  expect(text).toContain(`${name}: izrađeno po vašoj narudžbi`)
  expect(text).toContain(orderUrl)
  expect(text).toContain('Obrazac za odustanak od ugovora')
  const until = await printed(anOrder({ withdrawalUntil: '2026-12-08T22:59:59.999Z' }))
  expect(until.text).toContain('do 08.12.2026. odustati')
})

test('an order of digital content alone has no form and no delivery', async () => {
  const lines = [anOrderLine({ name: 'E-knjiga', noWithdrawal: 'digital' })]
  const { text, pages } = await printed(
    anOrder({ lines, deliveryMethod: null, deliveryTotal: 0, transfer: null }),
  )

  expect(pages).toHaveLength(1)
  expect(text).toContain('Digitalna isporuka')
  expect(text).not.toContain('Obrazac za odustanak')
})

test('the terms are printed whole, in the blocks of their page', async () => {
  const paragraph = '<p>Uvjeti &amp; rokovi</p>'
  const html = `<h2>1. Prodavatelj</h2>${paragraph.repeat(120)}<p>Kraj uvjeta.</p>`
  const { pages, text } = await printed(anOrder(), { terms: [{ title: 'Uvjeti kupnje', html }] })

  expect(text.match(/Uvjeti & rokovi/g)).toHaveLength(120)
  expect(pages.at(-2)).toContain('Kraj uvjeta.')
  expect(pages.at(-1)).toContain('Obrazac za odustanak od ugovora')
  expect(pages.at(-1)).toContain(`Stranica ${pages.length} od ${pages.length}`)
})

test('a letter has the terms and the form to withdraw as a document that names no order', async () => {
  const terms = [{ title: 'Uvjeti kupnje', html: '<p>Rok je 14 dana.</p>' }]
  const content = { language: 'hrv', seller: SELLER, terms, hasForm: true }
  const paper = await readPdf(await termsPdf(DRAWN_HERE, content, READER))
  const order = await printed(anOrder(), { terms: null })

  expect(paper.title).toBe('Uvjeti ove kupnje')
  expect(paper.pages).toHaveLength(2)
  expect(paper.pages[0]).toContain('Rok je 14 dana.')
  expect(paper.pages[1]).toContain('Obrazac za odustanak od ugovora')
  expect(paper.pages[1]).toContain(`${SELLER.name}, ${SELLER.street}`)
  expect(order.text).toContain('u roku od 14 dana od primitka robe')
  expect(order.text).not.toContain('Obrazac za odustanak')
  const without = await readPdf(await termsPdf(DRAWN_HERE, { ...content, hasForm: false }, READER))
  expect(without.pages).toHaveLength(1)
})

test('a text longer than a page goes on over the next ones', async () => {
  const html = `<p>${'riječ '.repeat(3_000)}</p>`
  const { text } = await printed(anOrder(), { terms: [{ title: 'Uvjeti', html }] })

  expect(text.match(/riječ/g)).toHaveLength(3_000)
})

test('a long order repeats the column labels on each page and loses no line', async () => {
  const lines = Array.from({ length: 60 }, (_, at) =>
    anOrderLine({ id: at, name: `Proizvod br. ${at}.` }),
  )
  const { pages, text } = await printed(anOrder({ lines }))

  const missing = lines.filter(({ name }) => !text.includes(name))
  expect(missing).toEqual([])
  const withLines = pages.filter((page) => page.includes('Proizvod br.'))
  expect(withLines.length).toBeGreaterThan(2)
  expect(withLines.filter((page) => !page.includes('Kol.'))).toEqual([])
})

test('three pages of long names, four rates of tax and a long code lie beside each other', async () => {
  const names = ['Dres s dugim rukavima i natpisom po želji, izdanje za stoljeće saveza', 'Šal']
  const lines = Array.from({ length: 40 }, (_, at) =>
    anOrderLine({ id: at, name: `${names[at % 2]} ${at}.`, taxRate: [25, 13, 5, 0][at % 4] ?? 0 }),
  )
  const couponCode = 'PROLJETNA-AKCIJA-ZA-VJERNE-NAVIJACE'
  const taxes = [25, 13, 5, 0].map((rate) => ({ rate, net: 1_234_567.89, tax: 12_345.67 }))
  const { pages, spots } = await printed(anOrder({ lines, couponCode, couponTotal: 9, taxes }))

  expect(pages.length).toBeGreaterThanOrEqual(3)
  const tooClose = spots.flatMap((page) =>
    page.filter((one) =>
      page.some(({ x, y }) => x === one.x && y !== one.y && Math.abs(y - one.y) < 8),
    ),
  )
  expect(tooClose).toEqual([])
})

test('long words and characters of other scripts stay on the paper', async () => {
  const name = `Ελένη Ігор Nguyễn O'Neill ${'W'.repeat(200)}`
  const { text } = await printed(anOrder({ lines: [anOrderLine({ name })] }))

  expect(text).toContain("Ελένη Ігор Nguyễn O'Neill")
  expect(text.match(/W/g)?.length).toBe(200)
})

test.each([
  ['ger', 'Auftragsbestätigung', '24.11.2026', '1.234,56 €', '1 – 3 Werktage'],
  ['eng', 'Order confirmation', '24/11/2026', '€1,234.56', '1 – 3 working days'],
  ['ita', 'Potvrda narudžbe', '24.11.2026.', '1.234,56 €', '1 – 3 radna dana'],
])('in the language %s it is a %s', async (language, ...expected) => {
  const { text } = await printed(anOrder(), { language })

  expect(expected.filter((words) => !text.includes(words))).toEqual([])
})

test('screen readers find a document with a heading, tables and described codes', async () => {
  const { roles } = await printed(anOrder())

  const count = (role: string) => roles.filter((found) => found === role).length
  expect(count('H1')).toBe(2)
  expect(count('Table')).toBeGreaterThanOrEqual(3)
  expect(count('TH')).toBeGreaterThan(5)
  expect(count('Figure')).toBe(2)
})

test('blocks of HTML keep headings, lists, rows and entities, and no marks', () => {
  const html =
    '<h2>Dostava</h2><p>Rok je <strong>3</strong> dana &lt; 4.<br>Drugi red</p><ol><li>Prvo</li><li><p>Drugo</p></li></ol><ul><li>Treće</li></ul><table><tr><th>A</th><td>B</td></tr></table>'

  expect(blocksOf(html)).toEqual([
    { kind: 'heading', text: 'Dostava' },
    { kind: 'paragraph', text: 'Rok je 3 dana < 4.' },
    { kind: 'paragraph', text: 'Drugi red' },
    { kind: 'item', mark: '1.', text: 'Prvo' },
    { kind: 'item', mark: '2.', text: 'Drugo' },
    { kind: 'item', mark: '•', text: 'Treće' },
    { kind: 'row', text: 'A · B' },
  ])
})
