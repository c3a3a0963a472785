import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright/test'
import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import { barriersOf, expectNoBarrier } from '#tests/support/barriers.ts'
import {
  EDITOR,
  endSession,
  OWNER,
  openOffice,
  PACKER,
  SHOP_KEEPER,
} from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'

const WIDTHS = [360, 1440]

async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('E-adresa').fill(email)
  await page.getByLabel('Lozinka').fill(password)
  await page.keyboard.press('Enter')
}

test('a stranger is led to the sign-in and from there to where they wanted to go, by keyboard alone [AD-04, RT-17]', async ({
  page,
}) => {
  await page.goto('/admin/people')
  await expect(page).toHaveURL('/adminLogin?to=%2Fadmin%2Fpeople')
  await expectNoBarrier(page, WIDTHS)

  await page.getByRole('button', { name: 'Prijavite se' }).press('Enter')
  await expect(page.getByLabel('E-adresa')).toBeFocused()
  await signIn(page, OWNER, 'kriva lozinka')
  await expect(page.getByRole('alert').first()).toHaveText('E-adresa ili lozinka nije ispravna.')
  await expect(page.getByLabel('E-adresa')).toHaveValue(OWNER)
  expect(await barriersOf(page)).toEqual([])

  await signIn(page, OWNER)
  await expect(page).toHaveURL('/admin/people')
  await expect(page.getByRole('heading', { level: 1, name: 'Ljudi i uloge' })).toBeVisible()
  await expectNoBarrier(page, WIDTHS)

  await page.goto('/adminLogin?to=https://other.example')
  await expect(page, 'signed in already, and never to another site').toHaveURL('/admin')
})

test('a link to another site does not follow a sign-in', async ({ page }) => {
  for (const to of [
    'https://other.example',
    '//other.example',
    '/admin//other.example',
    '/profil',
  ]) {
    await page.goto(`/adminLogin?to=${encodeURIComponent(to)}`)
    await signIn(page, PACKER)
    await expect(page, to).toHaveURL('/admin')
    await page.context().clearCookies()
  }
})

test('the second step: an app is added, needed at the next sign-in, and a recovery code replaces it [AD-05~]', async ({
  page,
}) => {
  // No other story signs in with this account: from here on it takes two steps.
  await openOffice(page, '/admin/account', EDITOR)
  await page.getByRole('button', { name: 'Dodajte aplikaciju' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'QR kod za aplikaciju' })).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Kod koji aplikacija pokazuje').fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Kod nije ispravan ili je već iskorišten.')).toBeVisible()
  await dialog.getByLabel('Kod koji aplikacija pokazuje').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Spremite rezervne kodove' })).toBeVisible()
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(new Set(codes).size).toBe(10)
  expect(await barriersOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Spremljeni su, nastavite' }).click()
  await expect(page.getByText('Ostalo je 10 rezervnih kodova.')).toBeVisible()

  await page.locator('header summary').click()
  await page.getByRole('button', { name: 'Odjava' }).click()
  await expect(page).toHaveURL('/adminLogin')
  await signIn(page, EDITOR)
  await expect(page.getByLabel('Kod iz aplikacije')).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  // A reload goes on where the sign-in was.
  await page.reload()
  await page.getByLabel('Kod iz aplikacije').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/account')
  await expect(page.getByText('Ostalo je 9 rezervnih kodova.')).toBeVisible()

  await page.getByRole('button', { name: 'Uklonite aplikaciju' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'ostali se uređaji' })).toBeVisible()
  await page.getByRole('button', { name: 'Potvrdite uklanjanje' }).press('Enter')
  await expect(page.getByText('Aplikacija je uklonjena.')).toBeVisible()
  await expect(page.getByText(/^Prijavljujete se samo lozinkom/)).toBeVisible()
})

