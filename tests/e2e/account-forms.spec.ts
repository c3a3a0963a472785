import { fillRegistration, PASSWORD, somebody } from '#tests/support/account.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const REQUIRED = 'Unos ovog polja je obavezan'

test('by keyboard: the first mistake is focused and named, and nothing is lost [FM-02, FM-03, FM-04]', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await visit(page, '/registracija')
  // The cookie notice would cover part of a field's button at some scroll positions.
  await page.getByRole('button', { name: 'Slažem se' }).click()
  await page.getByLabel('Ime', { exact: true }).focus()
  await page.keyboard.type('Ana9')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ana')
  await page.keyboard.press('Tab')
  await page.keyboard.type('kratko')
  await page.keyboard.press('Enter')

  const firstName = page.getByLabel('Ime', { exact: true })
  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveAccessibleDescription(/Koristite samo slova/)
  await expect(page.getByLabel('Prezime')).toHaveAccessibleDescription(REQUIRED)
  await expect(page.getByLabel('E-adresa')).toHaveAccessibleDescription(/uzorak adrese/)
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveAccessibleDescription(
    /Minimalan broj znakova potrebnih za ovo polje je 8/,
  )
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveValue('kratko')
  expect(sent.filter((body) => body.includes('"Register"'))).toEqual([])

  await firstName.fill('Ana')
  await expect(firstName).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Prezime')).toHaveAttribute('aria-invalid', 'true')
  await expectNoBarrier(page, [360, 1440])
})

test('different passwords are reported at the second field [FM-07]', async ({ page }) => {
  await visit(page, '/registracija')
  await fillRegistration(page, somebody())
  await page.getByLabel('Ponovite lozinku').fill(`${PASSWORD}!`)
  await page.getByRole('button', { name: 'Registrirajte se' }).click()
  await expect(page.getByLabel('Ponovite lozinku')).toBeFocused()
  await expect(page.getByLabel('Ponovite lozinku')).toHaveAccessibleDescription(
    'Unesene lozinke se ne podudaraju',
  )
})

test('an invalid membership card stops the registration with a toast [CP-13, CP-14, CP-15~]', async ({
  page,
}) => {
  await visit(page, '/registracija')
  await fillRegistration(page, somebody())
  await page.getByLabel('Broj članske iskaznice').fill('1234567890123')
  await page.getByRole('button', { name: 'Registrirajte se' }).click()
  await expect(page.getByLabel('Broj članske iskaznice')).toBeFocused()
  const toast = page.getByRole('alert').getByText(/^Broj iskaznice nije valjan/)
  await expect(toast).toBeVisible()
  await expect(page.getByLabel('Broj članske iskaznice')).toHaveAccessibleDescription(
    /Broj iskaznice nije valjan/,
  )
  await expect(page.getByLabel('Prezime')).toHaveValue('Đurđević')
})

test('a wrong login is refused in one sentence, and what was typed stays [AC-01, AC-08, AC-34]', async ({
  page,
}) => {
  await visit(page, '/prijava')
  await page.getByLabel('E-adresa').fill('nitko@example.com')
  const password = page.getByLabel('Lozinka', { exact: true })
  await password.fill('kratka')
  await page.getByRole('button', { name: 'Prijavite se' }).click()
  await expect(password).toHaveAccessibleDescription(/polje je 8.*Provjerite jeste li je upisali/)
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Prijavite se' }).click()
  const message = page.getByRole('alert').filter({ hasText: 'E-adresa ili lozinka nije točna.' })
  await expect(message).toBeFocused()
  await expect(page.getByLabel('E-adresa')).toHaveValue('nitko@example.com')
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveValue(PASSWORD)

  await page.getByRole('button', { name: /^Prikažite.*Lozinka/ }).click()
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveAttribute('type', 'text')
  await expectNoBarrier(page, [360, 1440])
})

