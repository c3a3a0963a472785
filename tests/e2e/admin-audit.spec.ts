import { expectNoBarrier } from '#tests/support/barriers.ts'
import { openOffice, PACKER } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

test('an owner sees who changed what, narrows it down, opens the record and comes back [AD-06~]', async ({
  page,
}) => {
  await openOffice(page, '/admin/people')
  await page.getByRole('button', { name: 'Nova uloga' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Naziv').fill('Revizorica')
  for (const right of [
    ...['Pregled narudžbi', 'Obrada i slanje narudžbi', 'Povrat novca', 'Pregled svih promjena'],
    'Postavke trgovine',
  ]) {
    await dialog.getByRole('checkbox', { name: right }).check()
  }
  await dialog.getByRole('button', { name: 'Spremite ulogu' }).click()
  await expect(page).toHaveURL(/\/admin\/people\/roles\/\d+$/)

  await page.getByRole('link', { name: 'Povijest promjena' }).click()
  const table = page.getByRole('table', { name: 'Povijest promjena' })
  await expect(table.getByRole('row').nth(1)).toContainText('Uloga')
  await expectNoBarrier(page, [360, 1440])

  const views = page.getByRole('navigation', { name: 'Spremljeni pogledi' })
  await views.getByRole('link', { name: /^Ljudi i uloge/ }).press('Enter')
  await expect(page).toHaveURL('/admin/audit?entity=MEMBER&entity=ROLE')
  await page.getByText('Filtri i stupci').press('Enter')
  await page.getByRole('group', { name: 'Tko' }).getByRole('checkbox').first().check()
  await page.getByRole('checkbox', { name: 'Član osoblja' }).uncheck()
  await expect(page).toHaveURL(/\?entity=ROLE&actor=account%3A\d+$/)
  const address = page.url()
  const rights = table.getByRole('row').filter({ hasText: 'Pregled narudžbi, Obrada' }).first()
  await rights.locator('summary').press('Enter')
  await expect(rights.getByText(/Pregled svih promjena, Postavke trgovine$/)).toBeVisible()
  const record = rights.getByRole('link')
  await record.press('Enter')
  await expect(page).toHaveURL(/\/admin\/people\/roles\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(record).toBeFocused()

  await page.getByRole('searchbox').fill('nitkonitko')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ništa ne odgovara.')).toBeVisible()
})

test('a packer has no entry for it, and reads at its address which right is missing', async ({
  page,
}) => {
  await openOffice(page, '/admin/audit', PACKER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Za ovo nemate ovlast')
  await expect(page.getByRole('link', { name: 'Povijest promjena' })).toHaveCount(0)
})