test('a form survives a reload and the end of its session, and what was typed is saved [AD-05~]', async ({
  page,
}) => {
  await openOffice(page, '/admin/people')
  await page.getByRole('button', { name: 'Pozovite osobu' }).click()
  const form = page.getByRole('form', { name: 'Pozovite osobu' })
  const email = `nova-${Date.now()}@jss.example`
  await form.getByLabel('E-adresa').fill(email)
  await form.getByLabel('Ime', { exact: true }).fill('Nova')
  await form.getByLabel('Prezime').fill('Suradnica')
  await page.reload()
  await page.getByRole('button', { name: 'Pozovite osobu' }).click()
  await expect(page.getByText('Vratili smo ono što ste upisali.')).toBeVisible()
  await expect(form.getByLabel('E-adresa')).toHaveValue(email)
  await form.getByLabel('Čitatelj').check()
  await endSession(page)

  await form.getByRole('button', { name: 'Pošaljite poziv' }).click()
  const over = page.getByRole('dialog', { name: 'Prijavite se ponovno' })
  await expect(over.getByLabel('E-adresa')).toHaveValue(OWNER)
  await over.getByLabel('Lozinka').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page.getByText(`Poziv je poslan na ${email}.`)).toBeVisible()
  await expect(page.getByRole('row', { name: /Nova Suradnica/ })).toContainText('još nije ušla')
})

test('somebody else who signs in over a page sends nothing of the first one, and gets the first page', async ({
  page,
}) => {
  await openOffice(page, '/admin/orders?state=DELIVERED', PACKER)
  await page
    .getByRole('table')
    .getByRole('link', { name: /^2026-/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Narudžba 2026-')
  const order = page.url()
  const typed = `Zaboravljena bilješka ${Date.now()}`
  await page.getByRole('button', { name: 'Nova bilješka' }).click()
  const note = page.getByRole('dialog', { name: 'Nova bilješka' })
  await note.getByLabel('Tekst').fill(typed)
  // In another tab, which has the same cookie.
  const tab = await page.context().newPage()
  await openOffice(tab, '/admin', OWNER)
  await tab.close()
  await note.getByRole('button', { name: 'Spremite bilješku' }).click()

  const over = page.getByRole('dialog', { name: 'Prijavite se ponovno' })
  await over.getByLabel('E-adresa').fill(OWNER)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await over.getByLabel('Lozinka').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(order)
  await page.getByRole('button', { name: 'Nova bilješka' }).click()
  await expect(note.getByLabel('Tekst')).toHaveValue('')
  await expect(page.getByText(typed)).toHaveCount(0)
  expect(sent.filter((body) => body.includes(typed))).toEqual([])
})

test('the menu shows what a member may open, and the rest says which right is missing [AD-06, RL-05~]', async ({
  page,
}) => {
  await openOffice(page, '/admin', PACKER)
  const menu = page.getByRole('navigation', { name: 'Glavni izbornik' })
  await expect(menu.getByRole('link', { name: 'Ljudi i uloge' })).toHaveCount(0)
  await page.goto('/admin/people')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Za ovo nemate ovlast')
  await expect(page.getByRole('main')).toContainText('Ljudi i ovlasti staff.write')
  await expectNoBarrier(page, WIDTHS)
})

test('a phone has the menu in a drawer, and the language stays where it was chosen [AD-02, AD-09]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // No other story signs in with this account: from here on it is in English.
  await openOffice(page, '/admin', SHOP_KEEPER)
  await page.getByRole('button', { name: 'Otvorite izbornik' }).click()
  expect(await barriersOf(page)).toEqual([])
  await page.getByRole('dialog').getByRole('link', { name: 'Narudžbe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Narudžbe' })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Gdje se nalazite' })).toContainText('Početna')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.locator('header summary').click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
})

test('the day begins with what waits, and one key searches orders, people, products and pages [AD-01~]', async ({
  page,
}) => {
  await openOffice(page)
  const waiting = page.getByRole('link', { name: /Plaćeno, nije poslano/ })
  await expect(waiting).toHaveAttribute('href', /^\/admin\/orders\?isToSend=true/)
  const revenue = page.getByRole('figure', { name: /Prihod/ })
  await revenue.getByText('Prikažite kao tablicu').click()
  await expect(revenue.getByRole('row')).toHaveCount(31)
  await page.getByLabel('Razdoblje').selectOption('7')
  await expect(page).toHaveURL('/admin?days=7')
  await expect(revenue.getByRole('row')).toHaveCount(8)
  await expectNoBarrier(page, WIDTHS)

  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: 'Tražite' })
  await expect(search.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('marta')
  const person = search.getByRole('link', { name: /Marta Čačić/ })
  await expect(person).toBeVisible()
  await search.getByRole('searchbox').fill('dres')
  await expect(search.getByRole('heading', { name: 'Proizvodi' })).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  await search.getByRole('searchbox').fill('2026-0000')
  await expect(search.getByRole('heading', { name: 'Narudžbe' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Narudžba 2026-/ })).toBeVisible()
})

