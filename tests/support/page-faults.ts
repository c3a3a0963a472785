import type { BrowserContext, Page } from 'playwright/test'
import { barriersOf } from './barriers.ts'
import { isSaidAnyway } from './console-messages.ts'
import { htmlFaultsOf } from './html-faults.ts'
import { overflowOf } from './overflow.ts'
import { untilTakenOver } from './visit.ts'

/** Each page is opened on a phone and then widened to a desk. */
const WIDTHS = [320, 1280]

/**
 * Opens each page with the cookies of the context. Returns what is wrong with its HTML and its
 * width, what axe finds, what the browser writes to its console and which requests fail.
 */
export async function pageFaults(
  context: BrowserContext,
  paths: readonly string[],
  status = 200,
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [index, path] of paths.entries()) {
    const page = await context.newPage()
    const note = (fault: string) =>
      faults.push(`${path} at ${page.viewportSize()?.width} px: ${fault}`)
    watch(page, note)
    // One visitor with hundreds of pages in a row would meet the limit of new picture sizes.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${1 + (index % 250)}` })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      if (width === WIDTHS[0]) await open(page, { path, status, note })
      const overflow = await overflowOf(page)
      if (overflow > 0) note(`${overflow} px wider than the screen`)
      for (const barrier of await barriersOf(page)) note(barrier)
    }
    page.removeAllListeners()
    await page.close()
  }
  return faults
}

async function open(
  page: Page,
  { path, status, note }: { path: string; status: number; note: (fault: string) => void },
): Promise<void> {
  const answer = await page.goto(path)
  if (!answer) throw new Error(`${path} was not answered`)
  await untilTakenOver(page)
  await acceptCookieNotice(page)
  if (answer.status() !== status) note(`status ${answer.status()}`)
  for (const fault of await htmlFaultsOf(await answer.text())) note(fault)
}

/** Links that it covers in part would count as too small to hit, wherever a page can be scrolled. */
async function acceptCookieNotice(page: Page): Promise<void> {
  const accept = page.locator('[data-accepts-cookies]')
  // A click of Playwright's would scroll first.
  if (await accept.isVisible()) await accept.dispatchEvent('click')
}

function watch(page: Page, note: (fault: string) => void): void {
  page.on('pageerror', (error) => note(String(error)))
  page.on('console', (message) => {
    if (!isSaidAnyway(message.text())) note(`console ${message.type()}: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return
    note(`${response.status()} of ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    note(`${request.failure()?.errorText} of ${request.url()}`)
  })
}
