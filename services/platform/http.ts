import type { z } from 'zod'
import type { Call } from '#services/contract/call.ts'
import type { Scope } from './http/scope.ts'

/** A call with its handler. Input and output are parsed by the contract. */
export type Route = {
  readonly call: Call
  handle(input: unknown, scope: Scope): Promise<unknown>
}

/** JSON composed of parts that the contract has already parsed. */
export class WrittenAnswer {
  readonly json: Buffer

  constructor(json: Buffer) {
    this.json = json
  }
}

export function route<C extends Call>(
  call: C,
  handler: (input: z.output<C['input']>, scope: Scope) => Promise<z.input<C['output']>>,
): Route {
  return {
    call,
    // The HTTP layer has parsed it with this call's schema.
    handle: (input, scope) => handler(input as z.output<C['input']>, scope),
  }
}

/** A call whose handler writes JSON in the shape of the contract. */
export function writtenRoute<C extends Call>(
  call: C,
  handler: (input: z.output<C['input']>, scope: Scope) => Promise<Buffer>,
): Route {
  return {
    call,
    handle: async (input, scope) =>
      new WrittenAnswer(await handler(input as z.output<C['input']>, scope)),
  }
}

/** Strips what the contract does not declare. */
export function written<C extends Call>(call: C, answer: z.input<C['output']>): Buffer {
  return Buffer.from(JSON.stringify(call.output.parse(answer)))
}
