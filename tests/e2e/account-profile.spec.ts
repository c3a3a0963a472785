import { becomeCustomer, login, makeAccount } from '#tests/support/account.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

/** A card in the demo registry, issued to Dora Jurić and not linked to an account. */
const FREE_CARD = '3859990002009'

test('a page of customers leads visitors to the login and back, and a changed name is kept [RT-37, PF-01, PF-03]', async ({
  page,
  product,
}) => {
  const person = await makeAccount(page, product)
  await visit(page, '/profil/podaci')
  await expect(page).toHaveURL('/prijava?redirect=%2Fprofil%2Fpodaci')
  await login(page, person)
  await expect(page).toHaveURL('/profil/podaci')

  await page.getByLabel('Prezime').fill('Đurđević-Šarić')
  await page.getByRole('button', { name: 'Spremite' }).click()
  await expect(page.getByText('Podaci su spremljeni.')).toBeVisible()
  await page.getByRole('link', { name: 'Pregled' }).click()
  await expect(page.getByText('Ana-Marija Đurđević-Šarić')).toBeVisible()
})

test('addresses are added, changed and, after a question, deleted [PF-21, PF-22]', async ({
  page,
  product,
}) => {
  await becomeCustomer(page, product)
  await visit(page, '/profil/adrese')
  await expect(page.getByText('Još nema adresa')).toBeVisible()
  await expectNoBarrier(page, [360])
  await page.getByRole('button', { name: 'Dodajte adresu' }).click()
  await page.getByRole('button', { name: 'Spremite adresu' }).click()
  await expect(page.getByLabel('Telefon')).toBeFocused()
  await expectNoBarrier(page, [360])

  await page.getByLabel('Telefon').fill('abc')
  await page.getByLabel('Ulica').fill('Ribarska ulica')
  await page.getByLabel('Kućni broj').fill('12a')
  await page.getByLabel('Poštanski broj').fill('100')
  await page.getByLabel('Mjesto').fill('Luka')
  await page.getByRole('button', { name: 'Spremite adresu' }).click()
  await expect(page.getByText('Upišite broj telefona')).toBeVisible()
  await expect(page.getByText('u Hrvatskoj ima 5 znamenki')).toBeVisible()
  await page.getByLabel('Telefon').fill('+385 91 555 0199')
  await page.getByLabel('Poštanski broj').fill('10296')
  await page.getByRole('button', { name: 'Spremite adresu' }).click()
  await expect(page.getByText('Glavna adresa')).toBeVisible()
  const headline = page.getByRole('heading', { level: 1, name: 'Adrese' })
  await expect(headline).toBeFocused()

  await page.getByRole('button', { name: /^Uredite/ }).click()
  await page.getByLabel('Kućni broj').fill('14')
  await page.getByRole('button', { name: 'Spremite adresu' }).click()
  await expect(page.getByText('Ribarska ulica 14', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: /^Obrišite/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Obrisati adresu?' })
  await expectNoBarrier(page, [360])
  await dialog.getByRole('button', { name: 'Odustanite' }).click()
  await expect(page.getByText('Ribarska ulica 14', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Obrišite/ }).click()
  await dialog.getByRole('button', { name: 'Obrišite' }).click()
  await expect(page.getByText('Još nema adresa')).toBeVisible()
  await expect(headline).toBeFocused()
})

test('a membership card is checked, given to whom it names, and drawn with its bar code [CP-13, CP-16]', async ({
  page,
  product,
}) => {
  await becomeCustomer(page, product)
  await visit(page, '/profil/clanska-kartica')
  const number = page.getByLabel('Broj članske iskaznice')
  await number.fill('1234567890123')
  await page.getByRole('button', { name: 'Spremite iskaznicu' }).click()
  await expect(number).toHaveAccessibleDescription(/mora biti ispravan/)
  await number.fill(FREE_CARD)
  await page.getByRole('button', { name: 'Spremite iskaznicu' }).click()
  await expect(number).toHaveAccessibleDescription(/ne glasi na vaše ime/)
  await expect(number).toBeFocused()
  await expect(page.getByText(/Dora|Jurić/)).toHaveCount(0)

  await visit(page, '/profil/podaci')
  await page.getByLabel('Ime', { exact: true }).fill('DORA')
  await page.getByLabel('Prezime').fill('Juric')
  await page.getByRole('button', { name: 'Spremite' }).click()
  await expect(page.getByText('Podaci su spremljeni.')).toBeVisible()
  await visit(page, '/profil/clanska-kartica')
  await number.fill(`${FREE_CARD.slice(0, 7)} ${FREE_CARD.slice(7)}`)
  await page.getByRole('button', { name: 'Spremite iskaznicu' }).click()
  const applied = 'Članska iskaznica je spremljena.'
  await expect(page.getByRole('status').getByText(applied)).toBeVisible()
  await expect(page.getByRole('alert').getByText(applied)).toHaveCount(0)
  await expect(page.getByText('Dora Jurić')).toBeVisible()
  await expect(page.getByRole('img', { name: `Crtični kod ${FREE_CARD}` })).toBeVisible()
  await expectNoBarrier(page, [360])

  // A4 without its margins, portrait and landscape.
  await page.emulateMedia({ media: 'print' })
  for (const width of [673, 1002]) {
    await page.setViewportSize({ width, height: 700 })
    const card = await page.getByRole('region', { name: 'Članska iskaznica' }).boundingBox()
    expect(Math.round(((card?.width ?? 0) / 96) * 25.4), 'mm of a bank card').toBe(86)
    await expect(page.getByRole('button', { name: 'Ispišite iskaznicu' })).toBeHidden()
  }
})

test('a password is changed with the old one, and other devices are logged out by it [PF-05, PF-07, PF-09]', async ({
  page,
  product,
  browser,
}) => {
  const person = await becomeCustomer(page, product)
  const elsewhere = await browser.newPage({ baseURL: product.url })
  await visit(elsewhere, '/prijava?redirect=/profil')
  await login(elsewhere, person)

  await visit(page, '/profil/sigurnost')
  await expectNoBarrier(page, [360])
  await expect(page.getByRole('button', { name: /^Odjavite:|^Odjavite :/ })).toHaveCount(1)
  const [old, next, repeat] = ['Trenutačna lozinka', 'Nova lozinka', 'Ponovite novu lozinku'].map(
    (name) => page.getByRole('textbox', { name }),
  )
  await old?.fill('nije moja lozinka')
  await next?.fill('četiri velika broda')
  await repeat?.fill('četiri velika broda')
  await page.getByRole('button', { name: 'Promijenite lozinku' }).click()
  await expect(page.getByText('Trenutačna lozinka nije točna.')).toBeVisible()
  await old?.fill(person.password)
  await page.getByRole('button', { name: 'Promijenite lozinku' }).click()
  await expect(page.getByText('Lozinka je promijenjena.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Trenutačna lozinka' })).toHaveValue('')

  await elsewhere.reload()
  await expect(elsewhere.getByRole('button', { name: 'Prijavite se' })).toBeVisible()
  await elsewhere.close()
})

test('consents are withdrawn, data taken home and the account deleted after the password', async ({
  page,
  product,
}) => {
  const person = await becomeCustomer(page, product)
  await visit(page, '/profil/privatnost')
  await expectNoBarrier(page, [360, 1440])
  const news = page.getByRole('checkbox', { name: /vijesti/ })
  await news.check()
  await expect(page.getByText('Privola je dana.')).toBeVisible()
  await news.uncheck()
  await expect(page.getByText('Privola je povučena.')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Preuzmite podatke' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)

  await page.getByLabel('Lozinka za potvrdu').fill(person.password)
  await page.getByRole('button', { name: 'Obrišite račun' }).click()
  await expect(page.getByRole('checkbox', { name: /zauvijek/ })).toBeFocused()
  await page.getByRole('checkbox', { name: /zauvijek/ }).check()
  await page.getByRole('button', { name: 'Obrišite račun' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Moj račun', exact: true })).toBeVisible()
})
