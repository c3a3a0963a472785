import type { z } from 'zod'
import type { Call } from '#services/contract/call.ts'
import type { FormFile } from './http/form-body.ts'
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

/** The body of a call that takes files. */
export type Form<Input> = {
  /** Each has to be read to its end before the next one comes. */
  readonly files: AsyncIterable<FormFile>
  /** The input, once all files have been read; refused if it is not what the contract describes. */
  input(): Input
}

/** A call that takes files; a handler that fails in the middle of them leaves the rest unread. */
export function formRoute<C extends Call>(
  call: C,
  handler: (form: Form<z.output<C['input']>>, scope: Scope) => Promise<z.input<C['output']>>,
): Route {
  return {
    call,
    // The HTTP layer makes it of the body of a call with files.
    handle: (form, scope) => handler(form as Form<z.output<C['input']>>, scope),
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
