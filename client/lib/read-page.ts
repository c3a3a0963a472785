const WHOLE = /^[1-9]\d{0,4}$/

/** The page of a list that an address asks for; the first one for whatever is no number. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return WHOLE.test(text) ? Number(text) : 1
}
