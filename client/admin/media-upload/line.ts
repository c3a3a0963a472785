const LONGEST_MS = 30_000

/** Resolves when the browser is online again, or after a time that doubles with each try. */
export function lineBack(tries: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const goOn = (): void => resolve()
  const timer = setTimeout(goOn, Math.min(LONGEST_MS, 1_000 * 2 ** (tries - 1)))
  window.addEventListener('online', goOn)
  return promise.finally(() => {
    clearTimeout(timer)
    window.removeEventListener('online', goOn)
  })
}
