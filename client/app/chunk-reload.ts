const STORED_AS = 'chunkReload'
const AT_MOST_EVERY_MS = 60_000

type Page = Pick<Window, 'addEventListener' | 'sessionStorage' | 'location'>

/** A chunk that is gone belongs to an older build: one reload brings the new one, and never a loop. */
export function reloadOnLostChunk(page: Page, now: () => number): void {
  page.addEventListener('vite:preloadError', () => {
    const last = Number(page.sessionStorage.getItem(STORED_AS) ?? Number.NEGATIVE_INFINITY)
    if (now() - last < AT_MOST_EVERY_MS) return
    page.sessionStorage.setItem(STORED_AS, String(now()))
    page.location.reload()
  })
}
