import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { listen } from '#client/lib/listen.ts'
import { useNavigationHelp } from './navigation-context.ts'

/** Delay before scrolling to the top, so that the new page has rendered. */
const SCROLL_DELAY_MS = 100
/** Longer than browsers take for a smooth scroll, whose end not all of them report. */
const SCROLL_MS = 1_000
/** A smooth scroll that was still running moves the page up to this long after it was restored. */
const SETTLE_MS = 300
/** Longest wait for a restored page to be as tall as it was. */
const GROWTH_MS = 3_000
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
    return scrollForward(hash)
  }, [key, hash, isReturn, help])

  // Runs before the browser clamps the position on a shorter page, which must not be stored for the
  // last one.
  useLayoutEffect(() => {
    const note = (): void => help?.scroll.note(key, window.scrollY)
    // The visitor may have scrolled before this effect ran.
    note()
    return listen(['scroll'], note)
  }, [key, help])

  useEffect(() => {
    // The browser restores after a reload and from its back-forward cache; otherwise we do.
    window.history.scrollRestoration = 'manual'
    return listen(['pagehide', 'pageshow'], ({ type }) => {
      const isLeft = type === 'pagehide'
      window.history.scrollRestoration = isLeft ? 'auto' : 'manual'
      if (isLeft) help?.scroll.store()
    })
  }, [help])
}

/**
 * Holds the scroll position until the page settles or the visitor scrolls. A page that is still too
 * short has not settled. Returns a cleanup function.
 */
function restore(top: number): () => void {
  const startedAt = performance.now()
  const unlisten = listen(MOVES, stop)
  let settledAt = startedAt + SETTLE_MS
  let frame = 0
  function hold(): void {
    const now = performance.now()
    if (Math.abs(window.scrollY - top) > 1) {
      window.scrollTo({ top, behavior: 'instant' })
      if (window.scrollY < top - 1 && now < startedAt + GROWTH_MS) settledAt = now + SETTLE_MS
    }
    if (now < settledAt) frame = requestAnimationFrame(hold)
    else unlisten()
  }
  function stop(): void {
    cancelAnimationFrame(frame)
    unlisten()
  }
  hold()
  return stop
}

/**
 * Scrolls a new page to its top or to its hash, unless the visitor scrolls or presses something
 * first: what moves away under a press would not be clicked. Returns a cleanup function.
 */
function scrollForward(hash: string): () => void {
  const unlisten = listen(['mousedown', 'touchstart', 'wheel'], stop)
  let timer = setTimeout(() => {
    scrollToStart(hash)
    timer = setTimeout(end, SCROLL_MS)
  }, SCROLL_DELAY_MS)
  function end(): void {
    clearTimeout(timer)
    unlisten()
  }
  function stop({ detail }: UIEvent): void {
    // The second press of a double click is not meant for the new page.
    if (detail > 1) return
    end()
    window.scrollTo({ top: window.scrollY, behavior: 'instant' })
  }
  return end
}

/** To the element of the hash, or else to the top. */
export function scrollToStart(hash: string): void {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    ? 'instant'
    : 'smooth'
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target === null) window.scrollTo({ top: 0, behavior })
  else target.scrollIntoView({ behavior })
}
