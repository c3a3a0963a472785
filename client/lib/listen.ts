declare global {
  interface WindowEventMap {
    /** Bubbles from the document. */
    visibilitychange: Event
  }
}

/** Adds a passive listener for events of the window. Returns a function that removes it. */
export function listen<Kind extends keyof WindowEventMap>(
  kinds: readonly Kind[],
  listener: (event: WindowEventMap[Kind]) => void,
): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true }
  for (const kind of kinds) window.addEventListener(kind, listener, options)
  return () => listening.abort()
}
