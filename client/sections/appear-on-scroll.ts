import type { SectionAnimation } from '#client/generated/types.ts'

/** As the platform specifies them: pixels above the lower edge of the window, and milliseconds. */
export const OFFSET = 120
export const DELAY_MS = 100
export const DURATION_MS = 400
export const DEBOUNCE_MS = 50
export const THROTTLE_MS = 99

const FROM: Readonly<Record<SectionAnimation, Keyframe>> = {
  FADE: {},
  RISE: { transform: 'translateY(3rem)' },
  FROM_LEFT: { transform: 'translateX(-3rem)' },
  FROM_RIGHT: { transform: 'translateX(3rem)' },
  ZOOM: { transform: 'scale(0.94)' },
}

/**
 * Hides an element that is still below the window and lets it appear when it is scrolled in. What is
 * in sight already stays as it is. Returns what ends it.
 */
export function appearOnScroll(
  element: HTMLElement,
  kind: SectionAnimation,
): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  if (element.getBoundingClientRect().top < innerHeight) return undefined

  const animation = element.animate([{ opacity: 0, ...FROM[kind] }, { opacity: 1 }], {
    duration: DURATION_MS,
    delay: DELAY_MS,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    fill: 'backwards',
  })
  animation.pause()

  const ending = new AbortController()
  const stop = (): void => {
    ending.abort()
    observer.disconnect()
  }
  const play = (): void => {
    if (ending.signal.aborted || !isFarEnough(element)) return
    stop()
    animation.play()
  }
  const show = (): void => {
    stop()
    animation.cancel()
  }
  // Only near the window is the scroll itself of interest.
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    play()
    const { signal } = ending
    addEventListener('scroll', throttled(play, signal), { passive: true, signal })
    addEventListener('resize', debounced(play, signal), { signal })
    observer.disconnect()
  })
  observer.observe(element)
  addEventListener('beforeprint', show, { signal: ending.signal })
  return show
}

/** At the end of the page nothing more can be scrolled in. */
function isFarEnough(element: HTMLElement): boolean {
  const { scrollHeight } = document.documentElement
  return (
    element.getBoundingClientRect().top < innerHeight - OFFSET ||
    scrollY + innerHeight >= scrollHeight - 1
  )
}

/** At most once in that time, and once more after the last call. */
function throttled(work: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      work()
    }, THROTTLE_MS)
  }
}

/** Once, when there was no call for that time. */
function debounced(work: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, DEBOUNCE_MS)
  }
}
