import { matchPath, type RouterContextProvider } from 'react-router'
import { SCREENS } from '#client/generated/screens.ts'
import type { LocaleTable } from '#client/i18n/locales.ts'
import { createAddressBook } from './address-book.ts'

/** Loads a screen's code and runs its loader, which fills the cache. */
export function createPrefetch(
  table: LocaleTable,
  origin: string,
  createContext: () => RouterContextProvider,
): (path: string) => void {
  const locate = createAddressBook(table)
  const prefetched = new Set<string>()

  async function prefetch(url: URL): Promise<void> {
    const located = locate(url.pathname)
    if (located === null || located.address.canonical !== null) return
    const { pattern, screen } = located.address
    const { load, isPrivate } = SCREENS[screen]
    const { loader } = await load()
    // Private screens may show a cart notice, which the server returns only once, so they are not
    // prefetched.
    if (isPrivate) return
    const params = matchPath(pattern, url.pathname)?.params ?? {}
    await loader(
      { request: new Request(url), url, pattern, params, context: createContext() },
      null,
    )
  }

  return (path) => {
    const url = new URL(path, origin)
    if (prefetched.has(url.href) || url.origin !== origin) return
    prefetched.add(url.href)
    // Errors of the loader (404, redirect) are left to the navigation.
    prefetch(url).catch(() => prefetched.delete(url.href))
  }
}
