import type { PagePartition } from './render/page-maker.ts'

export type PageKey = {
  /** Null for an address too long to be requested often. */
  readonly key: string | null
  /** The URL reduced to what the key contains. */
  readonly url: URL
  readonly partition: Exclude<PagePartition, 'missing'>
}

type KeyParts = { readonly locale: string; readonly query: URLSearchParams }

const LONGEST_KEY = 1_000

/**
 * The key consists of the known domain, the path, the locale and the query in its normal form.
 */
export function pageKey(url: URL, { locale, query }: KeyParts): PageKey {
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