test('a second submit is ignored while the first one runs, and a lost network loses nothing [FM-01]', async ({
  page,
}) => {
  await visit(page, '/zaboravljena-lozinka')
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>()
  let requests = 0
  await page.route('/graphql', async (route) => {
    if (!route.request().postData()?.includes('RequestPasswordReset')) return route.continue()
    requests += 1
    await isOpen
    return route.abort()
  })
  await page.getByLabel('E-adresa').fill('ana@example.com')
  await page.getByLabel('E-adresa').press('Enter')
  await expect(page.getByRole('button', { name: 'Šaljemo…' })).toBeVisible()
  await page.getByLabel('E-adresa').press('Enter')
  open()
  await expect(page.getByRole('alert').filter({ hasText: 'Podaci nisu poslani.' })).toBeFocused()
  await expect(page.getByLabel('E-adresa')).toHaveValue('ana@example.com')
  expect(requests).toBe(1)
})

test('a form sent offline reports it, keeps its values, and is sent later [FM-01]', async ({
  page,
  context,
}) => {
  await visit(page, '/prijava')
  await context.setOffline(true)
  await page.getByLabel('E-adresa').fill('nitko@example.com')
  await page.getByLabel('Lozinka', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Prijavite se' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Podaci nisu poslani.' })).toBeFocused()
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveValue(PASSWORD)

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Prijavite se' }).click()
  await expect(page.getByText(/E-adresa ili lozinka nije točna/)).toBeFocused()
})

test('after a form that triggers a mail, its page resends the mail and links back to correct the address', async ({
  page,
}) => {
  const letters: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('RequestPasswordReset')) letters.push(request.postData() ?? '')
  })
  const { email } = somebody()
  await visit(page, '/zaboravljena-lozinka')
  await page.getByLabel('E-adresa').fill(email)
  await page.getByRole('button', { name: 'Pošaljite poveznicu' }).click()
  const headline = page.getByRole('heading', { level: 1, name: 'Provjerite e-poštu' })
  await expect(headline).toBeFocused()
  await expectNoBarrier(page, [360, 1440])
  await page.getByRole('button', { name: 'Pošaljite poruku ponovno' }).click()
  await expect(page.getByText('Poslali smo još jednu poruku.')).toBeVisible()
  expect(letters).toHaveLength(2)
  await page.getByRole('button', { name: 'Kriva adresa?' }).click()
  await expect(page.getByRole('heading', { name: 'Zaboravljena lozinka' })).toBeFocused()
  await expect(page.getByLabel('E-adresa')).toHaveValue(email)

  await visit(page, '/profil')
  const registration = page.getByRole('form', { name: 'Registracija' })
  await registration.getByLabel('Ime', { exact: true }).fill('Ana-Marija')
  await registration.getByLabel('Prezime').fill('Đurđević')
  await registration.getByLabel('E-adresa').fill(somebody().email)
  await registration.getByLabel('Lozinka', { exact: true }).fill(PASSWORD)
  await registration.getByLabel('Ponovite lozinku').fill(PASSWORD)
  for (const box of await registration.getByRole('checkbox').all()) await box.check()
  await registration.getByRole('button', { name: 'Registrirajte se' }).click()
  await expect(headline).toBeFocused()
  await expect(headline).toBeInViewport()
  await page.getByRole('button', { name: 'Kriva adresa?' }).click()
  await expect(registration.getByLabel('Prezime')).toHaveValue('Đurđević')
  await expect(registration.getByLabel('Lozinka', { exact: true })).toHaveValue('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/registracija', '/prijava?verificationToken=x']) {
    test(`it is said ahead of the form, and nothing can be pressed in vain: ${path}`, async ({
      page,
    }) => {
      await page.goto(path)
      const form = page.getByRole('main').locator('form')
      expect(await form.textContent()).toMatch(/^\s*Za slanje obrasca uključite JavaScript/)
      await expect(form.locator('[type=submit]')).toBeDisabled()
      await expect(form.getByRole('button', { name: /^Prikažite/ })).toHaveCount(0)
    })
  }
})

for (const path of ['/prijava', '/registracija', '/zaboravljena-lozinka', '/profil']) {
  test(`no barrier found: ${path}`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expectNoBarrier(page, [360, 1440])
  })
}
