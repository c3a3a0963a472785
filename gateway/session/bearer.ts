import type { IncomingHttpHeaders } from 'node:http'

/** Null without a Bearer; other schemes, such as Basic, are between a browser and a proxy. */
export function readBearer({ authorization = '' }: IncomingHttpHeaders): string | null {
  return /^Bearer (\S{1,4096})$/i.exec(authorization)?.[1] ?? null
}

/**
 * True for a malformed Bearer, and for any Bearer from a browser, which authenticates by cookies.
 */
export function isBearerUnusable(headers: IncomingHttpHeaders, isApp: boolean): boolean {
  if (!/^Bearer\b/i.test(headers.authorization ?? '')) return false
  return !isApp || readBearer(headers) === null
}
