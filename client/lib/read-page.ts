const WHOLE = /^[1-9]\d{0,4}$/

/** Page number in the URL; 1 if it is invalid. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return WHOLE.test(text) ? Number(text) : 1
}
