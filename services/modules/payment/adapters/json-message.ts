/** The parsed body of a message; null when it is not JSON. */
export function jsonOf(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return null // fails its schema
  }
}
