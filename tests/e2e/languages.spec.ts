import type { Page } from 'playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { openOffice } from '#tests/support/staff-story.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const WIDTHS = [320, 360, 768, 1280]
const ALLOWED = '/admin/settings/options/AllowedLanguages'
const DEFAULT = '/admin/settings/options/DefaultLanguage'
const PRODUCT = 'sal-jadran'
const CARRIED = 'Your cart has come along with all its products.'
/** Ten kinds of pages that a visitor of the English shop sees. */
const PAGES = [
  ...['/en', '/en/shop', '/en/shop/dresovi', `/en/product/${PRODUCT}`, '/en/cart'],
  ...['/en/search?keywords=dres', '/en/blog', '/en/kontakti', '/en/login', '/en/checkout'],
]

async function choose(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('radio', { name, exact: true }).check()
  await page.getByRole('button', { name: 'Spremite' }).click()
}

test('staff switch English on, and a visitor reads the shop in it, with the cart and back again [CM-15, CA-22, RT-27]', async ({
  page,
}) => {
  const office = await page.context().newPage()
  await openOffice(office)
  await choose(office, DEFAULT, 'Engleski')
  await expect(office.getByText('Mora biti među jezicima stranica').first()).toBeVisible()
  await choose(office, ALLOWED, 'Hrvatski i engleski')
  await expect(office.getByText('Postavka je spremljena')).toBeVisible()
  try {
    const language = page.getByRole('navigation', { name: /^(Jezik|Language)$/ })
    await expect(async () => {
      await page.goto(`/product/${PRODUCT}`)
      await expect(language).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 4_000 })
    await visit(page, `/product/${PRODUCT}`)
    await page.getByRole('button', { name: 'U košaricu', exact: true }).click()
    const cart = page.getByRole('banner').getByRole('link', { name: /^Košarica/ })
    await expect(cart).toHaveAccessibleName('Košarica, 1 komad')
    // Without loading a page, to another one, which the switch follows.
    await visit(page, '/shop')
    await page.getByRole('main').locator(`a[href="/product/${PRODUCT}"]`).first().click()
    await expect(page).toHaveURL(`/product/${PRODUCT}`)

    const english = language.getByRole('link', { name: 'English' })
    await english.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/en/product/${PRODUCT}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByText(CARRIED)).toBeVisible()
    await expectNoBarrier(page, WIDTHS)
    await visit(page, '/en/cart')
    await expect(page.getByText(CARRIED)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
    await expect(
      page
        .getByRole('main')
        .getByText(/Jadran/)
        .first(),
    ).toBeVisible()

    for (const path of PAGES) {
      await visit(page, path)
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'en')
      await expect(language.getByRole('link', { name: 'Hrvatski' }), path).toBeVisible()
    }
    await expectNoBarrier(page, WIDTHS)
    expect((await page.context().cookies()).find(({ name }) => name === 'locale')?.value).toBe('en')

    await visit(page, '/en/cart')
    await page.setViewportSize({ width: 360, height: 740 })
    const croatian = language.getByRole('link', { name: 'Hrvatski' })
    await croatian.click()
    await expect(page).toHaveURL('/kosarica')
    await expect(page.getByText('Vaša je košarica ostala ista')).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(/Jadran/)
        .first(),
    ).toBeVisible()
    await expectNoBarrier(page, WIDTHS)
  } finally {
    await choose(office, ALLOWED, 'Hrvatski')
    await expect(office.getByText('Postavka je spremljena')).toBeVisible()
  }
  await expect(async () => {
    expect((await page.request.get('/en/shop')).status()).toBe(404)
  }).toPass({ timeout: 4_000 })
})
