import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { becomeCustomer, giveConsents, login, somebody } from '#tests/support/account.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { letterTo, linkIn } from '#tests/support/mailbox.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

test('the profile form requires the password for a new e-mail, and for no other field [PF-01, PF-02]', async ({
  page,
  product,
}) => {
  const person = await becomeCustomer(page, product)
  const other = somebody().email
  await visit(page, '/profil/podaci')
  const email = page.getByLabel('E-adresa')
  const password = page.getByLabel('Lozinka za potvrdu', { exact: true })
  const save = page.getByRole('button', { name: 'Spremite' })
  await expect(password).toHaveCount(0)
  await email.fill(other)
  await expect(password).toBeVisible()
  await email.fill(` ${person.email.toUpperCase()}`)
  await expect(password).toHaveCount(0)

  await email.fill(other)
  await save.click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Unos ovog polja je obavezan/)
  await expectNoBarrier(page, [360, 768, 1440])
  await password.fill('nije moja lozinka')
  await save.click()
  await expect(password).toHaveAccessibleDescription(/Lozinka nije točna\./)
  await expect(password).toBeFocused()
  await expect(email).toHaveValue(other)
  await password.fill(person.password)
  await save.click()
  await expect(page.getByText(/^Spremljeno\. Novu adresu potvrdite/)).toBeVisible()
  await expect(password).toHaveCount(0)
  await page.getByLabel('Prezime').fill('Đurđević-Šarić')
  await save.click()
  await expect(page.getByText('Podaci su spremljeni.')).toBeVisible()

  await visit(page, linkIn(await letterTo(product.dataDir, other, /potvrdite/i)))
  await page.getByRole('button', { name: 'Potvrdite e-adresu' }).click()
  await expect(page.getByText('Sada se možete prijaviti.')).toBeVisible()
  await expect(page).toHaveURL('/prijava')
  await expect(page.getByLabel('E-adresa')).toHaveValue(other)
  await login(page, { ...person, email: other })
})

test('a customer without a password changes the e-mail soon after a login; later a new login is required', async ({
  page,
  product,
}) => {
  const { email } = somebody()
  const enter = async () => {
    await page.getByRole('button', { name: 'Nastavite s Demo računom' }).click()
    await page.getByLabel('Netko drugi').check()
    await page.getByLabel('E-adresa', { exact: true }).fill(email)
    await page.getByLabel('Ime', { exact: true }).fill('Nova')
    await page.getByLabel('Prezime').fill('Osoba')
    await page.getByRole('button', { name: 'Nastavi' }).click()
  }
  await visit(page, '/prijava?redirect=/profil/podaci')
  await enter()
  await expect(page.getByRole('heading', { name: 'Još samo korak' })).toBeVisible()
  await giveConsents(page)
  await page.getByRole('button', { name: 'Otvorite račun' }).click()
  await expect(page).toHaveURL('/profil/podaci')

  makeLoginsOld(product.dataDir, email)
  await page.getByLabel('E-adresa').fill(somebody().email)
  await page.getByRole('button', { name: 'Spremite' }).click()
  await expect(page.getByText(/se prijavite ponovno i promijenite je/)).toBeFocused()
  await expect(page.getByLabel('Lozinka za potvrdu')).toHaveCount(0)
  await expectNoBarrier(page, [360])
  await page.getByRole('button', { name: 'Prijavite se ponovno' }).click()
  await expect(page).toHaveURL('/prijava?redirect=%2Fprofil%2Fpodaci')
  // Wait for the logout, so that the layout no longer shifts under the pointer.
  await expect(page.getByText('Odjavljeni ste.')).toBeVisible()
  await enter()
  await expect(page).toHaveURL('/profil/podaci')
  await page.getByLabel('E-adresa').fill(somebody().email)
  await page.getByRole('button', { name: 'Spremite' }).click()
  await expect(page.getByText(/^Spremljeno\. Novu adresu potvrdite/)).toBeVisible()
})

/** Backdates the session by half an hour; the clock of a running process cannot be set. */
function makeLoginsOld(dataDir: string, email: string): void {
  const database = new Sqlite(join(dataDir, 'savez.sqlite'), { timeout: 5_000 })
  const { changes } = database
    .prepare(
      'update session set created_at = ? where account_id = (select id from account where email = ?)',
    )
    .run(new Date(Date.now() - 30 * 60_000).toISOString(), email)
  database.close()
  expect(changes).toBe(1)
}
