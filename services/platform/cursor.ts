import { z } from 'zod'
import { Refusal } from './errors.ts'
import { offsetOf } from './paging.ts'

/** Where a row stands in a list by time, then id. */
export type Place = { readonly at: string; readonly id: number }

/** The part of a list that is read: from an offset, or after a row. */
export type Span = {
  readonly offset: number
  readonly limit: number
  readonly after: Place | null
}

/** By time and id, so that new rows above it move nothing. */
const place = z.tuple([z.iso.datetime(), z.int32().positive()])

/** Names the last row that was read. A client stores and returns it as it is. */
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

/** It is not signed: a made-up one only begins elsewhere in the same list. */
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
