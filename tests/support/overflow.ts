import type { Page } from 'playwright/test'

/** By how many pixels a page scrolls sideways. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
