import type { TestServices } from '#tests/support/services.ts'

/** Who sends the wrong input. */
export type Sender = 'guest' | 'shopper' | 'buyer' | 'customer'

export type Expected = {
  readonly code: string
  /** Null when no field of the input is at fault. */
  readonly field: string | null
  readonly rule?: string
  readonly limit?: number
}

export type Row = {
  readonly mutation: string
  readonly as: Sender
  readonly input?: object
  readonly expected: Expected
}

/** Entities of the demo that rows need. */
export type Known = {
  readonly product: string
  readonly scarce: { readonly id: string; readonly left: number }
  readonly unchosen: string
  readonly printed: { readonly id: string; readonly optionId: string }
  readonly order: string
}

/** A customer who creates what others must not reach. */
export type Owner = {
  readonly services: TestServices
  readonly ownerId: number
  // biome-ignore lint/suspicious/noExplicitAny: what was selected
  ask(query: string, variables?: object): Promise<any>
}

/** What tests of all root fields need to know of a domain; one file each in `rows/`. */
export type DomainRows = {
  /** For every mutation that can be refused. */
  wrongInputs?(known: Known): readonly Row[]
  /** Mutations whose only refusal is a limit that is reached. */
  readonly neverRefused?: readonly string[]
  /**
   * Root fields that take an id: creates an entity of the owner and returns its id; null where
   * ids belong to no customer.
   */
  readonly byId?: Readonly<Record<string, ((owner: Owner) => Promise<string>) | null>>
}

export const MISSING = '2147480000'
export const NO_SLUG = 'a'.repeat(32)

export const long = (length: number) => 'a'.repeat(length + 1)

export const invalid = (field: string, rule: string, limit?: number): Expected => ({
  ...{ code: 'INVALID_INPUT', field, rule },
  ...(limit === undefined ? {} : { limit }),
})

export const missing = (field: string): Expected => ({ code: 'NOT_FOUND', field })

export const row = (
  mutation: string,
  as: Sender,
  input: object | undefined,
  expected: Expected,
): Row => ({
  ...{ mutation, as, expected },
  ...(input ? { input } : {}),
})

/** Id of the session that an access token belongs to. */
export function sessionOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  return String(claims.sid)
}
