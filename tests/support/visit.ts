import { expect, type Page } from 'playwright/test'

/** Opens a page and waits until its scripts have taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilTakenOver(page)
}

/**
 * Before that, buttons of the header open panels of their own, which are gone afterwards unless
 * somebody has opened them, and other buttons do nothing yet. Nobody opens the search here.
 */
export async function untilTakenOver(
  page: Page,
  options: { readonly timeout?: number } = {},
): Promise<void> {
  await expect(page.locator('header details search')).toHaveCount(0, options)
}

const ADDRESSES = {
  scripts: '**/assets/entry-*.js',
  postalCodes: '**/assets/postal-codes-*.js',
  pictures: /\/media\//,
} as const

/**
 * As on a slow line, until the answer is called. A page that is waited for meanwhile is opened with
 * `waitUntil`: it is loaded only when what is held has come.
 */
export async function holdBack(page: Page, what: keyof typeof ADDRESSES): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(ADDRESSES[what], async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
