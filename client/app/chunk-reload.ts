const STORED_AS = 'chunkReload'
const AT_MOST_EVERY_MS = 60_000

type Page = Pick<Window, 'addEventListener' | 'sessionStorage' | 'location' | 'navigator'>

/** A missing chunk means an outdated build: reloads once, never in a loop. */
export function reloadOnLostChunk(page: Page, now: () => number): void {
  page.addEventListener('vite:preloadError', () => {
    // Offline the chunk is not missing, and a reload would lose the current page.
    if (!page.navigator.onLine) return
    const last = Number(page.sessionStorage.getItem(STORED_AS) ?? Number.NEGATIVE_INFINITY)
    if (now() - last < AT_MOST_EVERY_MS) return
    page.sessionStorage.setItem(STORED_AS, String(now()))
    page.location.reload()
  })
}
