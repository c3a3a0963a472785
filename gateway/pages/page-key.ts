import type { PagePartition } from './page-maker.ts'

export type PageKey = {
  /** Null for an address too long to be requested often. */
  readonly key: string | null
  /** The URL reduced to what the key contains. */
  readonly url: URL
  readonly partition: Exclude<PagePartition, 'missing'>
}

type KeyParts = { readonly locale: string; readonly queryKeys: readonly string[] }

const LONGEST_KEY = 1_000

/**
 * The key consists of the known domain, the path, the locale and the declared query keys in a fixed
 * order.
 */
export function pageKey(url: URL, { locale, queryKeys }: KeyParts): PageKey {
  const query = new URLSearchParams()
  for (const name of queryKeys) {
    for (const value of url.searchParams.getAll(name)) if (value !== '') query.append(name, value)
  }
  const plain = new URL(url.pathname, url.origin)
  plain.search = query.toString()
  const key = `${locale} ${plain.href}`
  return {
    key: key.length > LONGEST_KEY ? null : key,
    url: plain,
    // Routes match case-insensitively, but only lower case is the canonical address.
    partition: query.size === 0 && !/[A-Z]/.test(plain.pathname) ? 'plain' : 'variant',
  }
}
