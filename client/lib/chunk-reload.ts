const STORED_AS = 'chunkReload'
const AT_MOST_EVERY_MS = 60_000

type Page = Pick<Window, 'addEventListener' | 'sessionStorage' | 'location' | 'navigator'>

/**
 * A missing chunk means an outdated build: reloads once, never in a loop. Without an answer of the
 * server the chunk is not missing, and a reload would lose the current page.
 */
export function reloadOnLostChunk(
  page: Page,
  now: () => number,
  fetchLike: typeof fetch = fetch,
): void {
  page.addEventListener('vite:preloadError', async () => {
    if (!page.navigator.onLine || !(await reachesServer(page.location.href, fetchLike))) return
    const last = Number(page.sessionStorage.getItem(STORED_AS) ?? Number.NEGATIVE_INFINITY)
    if (now() - last < AT_MOST_EVERY_MS) return
    page.sessionStorage.setItem(STORED_AS, String(now()))
    page.location.reload()
  })
}

async function reachesServer(page: string, fetchLike: typeof fetch): Promise<boolean> {
  try {
    await fetchLike(page, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
