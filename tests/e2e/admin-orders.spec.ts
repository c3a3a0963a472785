import { readFile } from 'node:fs/promises'
import { barriersOf, expectNoBarrier } from '#tests/support/barriers.ts'
import { placeOrder } from '#tests/support/orders.ts'
import { openOffice, PACKER } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

const WIDTHS = [320, 360, 768, 1024, 1440]

test('a packer finds what is paid and not sent, opens an order, and comes back to it', async ({
  page,
  browser,
  product: { url },
}) => {
  const buyer = await browser.newPage({ baseURL: url })
  const { number } = await placeOrder(buyer, url, {
    ...{ kind: 'CASH_ON_DELIVERY', email: 'popis.kupac@posta.example' },
  })
  await buyer.close()
  await openOffice(page, '/admin/orders', PACKER)
  const views = page.getByRole('navigation', { name: 'Spremljeni pogledi' })
  await expect(views.getByRole('link').first()).toContainText('Plaćeno, nije poslano')
  await expect(views.getByRole('link', { name: /^Sve/ })).toHaveAttribute('aria-current', 'page')
  await expectNoBarrier(page, WIDTHS)

  await views.getByRole('link', { name: /^Plaćeno, nije poslano/ }).press('Enter')
  await expect(page).toHaveURL('/admin/orders?isToSend=true&sort=PLACED_AT_ASC')
  const table = page.getByRole('table', { name: 'Narudžbe' })
  await expect(table.getByRole('link', { name: number })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Naručeno' })).toHaveAttribute(
    ...['aria-sort', 'ascending'],
  )

  await table.getByRole('link', { name: 'Ukupno' }).press('Enter')
  await expect(page).toHaveURL('/admin/orders?isToSend=true&sort=TOTAL_DESC')
  await page.getByRole('searchbox', { name: 'Broj, e-adresa ili ime kupca' }).fill('popis kup')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 narudžba')).toBeVisible()
  const address = page.url()
  const row = table.getByRole('link', { name: number })
  await row.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Narudžba ${number}`)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(row).toBeFocused()
  await page.reload()
  await expect(row).toBeFocused()
})

test('filters, columns and the selection are part of the list, and a view of them can be saved', async ({
  page,
}) => {
  await openOffice(page, '/admin/orders?limit=25', PACKER)
  await page.getByText('Filtri i stupci').press('Enter')
  await page.getByRole('checkbox', { name: 'Isporučeno' }).check()
  await expect(page).toHaveURL(/state=DELIVERED/)
  await page.getByRole('checkbox', { name: 'E-adresa' }).check()
  await expect(page).toHaveURL(/column=email/)
  const delivery = page.getByRole('group', { name: 'Dostava' }).getByRole('checkbox').first()
  await delivery.check()
  await expect(page).toHaveURL(/deliveryMethod=\d/)
  await delivery.uncheck()
  await page.getByRole('checkbox', { name: 'Dostava', exact: true }).uncheck()
  await expect(page).toHaveURL(/state=DELIVERED.*column=number/)
  const table = page.getByRole('table', { name: 'Narudžbe' })
  await expect(table.getByRole('columnheader', { name: 'E-adresa' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Dostava' })).toHaveCount(0)
  await expect(table.getByRole('row').nth(1)).toContainText('Isporučeno')
  expect(await barriersOf(page)).toEqual([])

  await table.getByRole('checkbox', { name: 'Odaberite sve na stranici' }).check()
  await expect(page.getByText(/^Odabran/)).toBeVisible()
  await page.getByRole('button', { name: 'Poništite odabir' }).click()
  await expect(page.getByText(/^Odabran/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Spremite pogled' }).click()
  const dialog = page.getByRole('dialog', { name: 'Spremite pogled' })
  await dialog.getByRole('button', { name: 'Spremite pogled' }).click()
  await expect(dialog.getByLabel('Naziv pogleda')).toBeFocused()
  await dialog.getByLabel('Naziv pogleda').fill('Gotove')
  await dialog.getByRole('button', { name: 'Spremite pogled' }).click()
  const views = page.getByRole('navigation', { name: 'Spremljeni pogledi' })
  await expect(views.getByRole('link', { name: /^Gotove/ })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Obrišite pogled' }).click()
  await expect(views.getByRole('link', { name: /^Gotove/ })).toHaveCount(0)

  await page.getByRole('searchbox').fill('nitkonitko')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ništa ne odgovara.')).toBeVisible()
})

test('an owner takes the shown orders along as a table, with the columns and words of the screen', async ({
  page,
}) => {
  await openOffice(page, '/admin/orders?state=DELIVERED')
  const rows = page.getByRole('table', { name: 'Narudžbe' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Isporučeno')
  const shown = (await rows.count()) - 1
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Izvezite u tablicu' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const [head = '', ...lines] = text.split('\r\n').filter(Boolean)
  expect(head).toContain('Broj;Naručeno;Kupac;Stanje')
  expect(lines).toHaveLength(shown)
  for (const line of lines) expect(line).toContain(';Isporučeno;')
})
