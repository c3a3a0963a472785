import { readFile } from 'node:fs/promises'
import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import { copyOrder } from '#tests/support/backstage.ts'
import { barriersOf, expectNoBarrier } from '#tests/support/barriers.ts'
import { placeOrder } from '#tests/support/orders.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { endSession, openOffice, PACKER } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

const WIDTHS = [360, 1440]

test('a packer prints the papers of two parcels, scans their numbers and sees both sent', async ({
  page,
  browser,
  product: { url },
}) => {
  const numbers: string[] = []
  for (let nth = 0; nth < 2; nth += 1) {
    const buyer = await browser.newPage({ baseURL: url })
    numbers.push((await placeOrder(buyer, url, { kind: 'CASH_ON_DELIVERY', quantity: 1 })).number)
    await buyer.close()
  }
  const [first = '', second = ''] = numbers
  await page.setViewportSize({ width: 1280, height: 800 })
  await openOffice(page, '/admin/orders?isToSend=true&sort=PLACED_AT_DESC', PACKER)
  for (const number of numbers) await page.getByRole('checkbox', { name: number }).check()
  await page.getByRole('link', { name: 'Pakirajte i pošaljite' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slanje paketa')
  const field = (number: string) => page.getByRole('textbox', { name: number })
  const send = page.getByRole('button', { name: /Označite poslan/ })
  await expect(send).toHaveText('Označite poslanima (2)')
  await expectNoBarrier(page, WIDTHS)

  await page.setViewportSize({ width: 1280, height: 800 })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Listići za pakiranje' }).click()
  const file = await download
  const { pages } = await readPdf(await readFile(await file.path()))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain(first)

  // Without the address of the courier a number alone is not enough.
  await field(first).fill('RR 1')
  await field(first).press('Enter')
  await expect(field(second)).toBeFocused()
  await page.keyboard.type('https://paketi.example/2')
  await page.keyboard.press('Enter')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(first)).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('adresa praćenja')
  await field(first).fill('https://paketi.example/1')

  // Neither an ended session nor a reload nor a look at an order loses a number.
  await endSession(page)
  await page.reload()
  await page.getByLabel('E-adresa').fill(PACKER)
  await page.getByLabel('Lozinka').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Vratili smo ono što ste upisali.')).toBeVisible()
  await page.getByRole('link', { name: second }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second)
  await page.goBack()
  await expect(field(first)).toHaveValue('https://paketi.example/1')
  await expect(field(second)).toHaveValue('https://paketi.example/2')
  await send.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slanje 2 narudžbe')
  await expect(page.getByRole('status').filter({ hasText: 'Završeno' })).toBeVisible()
  for (const number of numbers) {
    await expect(page.getByRole('row', { name: number })).toContainText('Učinjeno')
  }
  await expectNoBarrier(page, WIDTHS)
  await page.reload()
  await expect(page.getByRole('row', { name: first })).toContainText('Učinjeno')
  await page.goBack()
  await expect(page.getByText('Nema narudžbi koje čekaju slanje.')).toBeVisible()
})

test('a packer marks all orders that match as delivered, unless one more came between', async ({
  page,
  browser,
  product: { url, dataDir },
}) => {
  const buyer = await browser.newPage({ baseURL: url })
  const { number } = await placeOrder(buyer, url, { kind: 'CASH_ON_DELIVERY', quantity: 1 })
  await buyer.close()
  await copyOrder(dataDir, number, 29)
  await openOffice(page, '/admin/orders?state=CONFIRMED&limit=25', PACKER)
  const total = page.getByText(/^\d+ narudž/)
  const shown = Number.parseInt((await total.textContent()) ?? '', 10)
  const selectAll = async (count: number) => {
    await page.getByRole('checkbox', { name: 'Odaberite sve na stranici' }).check()
    await page.getByRole('button', { name: new RegExp(`^Odaberite sv.* ${count} `) }).click()
    await expect(page.getByText(new RegExp(`^Odabran.* ${count} `))).toBeVisible()
  }
  await selectAll(shown)
  await expect(page.getByText('označite najviše 100 narudžbi')).toBeVisible()
  await expectNoBarrier(page, WIDTHS)

  await page.getByRole('button', { name: 'Promijenite stanje' }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`Promjena stanja ${shown} narudžb`) })
  await dialog.getByRole('button', { name: 'Promijenite stanje' }).click()
  await expect(dialog.getByText('Odaberite što se dogodilo.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Paketi su uručeni' }).check()
  expect(await barriersOf(page)).toEqual([])
  await copyOrder(dataDir, number, 1)
  await dialog.getByRole('button', { name: `(${shown})` }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    `bilo ih je ${shown}, a sada ih je ${shown + 1}`,
  )
  await page.keyboard.press('Escape')
  await expect(total).toHaveText(new RegExp(`^${shown + 1} `))
  await expect(page.getByText(/^Odabran/)).toHaveCount(0)

  await selectAll(shown + 1)
  await page.getByRole('button', { name: 'Promijenite stanje' }).click()
  const again = page.getByRole('dialog')
  await again.getByRole('radio', { name: 'Paketi su uručeni' }).check()
  await again.getByRole('button', { name: `(${shown + 1})` }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/jobs\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Uručenje ${shown + 1} `)
  await expect(page.getByRole('status').filter({ hasText: 'Završeno' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Ništa ne odgovara.')).toBeVisible()
})
