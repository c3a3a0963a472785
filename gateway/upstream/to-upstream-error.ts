import { TransportFault } from './transport.ts'
import { misanswered, timedOut, UpstreamError, unavailable } from './upstream-error.ts'

/** Maps a failed call to an error; an aborted caller gets the signal's reason. */
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
