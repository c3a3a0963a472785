import { expect, test } from '#tests/support/story.ts'

const SCREENS = [
  '/',
  '/shop',
  '/shop/dresovi',
  '/product/dres-domaci',
  '/o-nama',
  '/dogadjaji',
  '/dogadjaj/1',
]

/** Navigates and answers how much moved on its own until the page came to rest. */
const measureShift = `new Promise((resolve) => {
  let shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  requestIdleCallback(() => requestAnimationFrame(() => resolve(shift)), { timeout: 4000 })
})`

for (const width of [360, 768, 1440]) {
  test(`nothing moves by itself at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of SCREENS) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(measureShift), path).toBeLessThanOrEqual(0.02)
    }
  })
}

test('what can be tapped is large enough to be tapped', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of SCREENS) {
    await page.goto(path)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, select, summary, label:has(input)')]
        .filter((element) => element.checkVisibility() && !element.closest('.prose, .sr-only'))
        // A card's one link covers its card.
        .filter((element) => !element.matches('.covers-card'))
        .filter((element) => {
          // Links that run in a line of text are exempt.
          if (getComputedStyle(element).display === 'inline') return false
          const { width, height, left } = element.getBoundingClientRect()
          return left >= 0 && width > 1 && (width < 43.5 || height < 43.5)
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(small, path).toEqual([])
  }
})

test('the policy allows no inline script and nothing breaks it', async ({ page }) => {
  for (const path of SCREENS) {
    const answer = await page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe-inline')
  }
})
