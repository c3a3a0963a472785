import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { S3NetworkError, S3ServiceError } from 's3mini'
import { Refusal } from '#services/platform/errors.ts'
import { faultName } from '#services/platform/jobs/worker.ts'

/** The gateway waits 15 seconds for a picture. */
const READ_MS = 5_000
/** Until the whole picture has been sent and stored. */
const WRITE_MS = 20_000
/** For each part of a body. */
const PART_MS = 10_000
const ATTEMPTS = 3
const FIRST_PAUSE_MS = 100

export type Requests = {
  /** Fails when the headers of the answer do not come in time. */
  readonly fetch: typeof fetch
  /** Repeats what may pass, such as a 503, at once; throws a refusal when it lasts. */
  send<Answer>(request: () => Promise<Answer>): Promise<Answer>
  /** Breaks off a body that stalls; a slow reader may take its time. */
  chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array>
}

type Limits = { readonly readMs: number; readonly writeMs: number; readonly partMs: number }

const LIMITS: Limits = { readMs: READ_MS, writeMs: WRITE_MS, partMs: PART_MS }

/** `onFault` is called with what went wrong when requests begin to fail. */
export function createRequests(
  onFault: (fault: string) => void = () => undefined,
  { readMs, writeMs, partMs }: Limits = LIMITS,
): Requests {
  let isFailing = false

  function refusalOf(error: unknown): Refusal {
    if (!isFailing) onFault(faultOf(error))
    isFailing = true
    const details = { code: 'NOT_READY', retryAfterSeconds: 5 }
    return new Refusal(503, 'The storage of pictures does not answer.', details)
  }

  async function send<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await request()
        isFailing = false
        return answer
      } catch (error) {
        if (attempt === ATTEMPTS || !mayPass(error)) throw refusalOf(error)
        await pause(FIRST_PAUSE_MS * 3 ** (attempt - 1))
      }
    }
  }

  return {
    fetch: async (input, init = {}) => {
      const late = new AbortController()
      const limitMs = init.method === 'PUT' ? writeMs : readMs
      const timer = setTimeout(() => late.abort(new TookTooLong()), limitMs).unref()
      // A body that is compressed on its way would not have the length of the file.
      const headers = new Headers(init.headers)
      headers.set('accept-encoding', 'identity')
      const answer = await fetch(input, { ...init, headers, signal: late.signal })
      // The text of an error has to come within the limit too.
      if (answer.ok) clearTimeout(timer)
      return answer
    },
    send,
    chunksOf: async function* (body) {
      const reader = body.getReader()
      try {
        for (;;) {
          const { done, value } = await within(partMs, reader.read())
          if (done) return
          yield value
        }
      } catch (error) {
        throw refusalOf(error)
      } finally {
        await reader.cancel().catch(() => undefined)
      }
    },
  }
}

export function requestsWith(log?: Pick<Logger, 'warn'>): Requests {
  return createRequests((fault) => log?.warn({ fault }, 'the storage of pictures does not answer'))
}

class TookTooLong extends Error {}

async function within<Answer>(ms: number, work: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TookTooLong()), ms)
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Not what took too long: the visitor has waited by then. */
function mayPass(error: unknown): boolean {
  if (error instanceof S3ServiceError) return error.status >= 500 || error.status === 429
  // What `fetch` throws for connections has a cause.
  return (
    error instanceof S3NetworkError || (error instanceof TypeError && error.cause !== undefined)
  )
}

function faultOf(error: unknown): string {
  if (error instanceof S3ServiceError) return `${error.status} ${error.serviceCode}`
  const { cause } = error instanceof Error ? error : {}
  return cause ? `${faultName(error)} ${faultName(cause)}` : faultName(error)
}
