import type { Page } from 'playwright/test'
import { overflowOf } from '#tests/support/overflow.ts'
import { expect, test } from '#tests/support/story.ts'
import { visit } from '#tests/support/visit.ts'

const SCREENS = [
  '/',
  '/shop',
  '/shop/dresovi',
  '/product/dres-domaci',
  '/o-nama',
  '/kontakti',
  '/dogadjaji',
  '/dogadjaj/1',
  '/popis-igraca-za-kvalifikacije',
  '/shop?keywords=nema-toga',
  '/nema-toga',
]

/** Navigates and returns the layout shift until the page is idle. */
const measureShift = `new Promise((resolve) => {
  let shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  requestIdleCallback(() => requestAnimationFrame(() => resolve(shift)), { timeout: 4000 })
})`

for (const width of [360, 1440]) {
  test(`nothing moves by itself at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of SCREENS) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(measureShift), path).toBeLessThanOrEqual(0.02)
    }
  })
}

/** 320 px is a small phone, and a desktop of 640 px at 200 % zoom. */
const WIDTHS = [320, 360, 768, 1440]
/** A second list, whose rows are full. */
const CATEGORY = '/shop/odjeca'
/** Pages with full rows; the last page of a list may end with a partial row. */
const WITH_ROWS = ['/', '/shop', CATEGORY, '/product/dres-domaci', '/dogadjaj/1']

test('nothing is wider than the screen or too small for a mouse, and cards fill their rows, with prices on one line', async ({
  page,
}) => {
  for (const path of [...SCREENS, CATEGORY]) {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      expect(await overflowOf(page), `${path} at ${width}`).toBe(0)
      if (WITH_ROWS.includes(path) && width > 320) {
        expect(await page.evaluate(findUnevenRows), `${path} at ${width}`).toEqual([])
      }
      if (width === 360) expect(await tooSmall(page), path).toEqual([])
    }
  }
})

const LONG_NAME = 'Rukometnareprezentacijauzavršnicieuropskogaprvenstvanapijeskuzasvedobneskupineii'

test.describe('as it is drawn', () => {
  // The test edits names in the HTML, which would be a hydration mismatch.
  test.use({ javaScriptEnabled: false })

  test('a name of eighty letters without a space widens no screen', async ({ page }) => {
    // The last screen shows no name from data.
    for (const path of SCREENS.slice(0, -1)) {
      await page.goto(path)
      await page.evaluate((name) => {
        const named = document.querySelectorAll('main :is(h1, h2, h3, label > span > span)')
        for (const element of named) (element.querySelector('a') ?? element).textContent = name
      }, LONG_NAME)
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 })
        expect(await overflowOf(page), `${path} at ${width}`).toBe(0)
      }
    }
  })
})

function findUnevenRows(): string[] {
  const grids = [...document.querySelectorAll('main ul:has(> li > article)')]
  return grids.flatMap((grid) => {
    const name = grid.closest('section')?.textContent?.slice(0, 40) ?? ''
    const last = grid.lastElementChild?.getBoundingClientRect().right ?? 0
    const faults = grid.getBoundingClientRect().right - last > 2 ? [`${name}: one left over`] : []
    const cards = [...grid.querySelectorAll('article')].filter((card) =>
      card.querySelector('s, .figures'),
    )
    const rows = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top))
    for (const row of rows.values()) {
      const lines = new Set(
        row
          .filter((card) => card.textContent?.includes('€'))
          .map((card) => Math.round(card.lastElementChild?.getBoundingClientRect().top ?? 0)),
      )
      if (lines.size > 1) faults.push(`${name}: prices at ${[...lines].join(', ')}`)
    }
    return faults
  })
}

const BY_KEYBOARD = ['/', '/shop/odjeca', '/product/dres-domaci', '/dogadjaj/1']
const STOPS = 30

for (const width of [360, 1440]) {
  test(`keyboard focus is visible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    for (const path of BY_KEYBOARD) {
      await visit(page, path)
      for (let step = 0; step < STOPS; step += 1) {
        await page.keyboard.press('Tab')
        const fault = await page.evaluate(findFocusFault)
        expect(fault, `${path}, stop ${step + 1}`).toBeNull()
      }
    }
  })
}

/** The focused element must have an outline, be on the screen and not be covered by a sticky element. */
function findFocusFault(): string | null {
  const stop = document.activeElement
  if (!stop || stop === document.body) return null
  const marked = [stop, stop.closest('label')].filter((element) => element !== null)
  const name = stop.outerHTML.slice(0, 160)
  if (marked.every((element) => getComputedStyle(element).outlineStyle === 'none')) {
    return `not marked: ${name}`
  }
  const { left, top, right, bottom, width, height } = stop.getBoundingClientRect()
  const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1)
  const y = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1)
  if (width === 0 || height === 0 || bottom <= 0 || top >= innerHeight) return `off screen: ${name}`
  const seen = document.elementFromPoint(x, y)
  const isSeen =
    seen !== null &&
    (stop.contains(seen) || seen.contains(stop) || marked.some((element) => element.contains(seen)))
  return isSeen ? null : `behind ${seen?.outerHTML.slice(0, 80)}: ${name}`
}

test.describe('by fingers', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('what can be tapped is large enough to be tapped', async ({ page }) => {
    for (const path of SCREENS) {
      await page.goto(path)
      expect(await tooSmall(page), path).toEqual([])
    }
  })
})

function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, select, summary, label:has(input)')]
      .filter((element) => element.checkVisibility() && !element.closest('.prose, .sr-only'))
      // The one link of a card covers the card.
      .filter((element) => !element.matches('.covers-card'))
      .filter((element) => {
        // Links within a line of text are exempt.
        if (getComputedStyle(element).display === 'inline') return false
        const { width, height, left } = element.getBoundingClientRect()
        return left >= 0 && width > 1 && (width < 43.5 || height < 43.5)
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}
