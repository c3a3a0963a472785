import { TransportFault } from './transport.ts'
import { misanswered, timedOut, UpstreamError, unavailable } from './upstream-error.ts'

/** What came of a call that failed; a caller who hung up gets the reason for it. */
export function toUpstreamError(service: string, error: unknown, signal: AbortSignal): unknown {
  if (error instanceof UpstreamError) return error
  if (signal.aborted) return signal.reason
  if (!(error instanceof TransportFault)) return error
  switch (error.kind) {
    case 'timeout':
      return timedOut(service)
    case 'connection':
      return unavailable(service)
    case 'too-large':
      return misanswered(service, 'body: expected less of it')
    case 'aborted':
      return error
  }
}
