import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useNavigationHelp } from './navigation-context.ts'

/** Delay before scrolling to the top, so that the new page has rendered. */
const SCROLL_DELAY_MS = 100
/** A smooth scroll that was still running moves the page up to this long after it was restored. */
const SETTLE_MS = 300
/** Events by which the visitor scrolls. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** A new page scrolls to the top or to its hash; back and forward restore the position. */
export function useScroll(): void {
  const { key, hash } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const help = useNavigationHelp()
  const hasArrived = useRef(false)

  // Before paint, so that a restored page does not jump.
  useLayoutEffect(() => {
    if (!hasArrived.current) {
      hasArrived.current = true
      return
    }
    if (isReturn) {
      return restore(help?.scroll.find(key) ?? 0)
    }
    if (help?.keepsScroll()) return
    const timer = setTimeout(() => scrollForward(hash), SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [key, hash, isReturn, help])

  // Runs before the browser clamps the position on a shorter page, which must not be stored for the
  // last one.
  useLayoutEffect(() => {
    const note = (): void => help?.scroll.note(key, window.scrollY)
    // The visitor may have scrolled before this effect ran.
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key, help])

  useEffect(() => {
    // The browser restores after a reload and from its back-forward cache; otherwise we do.
    const takeOver = (): void => {
      window.history.scrollRestoration = 'manual'
    }
    const handBack = (): void => {
      window.history.scrollRestoration = 'auto'
      help?.scroll.store()
    }
    takeOver()
    window.addEventListener('pagehide', handBack)
    window.addEventListener('pageshow', takeOver)
    return () => {
      window.removeEventListener('pagehide', handBack)
      window.removeEventListener('pageshow', takeOver)
    }
  }, [help])
}

/**
 * Holds the scroll position until the page settles or the visitor scrolls. Returns a cleanup
 * function.
 */
function restore(top: number): () => void {
  const settledAt = performance.now() + SETTLE_MS
  let frame = 0
  function hold(): void {
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' })
    if (performance.now() < settledAt) frame = requestAnimationFrame(hold)
    else stop()
  }
  function stop(): void {
    cancelAnimationFrame(frame)
    for (const move of MOVES) window.removeEventListener(move, stop)
  }
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true })
  hold()
  return stop
}

function scrollForward(hash: string): void {
  const behavior = prefersStillness() ? 'instant' : 'smooth'
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target === null) window.scrollTo({ top: 0, behavior })
  else target.scrollIntoView({ behavior })
}

export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
