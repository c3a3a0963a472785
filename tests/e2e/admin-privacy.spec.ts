import { expectNoBarrier } from '#tests/support/barriers.ts'
import { openOffice } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

test('staff answer requests of a guest about their data: a link by mail, an erasure, and the trace of both', async ({
  page,
}) => {
  const email = 'gost.zahtjev@primjer.example'
  await openOffice(page, `/admin/privacy/new?email=${email}`)
  await expect(page.getByLabel('E-adresa osobe')).toHaveValue(email)
  await page.getByRole('button', { name: 'Upišite zahtjev' }).click()
  await expect(page.getByLabel('Što traži')).toBeFocused()
  await page.getByLabel('Što traži').selectOption('Uvid u podatke')
  await page.getByLabel('Kako je stigao').selectOption('telefonom')
  await expectNoBarrier(page, [360, 1440])
  await page.getByRole('button', { name: 'Upišite zahtjev' }).click()

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Zahtjev \d+: Uvid u podatke$/)
  await expectNoBarrier(page, [360, 1440])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Preuzmite datoteku' }).click()
  expect((await download).suggestedFilename()).toMatch(/^osobni-podaci-.*\.json$/)
  await page.getByRole('button', { name: 'Pošaljite poveznicu osobi' }).click()
  await expect(page.getByText('Na ovaj je zahtjev odgovoreno.')).toBeVisible()
  const history = page.getByRole('region', { name: 'Povijest promjena' })
  await expect(history.getByRole('listitem')).toHaveText([
    /Podaci su dani/,
    /Podaci su dani/,
    /Zahtjev je upisan/,
  ])

  await page.goto(`/admin/privacy/new?email=${email}`)
  await page.getByLabel('Što traži').selectOption('Brisanje podataka')
  await page.getByRole('button', { name: 'Upišite zahtjev' }).click()
  await page.getByRole('button', { name: 'Izbrišite osobu…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(email)
  await expectNoBarrier(page, [360, 1440])
  await dialog.getByRole('button', { name: 'Izbrišite zauvijek' }).click()
  await expect(page.getByText('Osoba je izbrisana. Zahtjev ostaje')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await expect(history).toContainText('Osoba je izbrisana')
  await expect(page.getByRole('region', { name: 'Drugi zahtjevi' })).toContainText('Uvid u podatke')

  await page.getByRole('link', { name: 'Zahtjevi o podacima' }).first().click()
  await page.getByRole('link', { name: /^Zaključeni/ }).click()
  const table = page.getByRole('table', { name: 'Zahtjevi o podacima' })
  await expect(table.getByRole('row').filter({ hasText: 'Izbrisana osoba' })).toHaveCount(2)
  await expectNoBarrier(page, [360, 1440])
})

test('a request that is late waits on the first page, and a member of staff is no subject', async ({
  page,
}) => {
  await openOffice(page, '/admin/privacy/new')
  await page.getByLabel('Što traži').selectOption('Ispravak podataka')
  await page.getByLabel('E-adresa osobe').fill('trgovina@jss.example')
  await page.getByLabel('Primljeno').fill('2026-01-05')
  await page.getByRole('button', { name: 'Upišite zahtjev' }).click()
  await expect(page.getByText('Ovo je adresa člana uredništva.')).toBeVisible()
  await page.getByLabel('E-adresa osobe').fill('netko@primjer.example')
  await page.getByRole('button', { name: 'Upišite zahtjev' }).click()
  await expect(page.getByText(/^Kasni \d+ dana?$/)).toBeVisible()
  await page.getByRole('button', { name: 'Odbijte zahtjev' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Odbijte zahtjev' }).click()
  await expect(dialog.getByLabel('Razlog')).toBeFocused()
  await page.keyboard.press('Escape')

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Zahtjevi o podacima koji kasne' }).click()
  await page.getByRole('link', { name: 'netko@primjer.example' }).click()
  await page.getByRole('button', { name: 'Označite kao izvršeno' }).click()
  await expect(page.getByText('Na ovaj je zahtjev odgovoreno.')).toBeVisible()
})
