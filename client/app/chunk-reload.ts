const STORED_AS = 'chunkReload'
const AT_MOST_EVERY_MS = 60_000

type Page = Pick<Window, 'addEventListener' | 'sessionStorage' | 'location' | 'navigator'>

/** A chunk that is gone belongs to an older build: one reload brings the new one, and never a loop. */
export function reloadOnLostChunk(page: Page, now: () => number): void {
  page.addEventListener('vite:preloadError', () => {
    // Without a network the chunk is not gone, and a reload would lose the page that is here.
    if (!page.navigator.onLine) return
    const last = Number(page.sessionStorage.getItem(STORED_AS) ?? Number.NEGATIVE_INFINITY)
    if (now() - last < AT_MOST_EVERY_MS) return
    page.sessionStorage.setItem(STORED_AS, String(now()))
    page.location.reload()
  })
}
