/** The body of a message; null for one that is no JSON. */
export function jsonOf(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return null // fails its schema
  }
}
