import {
  becomeCustomer,
  confirm,
  giveConsents,
  login,
  makeAccount,
  register,
  somebody,
} from '#tests/support/account.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { letterTo, linkIn } from '#tests/support/mailbox.ts'
import { expect, test } from '#tests/support/story.ts'
import { untilTakenOver, visit } from '#tests/support/visit.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a supporter registers, confirms by mail, logs in and finds their account [AC-09, AC-13, AC-15]', async ({
    page,
    product,
  }) => {
    const person = somebody()
    await register(page, person)
    await expect(page.getByText('Registracija je zaprimljena.')).toBeVisible()
    await expect(page.getByText('Poslali smo vam poruku: potvrdite e-adresu.')).toBeVisible()

    // Opening the link changes nothing: mail scanners open links too.
    const link = linkIn(await letterTo(product.dataDir, person.email, /potvrdite/i))
    expect((await page.request.get(link)).status()).toBe(200)

    await confirm(page, product.dataDir, person)
    const toast = page.getByRole('status').getByText('E-adresa je potvrđena.', { exact: true })
    await expect(toast).toBeVisible()
    await expect(page).toHaveURL('/prijava')
    await expect(page.getByRole('heading', { level: 1, name: 'Prijava' })).toBeFocused()
    await expect(page.getByLabel('E-adresa')).toHaveValue(person.email)
    // A used link still leads to the login.
    await visit(page, link)
    await page.getByRole('button', { name: 'Potvrdite e-adresu' }).click()
    await expect(page.getByRole('heading', { name: 'Poveznica više ne vrijedi' })).toBeFocused()
    await expectNoBarrier(page, [360])
    await page.getByRole('main').getByRole('link', { name: 'Prijavite se' }).click()
    await expect(page).toHaveURL('/prijava')
    await login(page, person)
    await expect(page).toHaveURL('/')

    await page.getByRole('link', { name: 'Moj račun, prijavljeni ste' }).tap()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Pozdrav, Ana-Marija!' }),
    ).toBeVisible()
  })
})

test('a person who has registered twice is told that a link to set the password is in the mail', async ({
  page,
  product,
}) => {
  const person = somebody()
  await register(page, person)
  await register(page, person)
  await visit(page, linkIn(await letterTo(product.dataDir, person.email, /potvrdite/i)))
  await page.getByRole('button', { name: 'Potvrdite e-adresu' }).click()
  await expect(page.getByText('Poslali smo vam poveznicu kojom ćete je postaviti.')).toBeVisible()

  await visit(page, linkIn(await letterTo(product.dataDir, person.email, /lozinku/i)))
  await page.getByRole('textbox', { name: 'Nova lozinka' }).fill(person.password)
  await page.getByLabel('Ponovite lozinku').fill(person.password)
  await page.getByRole('button', { name: 'Spremite lozinku' }).click()
  await expect(page).toHaveURL('/prijava')
  await login(page, person)
})

test('a forgotten password is set by the link of a mail, which works once [AC-27]', async ({
  page,
  product,
}) => {
  const person = await makeAccount(page, product)
  await visit(page, '/prijava')
  await page.getByRole('link', { name: 'Zaboravili ste lozinku?' }).click()
  // The form of the login has such a field too.
  await expect(page.getByRole('heading', { name: 'Zaboravljena lozinka' })).toBeVisible()
  await page.getByLabel('E-adresa').fill(person.email)
  await page.getByRole('button', { name: 'Pošaljite poveznicu' }).click()
  await expect(page.getByRole('heading', { name: 'Provjerite e-poštu' })).toBeFocused()

  const link = linkIn(await letterTo(product.dataDir, person.email, /lozink/i))
  const password = 'četiri velika broda'
  for (const isFirst of [true, false]) {
    await visit(page, link)
    await page.getByRole('textbox', { name: 'Nova lozinka' }).fill(password)
    await page.getByLabel('Ponovite lozinku').fill(password)
    await page.getByRole('button', { name: 'Spremite lozinku' }).click()
    if (isFirst) await expect(page).toHaveURL('/prijava')
  }
  await expect(page.getByRole('heading', { name: 'Poveznica više ne vrijedi' })).toBeFocused()
  await expect(page.getByText('Poveznica je iskorištena ili je istekla.')).toBeVisible()

  // Some mail programs truncate the link, so the token is malformed.
  await visit(page, link.slice(0, -40))
  await page.getByRole('textbox', { name: 'Nova lozinka' }).fill(password)
  await page.getByLabel('Ponovite lozinku').fill(password)
  await page.getByRole('button', { name: 'Spremite lozinku' }).click()
  await page.getByRole('link', { name: 'Zatražite novu poveznicu' }).click()
  await expect(page.getByRole('heading', { name: 'Zaboravljena lozinka' })).toBeFocused()
  await expect(page.getByLabel('E-adresa')).toHaveValue('')

  await visit(page, '/prijava')
  await login(page, { ...person, password })
})

