import type { BrowserContext, Page } from 'playwright/test'
import { becomeCustomer, login, loseSession, makeAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const TABS = 5

/** Simulates that the page is shown again: restored from the back/forward cache, or focused. */
async function comeBackTo(page: Page, event: 'pageshow' | 'focus'): Promise<void> {
  await page.evaluate((type) => {
    window.dispatchEvent(
      type === 'pageshow' ? new PageTransitionEvent(type, { persisted: true }) : new Event(type),
    )
  }, event)
}

/** Values that responses have set for the refresh token cookie. */
function renewalsIn(context: BrowserContext): ReadonlySet<string> {
  const values = new Set<string>()
  context.on('response', async (response) => {
    const lines = await response.headerValues('set-cookie').catch(() => [])
    for (const line of lines) {
      const value = /^auth\.refresh=([^;]+)/.exec(line)?.[1]
      if (value) values.add(value)
    }
  })
  return values
}

test('five tabs that wake up with an old token renew it once, and stay logged in as one device [AC-11]', async ({
  page,
  product,
  context,
}) => {
  test.slow()
  await becomeCustomer(page, product)
  const tabs = [page]
  while (tabs.length < TABS) tabs.push(await context.newPage())
  for (const tab of tabs) await visit(tab, '/profil')
  const renewals = renewalsIn(context)

  for (const [round] of ['first', 'second'].entries()) {
    await context.clearCookies({ name: 'auth.access' })
    await Promise.all(tabs.map((tab) => tab.reload()))
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { level: 1, name: /Pozdrav/ })).toBeVisible()
    }
    await expect.poll(() => renewals.size).toBe(round + 1)
  }

  await visit(page, '/profil/sigurnost')
  await expect(page.getByText('Ovaj uređaj')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Odjavite:|^Odjavite :/ })).toHaveCount(0)
})

test('an account page redirects at once after a logout in another tab, even if its requests fail', async ({
  page,
  product,
  context,
}) => {
  await becomeCustomer(page, product)
  await visit(page, '/shop')
  await visit(page, '/profil/sigurnost')
  await expect(page.getByLabel('Trenutačna lozinka')).toBeVisible()
  await page.route('/graphql', (route) => route.abort())

  const other = await context.newPage()
  await visit(other, '/profil')
  await other.getByRole('button', { name: 'Odjavite se' }).click()
  await expect(other.getByText('Odjavljeni ste.')).toBeVisible()

  await expect(page).toHaveURL('/prijava?redirect=%2Fprofil%2Fsigurnost')
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava' })).toBeFocused()
  await page.unroute('/graphql')
  await page.goBack()
  await expect(page).toHaveURL('/shop')
})

test('a logout leads to the home page, without a login form', async ({ page, product }) => {
  await becomeCustomer(page, product)
  await visit(page, '/shop')
  await visit(page, '/profil/podaci')
  await page.getByRole('button', { name: 'Odjavite se' }).click()

  const toast = page.getByRole('status').locator('div').filter({ hasText: 'Odjavljeni ste.' })
  // A toast closes after three seconds unless it is hovered. `force`: Playwright would wait for
  // stable frames while the home page renders.
  await toast.hover({ force: true })
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Moj račun', exact: true })).toBeVisible()
  // With forced colours a border replaces the shadow.
  await expect(toast).toHaveCSS('border-right-color', 'rgba(0, 0, 0, 0)')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(toast).not.toHaveCSS('border-right-color', 'rgba(0, 0, 0, 0)')
  await expect(toast).toHaveCSS('border-right-width', '1px')
  await page.goBack()
  await expect(page).toHaveURL('/shop')
})

test('an account page restored from the back/forward cache shows nothing without a session', async ({
  page,
  product,
  context,
}) => {
  const { email } = await becomeCustomer(page, product)
  await visit(page, '/profil/podaci')
  await expect(page.getByLabel('E-adresa')).toHaveValue(email)
  await loseSession(context)
  await page.route('/graphql', (route) => route.abort())
  await comeBackTo(page, 'pageshow')
  await expect(page).toHaveURL('/prijava?redirect=%2Fprofil%2Fpodaci')
  await expect(page.getByLabel('E-adresa')).toHaveValue('')
})

test('a login in one tab redirects the other one, and Back skips the form [AC-06]', async ({
  page,
  product,
  context,
}) => {
  const person = await makeAccount(page, product)
  await visit(page, '/prijava?redirect=/profil/adrese')
  const other = await context.newPage()
  await visit(other, '/shop')
  await visit(other, '/prijava')
  await login(other, person)
  await expect(other).toHaveURL('/')
  await other.goBack()
  await expect(other).toHaveURL('/shop')

  await comeBackTo(page, 'focus')
  await expect(page).toHaveURL('/profil/adrese')
  await expect(page.getByText('Još nema adresa')).toBeVisible()
})
