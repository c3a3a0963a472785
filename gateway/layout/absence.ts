import { UpstreamError } from '#gateway/upstream/upstream-error.ts'

/** True when a platform does not know the call, or has nothing of that name. */
export function isUnknownCall(error: unknown): boolean {
  return error instanceof UpstreamError && (error.code === 'NOT_SUPPORTED' || error.status === 404)
}

/** True when the key of the site is no longer the right one. */
export function isWrongKey(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 401 || error.status === 403)
}
