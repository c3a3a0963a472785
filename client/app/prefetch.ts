import { matchPath, type RouterContextProvider } from 'react-router'
import type { LocaleTable } from '#client/i18n/locales.ts'
import { createAddressBook } from './address-book.ts'
import { OPEN_SCREENS } from './routes.ts'

/** Fetches the code of a screen and runs its loader, which leaves its answer in the cache. */
export function createPrefetch(
  table: LocaleTable,
  origin: string,
  createContext: () => RouterContextProvider,
): (path: string) => void {
  const locate = createAddressBook(table)
  const asked = new Set<string>()

  async function prefetch(url: URL): Promise<void> {
    const located = locate(url.pathname)
    const open = located === null ? undefined : OPEN_SCREENS[located.address.screen]
    if (located === null || open === undefined || located.address.canonical !== null) return
    const { pattern } = located.address
    const { loader } = await open.load()
    const params = matchPath(pattern, url.pathname)?.params ?? {}
    await loader(
      { request: new Request(url), url, pattern, params, context: createContext() },
      null,
    )
  }

  return (path) => {
    const url = new URL(path, origin)
    if (asked.has(url.href) || url.origin !== origin) return
    asked.add(url.href)
    // What the loader throws (not found, moved) is for the navigation to find out again.
    prefetch(url).catch(() => asked.delete(url.href))
  }
}
