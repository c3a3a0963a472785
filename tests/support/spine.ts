import { expect, type Page } from 'playwright/test'

/** The way that everything else is built on: home page, category, product. */
export async function goFromHomeToProduct(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Dresovi' }).first().click()
  await expect(page).toHaveURL('/shop/dresovi')
  await expect(page.getByRole('heading', { level: 1, name: 'Dresovi' })).toBeVisible()

  const card = page.getByRole('article').filter({ hasText: '€' }).first()
  const name = (await card.getByRole('link').textContent()) ?? ''
  await card.getByRole('link').click()

  await expect(page).toHaveURL(/\/product\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(/\d+,\d\d\s€/).first()).toBeVisible()
  await expect(page.getByText('PDV je uključen u cijenu.')).toBeVisible()
}
