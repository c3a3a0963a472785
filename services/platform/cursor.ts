import { z } from 'zod'
import { Refusal } from './errors.ts'
import { offsetOf } from './paging.ts'

/** Position of a row in a list by time, then id. */
export type Place = { readonly at: string; readonly id: number }

/** The part of a list that is read: from an offset, or after a row. */
export type Span = {
  readonly offset: number
  readonly limit: number
  readonly after: Place | null
}

/** Position by time and id, so that new rows above it move nothing. */
const place = z.tuple([z.iso.datetime(), z.int32().positive()])

/** A cursor to the last row that was read. Clients treat it as opaque. */
export function cursorOf({ at, id }: Place): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url')
}

export function spanOf(
  input: { readonly page?: number | undefined; readonly after?: string | undefined },
  limit: number,
): Span {
  const { page = 1, after } = input
  if (after === undefined) return { offset: offsetOf(page, limit), limit, after: null }
  if (page > 1) throw refusedCursor('A list is read by page or after a cursor.')
  return { offset: 0, limit, after: readCursor(after) }
}

/**
 * Splits rows that were read with one more than the limit; without the one more, the list is at its
 * end.
 */
export function endOf<Row>(
  rows: readonly Row[],
  { limit }: Pick<Span, 'limit'>,
  placeOf: (row: Row) => Place,
): { readonly rows: readonly Row[]; readonly endCursor: string | null } {
  const last = rows[limit - 1]
  const isEnd = rows.length <= limit || last === undefined
  return { rows: rows.slice(0, limit), endCursor: isEnd ? null : cursorOf(placeOf(last)) }
}

/** Cursors are not signed: a forged one only starts elsewhere in the same list. */
function readCursor(cursor: string): Place {
  const content = place.safeParse(jsonIn(cursor)).data
  if (!content) throw refusedCursor('The cursor is none of this list.')
  const [at, id] = content
  return { at, id }
}

function jsonIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

export function refusedCursor(message: string): Refusal {
  return new Refusal(400, message, { code: 'INVALID_INPUT', field: 'after' })
}
