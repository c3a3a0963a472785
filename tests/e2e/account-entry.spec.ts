import { fillRegistration, makeAccount, somebody } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

test('the ways in are forms, each under its own address, and the account holds two of them [AC-12, PF-20]', async ({
  page,
  product,
}) => {
  const person = await makeAccount(page, product)
  const forms = [
    ['/prijava', 'Prijavite se'],
    ['/registracija', 'Registrirajte se'],
    ['/zaboravljena-lozinka', 'Pošaljite poveznicu'],
  ] as const
  for (const [path, submit] of forms) {
    await visit(page, path)
    await expect(page.getByRole('main').getByRole('button', { name: submit })).toBeEnabled()
  }
  await visit(page, '/social-login?error=access_denied')
  await expect(page.getByRole('heading', { name: 'Prijava nije uspjela' })).toBeVisible()

  await visit(page, '/profil')
  const entry = page.getByRole('form', { name: 'Prijava' })
  await expect(page.getByRole('form', { name: 'Registracija' })).toBeVisible()
  await entry.getByLabel('E-adresa').fill(person.email)
  await entry.getByLabel('Lozinka', { exact: true }).fill(person.password)
  await entry.getByRole('button', { name: 'Prijavite se' }).click()
  await expect(page.getByText('Prijavljeni ste. Dobro došli!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^Pozdrav, / })).toBeVisible()
  await expect(page).toHaveURL('/profil')
})

test('a registration that no mail follows leads to the login, and leaves nothing in its form [AC-15, AC-18]', async ({
  page,
}) => {
  // A platform without e-mail confirmation answers like this; our services always confirm.
  const data = { register: { __typename: 'RegisterSuccess', verificationRequired: false } }
  await page.route('**/graphql', async (route) => {
    const isRegister = route.request().postData()?.includes('"Register"') ?? false
    await (isRegister ? route.fulfill({ json: { data } }) : route.fallback())
  })
  await visit(page, '/registracija')
  await fillRegistration(page, somebody())
  await page.getByRole('button', { name: 'Registrirajte se' }).click()

  await expect(page.getByText('Registracija je zaprimljena.')).toBeVisible()
  await expect(page).toHaveURL('/prijava')
  await page.goBack()
  await expect(page.getByLabel('E-adresa')).toHaveValue('')

  // Inside the account the form stays on its page.
  await visit(page, '/profil')
  const entry = page.getByRole('form', { name: 'Registracija' })
  await fillRegistration(entry, somebody())
  await entry.getByRole('button', { name: 'Registrirajte se' }).click()
  await expect(page.getByText('Registracija je zaprimljena.')).toBeVisible()
  for (const field of await entry.getByRole('textbox').all()) await expect(field).toHaveValue('')
  await expect(entry.getByRole('checkbox', { checked: true })).toHaveCount(0)
})
