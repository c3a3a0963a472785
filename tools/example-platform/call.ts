import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import type { Call, CallInput } from '#services/contract/call.ts'

/** Who calls. */
export type Caller = {
  readonly headers: IncomingHttpHeaders
  /** E-mail of the account whose access token was sent; null for a guest. */
  readonly customer: string | null
}

/**
 * Answers one call of the contract. The input is flat, as the contract describes it: path
 * parameters, query and JSON body in one object. What comes in a path or a query is text.
 */
export type Answering<C extends Call> = (
  input: CallInput<C>,
  caller: Caller,
) => z.input<C['output']>

/** Calls by method and path, such as `GET /api/v1/cms/navigation/tree/{id}`. */
export type Calls = Readonly<Record<string, (input: never, caller: Caller) => unknown>>

/** Answered as `{"error": {"message", "statusCode"}}`. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
