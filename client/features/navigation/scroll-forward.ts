/** Delay before scrolling, so that the new page has rendered. */
const SCROLL_DELAY_MS = 100

/** Scrolls a new page to its top or to its hash. Returns a cleanup function. */
export function scrollForward(hash: string): () => void {
  const watching = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  /** Not while it has nowhere to go, which nothing tells the end of. */
  let isUnderWay = true
  let isHeld = false

  function start(): void {
    isHeld = false
    timer = setTimeout(() => {
      isUnderWay = false
      scrollToStart(hash)
    }, SCROLL_DELAY_MS)
  }

  /** What is pressed stays under the pointer: released on something else, it would do nothing. */
  function hold(): void {
    if (!isUnderWay) {
      giveWay()
      return
    }
    isHeld = true
    clearTimeout(timer)
    window.scrollTo({ top: window.scrollY, behavior: 'instant' })
  }

  function giveWay(): void {
    clearTimeout(timer)
    watching.abort()
  }

  const { signal } = watching
  window.addEventListener('scroll', () => (isUnderWay = true), { signal, passive: true })
  window.addEventListener('scrollend', () => isHeld || watching.abort(), { signal })
  window.addEventListener('pointerdown', hold, { signal })
  window.addEventListener('pointerup', start, { signal })
  // A finger scrolls instead.
  window.addEventListener('pointercancel', giveWay, { signal })
  start()
  return giveWay
}

function scrollToStart(hash: string): void {
  const behavior = prefersStillness() ? 'instant' : 'smooth'
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target === null) window.scrollTo({ top: 0, behavior })
  else target.scrollIntoView({ behavior })
}

export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