test('a logout in one tab is seen in the other, and pages for guests send customers home [AC-10, RT-36, PF-19]', async ({
  page,
  product,
  context,
}) => {
  await becomeCustomer(page, product)
  await visit(page, '/profil')
  await expect(page.getByRole('heading', { level: 1, name: /Pozdrav/ })).toBeVisible()

  const other = await context.newPage()
  for (const path of ['/prijava', '/registracija']) {
    await other.goto(path)
    await expect(other).toHaveURL('/')
  }
  // A customer of a login provider sets a first password there.
  await visit(other, '/zaboravljena-lozinka')
  await expect(other).toHaveURL('/zaboravljena-lozinka')
  await visit(other, '/profil')
  await other.getByRole('button', { name: 'Odjavite se' }).click()
  await expect(other.getByText('Odjavljeni ste.')).toBeVisible()

  await expect(other).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Prijavite se' })).toBeVisible()
  for (const tab of [other, page]) {
    await expect(tab.getByRole('link', { name: 'Moj račun', exact: true })).toBeVisible()
  }
})

test('a logout empties the hearts [AC-10]', async ({ page, product }) => {
  await becomeCustomer(page, product)
  await visit(page, '/')
  const heart = page.getByRole('button', { name: /^Želim: / }).first()
  await heart.click()
  await expect(page.getByText(/dodano na listu želja\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Moj račun, prijavljeni ste' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Odjavite se' }).click()
  await expect(page.getByText('Odjavljeni ste.')).toBeVisible()

  await expect(page).toHaveURL('/')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('link', { name: 'Lista želja', exact: true })).toBeVisible()
})

test('a login leads to pages of this site alone [AC-06, AC-07]', async ({ page, product }) => {
  const person = await makeAccount(page, product)
  await visit(page, '/prijava?redirect=//evil.example/')
  await login(page, person)
  await expect(page).toHaveURL('/')

  // With a session the login page redirects at once, by the same rule.
  const targets = [
    ['/shop?page=2', '/shop?page=2'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
  ] as const
  for (const [target, reached] of targets) {
    const path = `/prijava?redirect=${encodeURIComponent(target)}`
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect(answer.status(), target).toBe(302)
    expect(answer.headers()['location'], target).toBe(reached)
  }
})

test('a new visitor logs in by a provider, consents and gets an account [RT-12, AC-26]', async ({
  page,
}) => {
  const { email } = somebody()
  await visit(page, '/prijava?redirect=/profil/podaci')
  await page.getByRole('button', { name: 'Nastavite s Demo računom' }).click()
  await page.getByLabel('Netko drugi').check()
  await page.getByLabel('E-adresa', { exact: true }).fill(email)
  await page.getByLabel('Ime', { exact: true }).fill('Nova')
  await page.getByLabel('Prezime').fill('Osoba')
  await page.getByRole('button', { name: 'Nastavi' }).click()

  await expect(page.getByRole('heading', { name: 'Još samo korak' })).toBeVisible()
  // Before hydration the browser validates required boxes itself, with its own message.
  await untilTakenOver(page)
  await expect(page.getByRole('group', { name: 'Privole' })).toBeVisible()
  await page.getByRole('button', { name: 'Otvorite račun' }).click()
  await expect(page.getByText('Potrebno je prihvatiti privolu').first()).toBeVisible()
  await expectNoBarrier(page, [360])
  await giveConsents(page)
  await page.getByRole('button', { name: 'Otvorite račun' }).click()
  await expect(page).toHaveURL('/profil/podaci')
  await expect(page.getByLabel('E-adresa')).toHaveValue(email)
})

test('a visitor who cancels at the provider is told that the login failed', async ({ page }) => {
  await visit(page, '/social-login?error=access_denied')
  await expect(page.getByRole('heading', { name: 'Prijava nije uspjela' })).toBeVisible()
  await page.getByRole('link', { name: 'Natrag na prijavu' }).click()
  await expect(page).toHaveURL('/prijava')
})
