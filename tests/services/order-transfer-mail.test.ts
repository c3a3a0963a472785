import { afterAll, beforeAll, expect, test } from 'vitest'
import { payOrder } from '#services/contract/order-payments.ts'
import { getProduct } from '#services/contract/product.ts'
import { orderKey } from '#services/modules/order/proofs.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { TEST_SECRET } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { createWorld, URLS, type World } from './order-world.ts'
import { addProduct } from './product-catalogue.ts'

let services: TestServices
let world: World
let scarf: number
let made = 0

beforeAll(async () => {
  services = await startServices()
  world = await createWorld(services)
  scarf = await addProduct(services, { name: 'Šal', sku: 'SAL', stock: 100 })
})
afterAll(async () => await services.close())

async function orderByCard() {
  made += 1
  const email = `uplata-${made}@posta.example`
  const { orderSlug } = await world.place(await world.readyCart([[scarf, 1]], { email }))
  const { number } = await world.read(orderSlug)
  return { orderSlug, email, number }
}
async function payBy(orderSlug: string, paymentMethodId: number) {
  const key = orderKey(orderSlug, TEST_SECRET)
  await services.call(payOrder, { orderSlug, key, ...URLS, paymentMethodId })
}
const detailsTo = async (email: string) =>
  (await mailsTo(services, email)).filter(({ subject }) => subject.startsWith('Podaci za uplatu'))

test('a transfer chosen on the page of an order sends its details, and choosing it again does not', async () => {
  const { orderSlug, email, number } = await orderByCard()
  await payBy(orderSlug, world.transfer)
  await payBy(orderSlug, world.transfer)

  const [mail, ...more] = await detailsTo(email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Podaci za uplatu, narudžba ${number}`)
  const { transfer } = await world.read(orderSlug)
  for (const detail of [transfer?.payee, transfer?.iban, transfer?.reference, '24,50 €']) {
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(detail)
  }
})

test('the confirmation of an order by card waits two minutes for the payment, and asks for it only then', async () => {
  const confirmation = async (email: string) =>
    (await mailsTo(services, email)).find(({ subject }) => subject.startsWith('Vaša narudžba'))

  const unpaid = await orderByCard()
  services.clock.advance(119_000)
  expect(await confirmation(unpaid.email)).toBeUndefined()
  services.clock.advance(2_000)
  expect((await confirmation(unpaid.email))?.text).toContain('Platite narudžbu:')
  expect((await confirmation(unpaid.email))?.text).toMatch(/čuvamo za vas do [\d.]+ u \d\d:\d\d\./)

  const paid = await orderByCard()
  await world.webhook(await world.answerOf(paid.orderSlug))
  const { text = '' } = (await confirmation(paid.email)) ?? {}
  expect(text).not.toContain('Platite')
  expect(text).toContain('Otvorite narudžbu:')
})

test('letters name the print, the parts, the address or the place, and the contact that the papers have', async () => {
  const email = `sve-${made}@posta.example`
  const jersey = await addProduct(services, {
    ...{ name: 'Dres', sku: 'DRES', stock: 9 },
    customOptions: [{ type: 'text', texts: { hrv: { label: 'Ime' } } }],
  })
  const { product } = await services.call(getProduct, { id: jersey })
  const id = product?.customOptions?.[0]?.id ?? 0
  const options = { personalizations: [{ id, value: 'ANČICA' }] }
  await world.place(
    await world.readyCart([[jersey, 1, options]], { email, paymentId: world.transfer }),
  )
  const [letter] = await mailsTo(services, email)

  expect(letter?.text).toContain('1 × Dres')
  for (const words of ['ANČICA', 'Proizvodi:', 'Adresa za dostavu', 'Ulica kralja 7']) {
    expect(letter?.text).toContain(words)
  }
  expect(letter?.text).toContain('trgovina@savez.example')
  expect(letter?.text.toLowerCase()).not.toContain('artik')
})

test('a letter shows the picture that a line had when it was ordered', async () => {
  const { orderSlug, email } = await orderByCard()
  const urlTemplate = '/media/savez/{size}/17-1a2b3c4d.webp'
  const media = JSON.stringify([{ id: 17, path: 'sal.webp', urlTemplate, alt: 'Crveni šal' }])
  await services.db.updateTable('order_line').set({ media }).execute()
  await payBy(orderSlug, world.transfer)
  const src = new URL('/media/savez/w160/17-1a2b3c4d.jpg', services.config.publicUrl).href
  expect((await detailsTo(email))[0]?.html).toContain(`src="${src}" alt="Crveni šal"`)
})
