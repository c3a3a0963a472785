import { expect, type Page } from 'playwright/test'

/**
 * Opens a page and waits until its scripts have taken over. Before that, buttons of the header open
 * panels of their own, which are gone afterwards, and other buttons do nothing yet.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('header details search')).toHaveCount(0)
}
