import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useNavigationHelp } from './navigation-context.ts'

/** A new page is scrolled to its top only after this pause, so that it is there to be seen. */
const SCROLL_DELAY_MS = 100

/** Forward goes to the top, or to what the address names; back and forth return to where one was. */
export function useScroll(): void {
  const { key, hash } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const help = useNavigationHelp()
  const hasArrived = useRef(false)

  // Before the paint, so that the page one returns to is never seen at a wrong place.
  useLayoutEffect(() => {
    if (!hasArrived.current) {
      hasArrived.current = true
      return
    }
    if (isReturn) {
      window.scrollTo({ top: help?.scroll.find(key) ?? 0, behavior: 'instant' })
      return
    }
    if (help?.keepsScroll()) return
    const timer = setTimeout(() => scrollForward(hash), SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [key, hash, isReturn, help])

  useEffect(() => {
    const note = (): void => help?.scroll.note(key, window.scrollY)
    // Whoever is here already may have scrolled before anybody listened.
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key, help])

  useEffect(() => {
    // The browser restores by itself after a reload and from its own page cache; in between we do.
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

function scrollForward(hash: string): void {
  const behavior = prefersStillness() ? 'instant' : 'smooth'
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target === null) window.scrollTo({ top: 0, behavior })
  else target.scrollIntoView({ behavior })
}

export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
