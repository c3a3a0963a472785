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
