import type { Page } from 'playwright/test'
import { expect, test } from '#tests/support/story.ts'
import { holdBack, untilTakenOver } from '#tests/support/visit.ts'

function listenForModules(page: Page): readonly string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/(entry|vendor)-.*\.js$/.test(request.url())) urls.push(request.url())
  })
  return urls
}

/** Disables the longest fallback timer, which a machine busy for three seconds would reach. */
const waitForPicturesForEver = `{
  const later = window.setTimeout
  window.setTimeout = (run, ms, ...given) => (ms === 3_000 ? 0 : later(run, ms, ...given))
}`

test('the libraries are requested when the first picture stands', async ({ page }) => {
  const modules = listenForModules(page)
  await page.addInitScript(waitForPicturesForEver)
  const letThrough = await holdBack(page, 'pictures')
  await page.goto('/product/dres-domaci', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  expect(modules).toEqual([])

  letThrough()
  await expect.poll(() => modules.length).toBe(2)
  await untilTakenOver(page)
})

test('an interaction before that loads them sooner', async ({ page }) => {
  const modules = listenForModules(page)
  await page.addInitScript(waitForPicturesForEver)
  const letThrough = await holdBack(page, 'pictures')
  await page.goto('/product/dres-domaci', { waitUntil: 'domcontentloaded' })
  expect(modules).toEqual([])

  await page.keyboard.press('Tab')
  await expect.poll(() => modules.length).toBe(2)
  await untilTakenOver(page)
  letThrough()
  await page.waitForLoadState()
})

test('a picture that never loads does not block hydration', async ({ page }) => {
  const modules = listenForModules(page)
  await page.route(/\/media\//, (route) => route.abort())
  await page.goto('/product/dres-domaci', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => modules.length).toBe(2)
})

/** Links and buttons below the header whose middle or lower edge a press would not hit. */
function covered(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const isHit = (element: Element, x: number, y: number) =>
      element.contains(document.elementFromPoint(x, y))
    return [...document.querySelectorAll(selector)]
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        if (width === 0 || top < Math.max(0, header) || top >= innerHeight) return false
        const middle = left + width / 2
        return (
          !isHit(element, middle, top + height / 2) || !isHit(element, middle, top + height - 2)
        )
      })
      .map(({ textContent }) => textContent)
  }, within)
}

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`at ${width} px neither the cookie notice nor the comparison covers what buys or what ends a page [HF-21~]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => localStorage.setItem('compared-products', '["salica"]'))
    await page.goto('/product/dres-domaci')
    await untilTakenOver(page)
    await expect(page.getByRole('button', { name: 'Slažem se' })).toBeVisible()
    const bar = page.getByRole('region', { name: 'Usporedba', exact: true })
    if (width > 1000) {
      const buy = page.getByRole('button', { name: 'U košaricu', exact: true }).first()
      await expect(buy).toBeInViewport({ ratio: 1 })
      expect(await covered(page, 'button[type=submit]')).toEqual([])
    }
    await page.goto('/shop/dresovi')
    await expect(bar).toBeVisible()
    // The page grows while its lower parts load.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(page.getByText('Sva prava pridržana')).toBeInViewport({ timeout: 500 })
      expect(
        await covered(
          page,
          'footer a, body > aside a, [data-compare-bar] a, [data-compare-bar] button',
        ),
      ).toEqual([])
    }).toPass()
  })
}

test('the first button of home is whole above the cookie notice [HF-21~]', async ({ page }) => {
  await page.goto('/')
  await untilTakenOver(page)
  for (const [width, height] of [
    [320, 740],
    [360, 740],
    [768, 900],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const found = await covered(page, 'main a[href*="/product/"], main a[href*="/shop"]')
    expect([width, found.includes('Kupite novi dres')]).toEqual([width, false])
    await expect(page.getByRole('link', { name: 'Kupite novi dres' })).toBeInViewport({ ratio: 1 })
  }
})
