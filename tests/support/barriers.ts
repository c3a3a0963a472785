import { AxeBuilder } from '@axe-core/playwright'
import type { JSHandle, Page } from 'playwright/test'
import { withoutKnownParts } from './known-parts.ts'
import { expect } from './story.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands now, on a phone and on a desk. */
export async function expectNoBarrier(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // What lies half below the header or the cookie notice, which stay in sight, would count as too
    // small to hit. The notice goes to its place at the end of the page, and is checked there.
    await page.evaluate(() => {
      window.scrollTo(0, 0)
      const notice = document.querySelector<HTMLElement>('.cookie-notice')
      if (notice) notice.style.position = 'static'
    })
    expect(await barriersOf(page), `${page.url()} at ${width} px`).toEqual([])
  }
}

/**
 * Within the page, and only what is wrong: to tell all that is right too and to have a second page
 * put it together, which only frames of other sites need, takes three times as long.
 */
export async function barriersOf(page: Page): Promise<readonly string[]> {
  const still = await stopTransitions(page)
  await untilPainted(page)
  const isThere = await page.evaluate(() => 'axe' in window)
  const found = await withoutKnownParts(page, async (known) => {
    const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
    const { violations } = await axe
      .setLegacyMode()
      .exclude(known)
      .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: TAGS } })
      .analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
  return found
}

/** At another width the pointer may be over another part, whose colours change a moment later. */
async function stopTransitions(page: Page): Promise<JSHandle<CSSStyleSheet>> {
  return await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
}

/** A colour in transition would count as one of too little contrast. */
async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
