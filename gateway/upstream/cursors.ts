import { badInput } from '#gateway/lib/list-page.ts'
import { UpstreamError } from './upstream-error.ts'

/**
 * Reads a part of a list. A cursor that the service refuses is the client's mistake; a platform
 * that ignores it would answer its first page again.
 */
export async function readOn<Answer extends { readonly endCursor?: string | null | undefined }>(
  service: string,
  after: string | undefined,
  read: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await read()
    if (after !== undefined && answer.endCursor === undefined) throw withoutCursors(service)
    return answer
  } catch (error) {
    const isRefused = error instanceof UpstreamError && error.field === 'after'
    if (after === undefined || !isRefused) throw error
    throw badInput('after', 'The argument after is no cursor of this list.')
  }
}

export function withoutCursors(service: string): UpstreamError {
  return new UpstreamError({
    service,
    status: 0,
    code: 'NOT_SUPPORTED',
    message: 'This platform has no cursors.',
  })
}
