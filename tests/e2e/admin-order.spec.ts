import type { Browser, Page } from 'playwright/test'
import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import { barriersOf, expectNoBarrier } from '#tests/support/barriers.ts'
import { placeOrder } from '#tests/support/orders.ts'
import { endSession, openOffice, PACKER } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

const WIDTHS = [360, 1440]

type Ordered = { readonly browser: Browser; readonly url: string }

async function ordered(
  { browser, url }: Ordered,
  given: Parameters<typeof placeOrder>[2],
): Promise<string> {
  const buyer = await browser.newPage({ baseURL: url })
  const { number } = await placeOrder(buyer, url, given)
  await buyer.close()
  return number
}

/** Another member corrects the street meanwhile. */
async function correctElsewhere(
  { browser, url }: Ordered,
  {
    number,
    base,
    value,
  }: { readonly number: string; readonly base: string; readonly value: string },
): Promise<void> {
  const packer = await browser.newPage({ baseURL: url })
  await openOffice(packer, '/admin', PACKER)
  const query = `mutation ($input: CorrectOrderInput!) { correctOrder(input: $input) { ... on SaveOrderSuccess { applied } } }`
  const changes = [
    { path: 'shippingAddress.street', base: JSON.stringify(base), value: JSON.stringify(value) },
  ]
  const input = { number, sitting: `drugdje-${number}`, changes }
  const saved = await packer.request.post('/graphql/staff', {
    data: { query, variables: { input } },
  })
  expect(await saved.json()).toMatchObject({ data: { correctOrder: { applied: [{}] } } })
  await packer.close()
}

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('a packer with a phone sends a parcel to be paid at the door, and closes it, with the thumb alone', async ({
  page,
  browser,
  product: { url },
}) => {
  const number = await ordered({ browser, url }, { kind: 'CASH_ON_DELIVERY', quantity: 3 })
  await page.setViewportSize({ width: 360, height: 740 })
  await openOffice(page, `/admin/orders/${number}`, PACKER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Narudžba ${number}`)
  await expect(page.getByRole('region', { name: 'Proizvodi' })).toContainText('3 × Pleteni šal')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectNoBarrier(page, WIDTHS)

  await page.setViewportSize({ width: 360, height: 740 })
  const next = page.getByRole('region', { name: 'Sljedeći korak' }).getByRole('button')
  await expect(next).toHaveText('Paket je predan dostavi')
  const place = await next.boundingBox()
  expect(place?.y ?? 0, 'at the foot, where the thumb is').toBeGreaterThan(600)
  await next.click()
  const sending = dialogOf(page, 'Paket je predan dostavi')
  await sending.getByLabel('Broj pošiljke ili poveznica').fill('ZO 1')
  await sending.getByRole('button', { name: 'Označite poslanom' }).click()
  await expect(sending.getByLabel('Broj pošiljke ili poveznica')).toBeFocused()
  expect(await barriersOf(page)).toEqual([])
  await sending.getByLabel('Broj pošiljke ili poveznica').fill('https://paketi.example/zo-1')
  await sending.getByRole('button', { name: 'Označite poslanom' }).click()
  await expect(page.getByText(`Narudžba ${number} je poslana.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'https://paketi.example/zo-1' })).toBeVisible()

  await expect(next).toHaveText('Uručen i plaćen: 64,60 €')
  await next.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Uručena i plaćena 64,60 €' }).click()
  await expect(next).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Uručena')
  // A packer pays nothing back.
  await expect(page.getByRole('button', { name: 'Povrat novca', exact: true })).toHaveCount(0)
})

