import type { Locator, Page } from 'playwright/test'
import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import { expect, test } from '#tests/support/story.ts'

const SCARF = '/product/sal-jadran'
const JERSEY = '/product/dres-domaci'
const BUNDLE = '/product/paket-fan'

const addButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'U košaricu', exact: true })

/** The name of a line may contain a size. */
function line(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Proizvodi u košarici' }).getByRole('listitem', { name })
}

const quantityOf = (scope: Locator): Locator => scope.getByRole('spinbutton', { name: 'Količina' })

/** Axe needs scripts; the specs of the screens check the hydrated states. */
async function expectNothingWider(page: Page, width: number): Promise<void> {
  const content = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(content).toBeLessThanOrEqual(width)
}

for (const width of [320, 1280]) {
  test.describe(`without scripts at ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } })

    test('a visitor fills a cart, changes it and tries coupons [CA-01, CA-03, CP-01] [CP-02, CP-05, CP-06]', async ({
      page,
    }) => {
      await page.goto(SCARF)
      await expect(page.getByRole('button', { name: 'Povećajte količinu' })).toBeHidden()
      await quantityOf(page.getByRole('main')).fill('2')
      await addButton(page).click()
      await expect(page).toHaveURL('/kosarica')
      await expect(quantityOf(line(page, 'Pleteni šal Jadran'))).toHaveValue('2')

      await page.goto(JERSEY)
      await addButton(page).click()
      await expect(page).toHaveURL(JERSEY)
      await expect(page.getByRole('alert').first()).toContainText('Prvo odaberite: Veličina')
      await expect(page.getByRole('radio', { name: 'XS', exact: true })).toBeFocused()
      await page.getByRole('radio', { name: 'M', exact: true }).check()
      await quantityOf(page.getByRole('main')).fill('0')
      await addButton(page).click()
      await expect(quantityOf(page.getByRole('main'))).toBeFocused()
      await expect(quantityOf(page.getByRole('main'))).toHaveAccessibleDescription(
        'Količina je cijeli broj od 1 do 999.',
      )
      await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
      await quantityOf(page.getByRole('main')).fill('1')
      await addButton(page).click()
      await expect(page).toHaveURL('/kosarica')
      const jersey = line(page, 'Domaći dres Jadran 2026/27, M')
      await expect(quantityOf(jersey)).toHaveValue('1')

      await quantityOf(jersey).fill('4')
      await jersey.getByRole('button', { name: /^Osvježite/ }).click()
      await expect(quantityOf(jersey)).toHaveValue('4')
      await jersey.getByRole('button', { name: 'Smanjite količinu' }).click()
      await expect(quantityOf(jersey)).toHaveValue('3')
      // Enter sends what was typed.
      await quantityOf(jersey).fill('2')
      await quantityOf(jersey).press('Enter')
      await expect(quantityOf(jersey)).toHaveValue('2')
      await expect(page.getByText('4 komada')).toBeVisible()
      await quantityOf(jersey).fill('1000')
      await jersey.getByRole('button', { name: /^Osvježite/ }).click()
      await expect(jersey.getByRole('alert')).toContainText('Količina je cijeli broj od 1 do 999.')
      await expect(quantityOf(jersey)).toHaveValue('1000')
      await expect(quantityOf(jersey)).toBeFocused()

      const coupon = page.getByRole('form', { name: 'Kod kupona' })
      await coupon.getByRole('textbox').fill('NEMA-GA')
      await coupon.getByRole('button', { name: 'Primijenite kupon' }).click()
      await expect(coupon.getByRole('textbox')).toHaveValue('NEMA-GA')
      await expect(coupon.getByRole('textbox')).toBeFocused()
      await expect(coupon.getByRole('textbox')).toHaveAccessibleDescription(
        'Takav kupon ne postoji. Provjerite kod.',
      )
      await coupon.getByRole('textbox').fill('NAVIJAC10')
      await coupon.getByRole('textbox').press('Enter')
      await expect(coupon.getByRole('textbox')).toBeDisabled()
      const summary = page.getByRole('region', { name: 'Pregled' })
      await expect(summary).toContainText('Kupon NAVIJAC10')
      await coupon.getByRole('button', { name: 'Uklonite kupon' }).click()
      await expect(summary).not.toContainText('Kupon NAVIJAC10')

      await page.getByLabel('Napomena uz narudžbu').fill('Zvonite dvaput.')
      await page.getByRole('button', { name: 'Spremite napomenu' }).click()
      await expect(page.getByLabel('Napomena uz narudžbu')).toHaveValue('Zvonite dvaput.')

      await jersey.getByRole('button', { name: /^Uklonite iz košarice/ }).click()
      await expect(jersey).toHaveCount(0)
      await expectNothingWider(page, width)
      await line(page, 'Pleteni šal Jadran')
        .getByRole('button', { name: /^Uklonite iz košarice/ })
        .click()
      await expect(page.getByText('Košarica je prazna')).toBeVisible()
    })

    test('a card adds what needs no choice, and leads to the page of the rest [LS-02]', async ({
      page,
    }) => {
      await page.goto('/shop?keywords=jadran')
      await page.getByRole('button', { name: 'U košaricu: Pleteni šal Jadran' }).click()
      await expect(page).toHaveURL('/kosarica')
      await expect(quantityOf(line(page, 'Pleteni šal Jadran'))).toHaveValue('1')
      await page.goto('/shop/dresovi')
      const jersey = { name: 'Odaberite i dodajte u košaricu: Domaći dres Jadran 2026/27' }
      await page.getByRole('button', jersey).first().click()
      await expect(page).toHaveURL(/\/product\/dres-domaci\?$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domaći dres Jadran 2026/27')
    })

    test('the parts of a bundle are chosen on its page [BN-01, PR-15~]', async ({ page }) => {
      await page.goto(BUNDLE)
      await addButton(page).click()
      const size = page.getByRole('combobox', { name: /^Odaberite: Gostujući dres/ })
      await expect(size).toBeFocused()
      await size.selectOption('M')
      await addButton(page).click()
      await expect(line(page, 'Navijački paket Prvi red')).toBeVisible()
    })

    test('a visitor logs in where the account is shown [AC-01, AC-08]', async ({ page }) => {
      const email = 'ana@navijaci.example'
      await page.goto('/profil')
      const form = page.getByRole('form', { name: 'Prijava' })
      await form.getByLabel('E-adresa').fill(email)
      await form.getByLabel('Lozinka', { exact: true }).fill('kriva-lozinka')
      await form.getByRole('button', { name: 'Prijavite se' }).click()
      await expect(form.getByRole('alert')).toContainText('E-adresa ili lozinka nije točna.')
      await expect(form.getByLabel('E-adresa')).toHaveValue(email)
      await expect(form.getByLabel('Lozinka', { exact: true })).toHaveValue('')
      await form.getByLabel('Lozinka', { exact: true }).fill(DEMO_PASSWORD)
      await form.getByRole('button', { name: 'Prijavite se' }).click()
      await expect(form).toHaveCount(0)
      await expect(page).toHaveURL('/profil')
    })
  })
}
