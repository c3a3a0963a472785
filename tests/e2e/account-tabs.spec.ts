import type { BrowserContext, Page } from 'playwright/test'
import { becomeCustomer, login, loseSession, makeAccount } from '#tests/support/account.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const TABS = 5

/** How the browser tells a page that it is seen again, after it was kept or covered. */
async function comeBackTo(page: Page, event: 'pageshow' | 'focus'): Promise<void> {
  await page.evaluate((type) => {
    window.dispatchEvent(
      type === 'pageshow' ? new PageTransitionEvent(type, { persisted: true }) : new Event(type),
    )
  }, event)
}

/** The values that answers have given to the cookie by which sessions are renewed. */
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
  await expect(page.getByRole('button', { name: /^Odjavi:|^Odjavi :/ })).toHaveCount(0)
})

test('a page of the account is left at once after a logout elsewhere, whatever the network does', async ({
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
  await other.getByRole('button', { name: 'Odjavi se' }).click()
  await expect(other.getByText('Odjavljeni ste.')).toBeVisible()

  await expect(page).toHaveURL('/prijava?redirect=%2Fprofil%2Fsigurnost')
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava' })).toBeFocused()
  await page.unroute('/graphql')
  await page.goBack()
  await expect(page).toHaveURL('/shop')
})

test('whoever logs out is brought to the start page, and asked for nothing', async ({
  page,
  product,
}) => {
  await becomeCustomer(page, product)
  await visit(page, '/shop')
  await visit(page, '/profil/podaci')
  await page.getByRole('button', { name: 'Odjavi se' }).click()

  const toast = page.getByRole('status').locator('div').filter({ hasText: 'Odjavljeni ste.' })
  // It goes after three seconds, unless somebody points at it.
  // At once: the start page is being drawn, and stable frames may take their time.
  await toast.hover({ force: true })
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Moj račun', exact: true })).toBeVisible()
  // Where colours are forced a frame stands for the shadow.
  await expect(toast).toHaveCSS('border-right-color', 'rgba(0, 0, 0, 0)')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(toast).not.toHaveCSS('border-right-color', 'rgba(0, 0, 0, 0)')
  await expect(toast).toHaveCSS('border-right-width', '1px')
  await page.goBack()
  await expect(page).toHaveURL('/shop')
})

test('a kept page of the account shows nothing to who comes back to it without a session', async ({
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

test('a login in one tab leads the other one on, and Back passes the form by [AC-06]', async ({
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