test('an address that two people correct is never silently lost: both values, who and when, and the way back', async ({
  page,
  browser,
  product: { url },
}) => {
  const number = await ordered({ browser, url }, { kind: 'CASH_ON_DELIVERY' })
  await openOffice(page, `/admin/orders/${number}`)
  await page.getByRole('button', { name: 'Ispravite adresu' }).press('Enter')
  const form = dialogOf(page, 'Ispravite adresu')
  await expect(form.getByRole('heading')).toBeFocused()
  await form.getByLabel('Ulica').fill('Obala kneza')
  await form.getByLabel('Kućni broj').fill('')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Kućni broj')).toBeFocused()
  await form.getByLabel('Kućni broj').fill('12')
  await correctElsewhere({ browser, url }, { number, base: 'Ulica mora', value: 'Ulica neba' })

  await endSession(page)
  await page.keyboard.press('Enter')
  const over = dialogOf(page, 'Prijavite se ponovno')
  await over.getByLabel('Lozinka').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')

  const differing = dialogOf(page, /u međuvremenu/)
  await expect(differing.getByRole('heading', { name: 'Ulica' })).toBeVisible()
  await expect(differing).toContainText('Obala kneza')
  await expect(differing).toContainText('Ulica neba')
  await expect(differing).toContainText(/Đina Lukšić, \d\d\.\d\d\.\d{4}\./)
  await expectNoBarrier(page, WIDTHS)
  const people = page.getByRole('region', { name: 'Kupac i dostava' })
  await expect(people.getByText('Ulica neba 12')).toBeAttached()
  await differing.getByRole('button', { name: 'Spremite „Obala kneza”' }).press('Enter')
  await expect(differing).toHaveCount(0)
  await expect(people.getByText('Obala kneza 12')).toBeVisible()

  const history = page.getByRole('region', { name: 'Povijest promjena' })
  await expect(history.getByRole('listitem').first()).toContainText(
    'Ulica: Ulica neba → Obala kneza',
  )
  // What somebody has changed since is shown here too, not overwritten.
  await history.getByRole('button', { name: 'Vratite „Ulica mora”' }).press('Enter')
  await expect(differing).toContainText('Ulica mora')
  await differing.getByRole('button', { name: 'Ostavite „Obala kneza”' }).press('Enter')
  await expect(differing).toHaveCount(0)
  await history.getByRole('button', { name: 'Vratite „Ulica neba”' }).press('Enter')
  await expect(page.getByText('Vraćeno je kako je bilo.')).toBeVisible()
  await expect(people.getByText('Ulica neba 12')).toBeVisible()
})

test('money goes back by pieces and by amounts, and the button says how much; notes and mails are at hand', async ({
  page,
  browser,
  product: { url },
}) => {
  const email = 'ana.povrat@posta.example'
  const number = await ordered({ browser, url }, { kind: 'TRANSFER', quantity: 3, email })
  await openOffice(page, `/admin/orders/${number}`)
  await page.getByRole('button', { name: 'Uplata od 64,60 € je stigla' }).click()
  await page.getByRole('button', { name: 'Zabilježite uplatu 64,60 €' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Povrat novca', exact: true }).press('Enter')
  const refund = dialogOf(page, 'Povrat novca')
  await refund.getByRole('button', { name: 'Zabilježite povrat', exact: true }).click()
  await expect(refund.getByRole('alert')).toHaveText('Odaberite barem jedan komad.')
  const more = refund.getByRole('button', { name: /jedan više/ })
  for (const _ of [1, 2, 3]) await more.press('Enter')
  await expect(refund.getByRole('button', { name: 'Zabilježite povrat 64,60 €' })).toBeVisible()
  await refund.getByRole('button', { name: /jedan manje/ }).press('Enter')
  await expectNoBarrier(page, WIDTHS)
  await refund.getByRole('button', { name: 'Zabilježite povrat 39,80 €' }).press('Enter')
  await expect(page.getByText('Zabilježen je povrat 39,80 €.')).toBeVisible()
  const lines = page.getByRole('region', { name: 'Proizvodi' })
  await expect(lines).toContainText('1 × Pleteni šal')
  await expect(lines).toContainText('Ne šalje se 2 od 3')

  await page.getByRole('button', { name: 'Povrat novca', exact: true }).click()
  await refund.getByLabel('Drugi iznos').check()
  await refund.getByLabel('Iznos u eurima').fill('24,81')
  await refund.getByRole('button', { name: 'Zabilježite povrat 24,81 €' }).click()
  await expect(refund.getByText('To je previše: vratiti se može najviše 24,80 €.')).toBeVisible()
  await refund.getByLabel('Iznos u eurima').fill('5')
  await refund.getByRole('button', { name: 'Zabilježite povrat 5,00 €' }).click()
  await expect(page.getByRole('region', { name: 'Novac i dokumenti' })).toContainText('44,80 €')

  await page.getByRole('button', { name: 'Nova bilješka' }).click()
  await page.getByLabel('Tekst').fill('Zvati prije dostave.')
  await page.getByRole('button', { name: 'Spremite bilješku' }).click()
  const notes = page.getByRole('region', { name: 'Bilješke' })
  await expect(notes).toContainText('Zvati prije dostave.Marta Čačić')
  await page.getByRole('button', { name: 'Pošaljite opet Potvrda uplate' }).click()
  await expect(page.getByText(`Poruka ide na ${email}.`)).toBeVisible()
  const history = page.getByRole('region', { name: 'Povijest promjena' })
  await expect(history).toContainText('Poruka poslana ponovno: Potvrda uplate')
  await expect(history).toContainText('Povrat zabilježen: 39,80 €')
  await expectNoBarrier(page, WIDTHS)
})
