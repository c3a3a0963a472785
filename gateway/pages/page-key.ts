import type { PagePartition } from './page-maker.ts'

export type PageKey = {
  /** Null: too long for a page that many request. */
  readonly key: string | null
  /** The address with nothing in it that the key has not. */
  readonly url: URL
  readonly partition: Exclude<PagePartition, 'missing'>
}

type KeyParts = { readonly locale: string; readonly queryKeys: readonly string[] }

const LONGEST_KEY = 1_000

/** Known domain, path, locale and the declared query keys in their fixed order; nothing else. */
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
    // Routes match without regard to case: only one of the spellings is the page itself.
    partition: query.size === 0 && !/[A-Z]/.test(plain.pathname) ? 'plain' : 'variant',
  }
}
