import { UpstreamError } from '#gateway/upstream/upstream-error.ts'

/** True when the platform lacks the call or has nothing of that name. */
export function isUnknownCall(error: unknown): boolean {
  return error instanceof UpstreamError && (error.code === 'NOT_SUPPORTED' || error.status === 404)
}

/** True when the site's key is no longer valid. */
export function isWrongKey(error: unknown): boolean {
  return error instanceof UpstreamError && (error.status === 401 || error.status === 403)
}

/** The answer, or `none` on a platform that lacks the call. */
export async function orNone<Answer, None>(
  answer: Promise<Answer>,
  none: None,
): Promise<Answer | None> {
  try {
    return await answer
  } catch (error) {
    if (isUnknownCall(error)) return none
    throw error
  }
}
