import { Refusal } from '#services/platform/errors.ts'

const MAX_CENTS = 2_147_483_647

/** SQLite would store a fraction in an integer column. */
export function wholeCents(cents: number, field: string): number {
  if (Number.isInteger(cents) && cents >= 0 && cents <= MAX_CENTS) return cents
  throw new Refusal(400, 'An amount is whole cents.', { code: 'INVALID_INPUT', field })
}

export function wholePieces(pieces: number, field: string): number {
  if (Number.isInteger(pieces) && pieces >= 0 && pieces <= MAX_CENTS) return pieces
  throw new Refusal(400, 'A quantity is whole pieces.', { code: 'INVALID_INPUT', field })
}
