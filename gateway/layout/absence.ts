/** True when a platform does not know the call, or nothing of the asked name. */
export function isUnknownCall(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === 'NOT_SUPPORTED') return true
  return 'status' in error && error.status === 404
}
