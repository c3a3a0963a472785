import type { ConsoleMessage, Page, Request, Response } from 'playwright/test'
import { barriersOf } from './barriers.ts'
import { htmlFaultsOf } from './html-faults.ts'
import { overflowOf } from './overflow.ts'
import { untilTakenOver } from './visit.ts'

/** A phone and a desk. */
const WIDTHS = [320, 1280]

/**
 * Opens each page at both widths. Answers what is wrong with its HTML and its width, what axe finds,
 * what the browser writes to its console and which requests fail.
 */
export async function pageFaults(
  page: Page,
  paths: readonly string[],
  status = 200,
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    // Not between two pages: the browser would choose preloaded pictures by the width before.
    await page.goto('about:blank')
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      const note = (fault: string) => faults.push(`${path} at ${width} px: ${fault}`)
      const stop = watch(page, note)
      const answer = await page.goto(path)
      if (!answer) throw new Error(`${path} was not answered`)
      await untilTakenOver(page)
      await acceptCookieNotice(page)
      if (answer.status() !== status) note(`status ${answer.status()}`)
      const overflow = await overflowOf(page)
      if (overflow > 0) note(`${overflow} px wider than the screen`)
      for (const barrier of await barriersOf(page)) note(barrier)
      // The same bytes at each width.
      if (width === WIDTHS[0])
        for (const fault of await htmlFaultsOf(await answer.text())) note(fault)
      stop()
    }
  }
  return faults
}

/** Links that it covers in part would count as too small to hit, wherever a page can be scrolled. */
async function acceptCookieNotice(page: Page): Promise<void> {
  const accept = page.locator('[data-accepts-cookies]')
  // A click of Playwright's would scroll first.
  if (await accept.isVisible()) await accept.dispatchEvent('click')
}

/** Notes what the console and the network tell, until it is stopped. */
function watch(page: Page, note: (fault: string) => void): () => void {
  const onConsole = (message: ConsoleMessage) => {
    // Failed answers are noted with their address below.
    if (message.text().startsWith('Failed to load resource')) return
    note(`console ${message.type()}: ${message.text()}`)
  }
  const onResponse = (response: Response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return
    note(`${response.status()} of ${response.url()}`)
  }
  const onFailed = (request: Request) => {
    const text = request.failure()?.errorText
    // Pictures of the page before, which was left.
    if (text !== 'net::ERR_ABORTED') note(`${text} of ${request.url()}`)
  }
  page.on('console', onConsole).on('response', onResponse).on('requestfailed', onFailed)
  return () => {
    page.off('console', onConsole).off('response', onResponse).off('requestfailed', onFailed)
  }
}
