import { type Call, callUrl } from '#services/contract/call.ts'

export type RequestLine = {
  readonly method: Call['method']
  /** Path and query. */
  readonly path: string
  readonly body: string | null
}

/** Path parameters are taken from the input; the rest becomes query or JSON body. */
export function toRequestLine(call: Call, input: unknown): RequestLine {
  const rest = new Map(Object.entries(input ?? {}))
  const path = callUrl(call).replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  if (call.method === 'GET' || call.method === 'DELETE') {
    const query = new URLSearchParams()
    for (const [name, value] of rest) {
      if (value !== undefined && value !== null) query.append(name, String(value))
    }
    return { method: call.method, path: query.size > 0 ? `${path}?${query}` : path, body: null }
  }
  return { method: call.method, path, body: JSON.stringify(Object.fromEntries(rest)) }
}
