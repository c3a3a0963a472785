export type RefusalDetails = { readonly code?: string; readonly field?: string }

/** What the caller can act on. Its message and code are answered as they stand. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly field: string | undefined

  constructor(status: number, message: string, details: RefusalDetails = {}) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = details.code
    this.field = details.field
  }
}