test('roles and people have pages, where two owners change one role, what was changed is undone, and one of the product stays [AD-06~]', async ({
  page,
}) => {
  await openOffice(page, '/admin/people')
  await page.getByRole('button', { name: 'Nova uloga' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova uloga' })
  const name = `Štand ${Date.now()}`
  await dialog.getByLabel('Naziv').fill(name)
  await dialog.getByLabel('Pregled narudžbi').check()
  await dialog.getByRole('button', { name: 'Spremite ulogu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const role = page.getByRole('form', { name })
  await expect(role.getByLabel('Pregled narudžbi')).toBeChecked()

  await renameElsewhere(page, name)
  await role.getByLabel('Pregled poslanih poruka').check()
  await role.getByLabel('Naziv').fill('Moj štand')
  await page.keyboard.press('Enter')
  const differing = page.getByRole('dialog', { name: /u međuvremenu/ })
  await expect(differing.getByRole('heading', { name: 'Naziv' })).toBeVisible()
  await expect(differing).toContainText(`${name} na trgu`)
  await expectNoBarrier(page, WIDTHS)
  await differing.getByRole('button', { name: 'Spremite „Moj štand”' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moj štand')
  const history = page.getByRole('region', { name: 'Povijest promjena' })
  await expect(history.getByRole('listitem').first()).toContainText(
    `Naziv: ${name} na trgu → Moj štand`,
  )
  await history.getByRole('button', { name: `Vratite „${name} na trgu”` }).press('Enter')
  await expect(page.getByText('Vraćeno je kako je bilo.')).toBeVisible()
  await expect(role.getByLabel('Naziv')).toHaveValue(`${name} na trgu`)
  await expectNoBarrier(page, WIDTHS)
  await page.getByRole('button', { name: 'Obrišite ulogu' }).click()
  await expect(page.getByText('Uloga je obrisana.')).toBeVisible()
  await expect(page).toHaveURL('/admin/people')

  await page.getByRole('link', { name: 'Marta Čačić' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marta Čačić')
  await expectNoBarrier(page, WIDTHS)
  await page.getByRole('button', { name: 'Uklonite iz osoblja' }).click()
  await forgetLastCode(page)
  await page.getByRole('button', { name: /Potvrdite/ }).click()
  const again = page.getByRole('dialog', { name: 'Potvrdite da ste to vi' })
  await again.getByLabel('Lozinka').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Barem jedan vlasnik mora ostati.')).toBeVisible()
})

/** Another owner renames the role that is open. */
async function renameElsewhere(page: Page, name: string): Promise<void> {
  const query = `mutation ($input: SaveRoleInput!) { saveRole(input: $input) { ... on SaveRoleSuccess { applied } } }`
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const changes = [
    { path: 'name', base: JSON.stringify(name), value: JSON.stringify(`${name} na trgu`) },
  ]
  const input = { id, sitting: 'drugi-prozor', changes }
  const saved = await page.request.post('/graphql/staff', { data: { query, variables: { input } } })
  expect(await saved.json()).toMatchObject({ data: { saveRole: { applied: ['name'] } } })
}

/** As ten minutes after the sign-in, when a sensitive step wants the password once more. */
async function forgetLastCode(page: Page): Promise<void> {
  const problem = { __typename: 'StaffProblem', code: 'CONFIRM_AGAIN', message: '', field: null }
  await page.route(
    '/graphql/staff',
    (route) => route.fulfill({ json: { data: { removeMember: problem } } }),
    { times: 1 },
  )
}

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}
