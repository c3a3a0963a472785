import type { z } from 'zod'
import type { Call } from '#services/contract/call.ts'
import type { Scope } from './scope.ts'

/** A call and what answers it. The input has been parsed; the answer is parsed on its way out. */
export type Route = {
  readonly call: Call
  handle(input: unknown, scope: Scope): Promise<unknown>
}

export function route<C extends Call>(
  call: C,
  handler: (input: z.output<C['input']>, scope: Scope) => Promise<z.input<C['output']>>,
): Route {
  return {
    call,
    // The HTTP layer has parsed it with this very call's schema.
    handle: (input, scope) => handler(input as z.output<C['input']>, scope),
  }
}
