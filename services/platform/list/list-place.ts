import { z } from 'zod'
import type { List } from '#services/contract/rules/lists/list.ts'
import { Refusal } from '#services/platform/errors.ts'

/** Position of a row: its value in the sorted column, then its id. */
export type ListPlace = { readonly value: string | number; readonly id: number }

const text = z.string().refine((value) => !value.includes('\0'))
const id = z.int32().positive()

/** Names the sort, so that it is of no use in another one. Clients treat it as opaque. */
export function placeText(sort: string, { value, id: row }: ListPlace): string {
  return Buffer.from(JSON.stringify([sort, value, row])).toString('base64url')
}

/** Not signed: a forged one only begins elsewhere in the same list. */
export function readPlace(
  list: List,
  sort: string,
  { field, given }: { readonly field: 'after' | 'before'; readonly given: string },
): ListPlace {
  const value = isNumber(list, sort) ? z.int32() : text
  const place = z.tuple([z.literal(sort), value, id]).safeParse(jsonIn(given)).data
  if (place) return { value: place[1], id: place[2] }
  throw new Refusal(400, 'The cursor is none of this list.', { code: 'INVALID_INPUT', field })
}

function isNumber({ columns }: List, sort: string): boolean {
  const word = sort.replace(/_(ASC|DESC)$/, '')
  return Object.values(columns).some(
    (one) => one.sort === word && ['money', 'number'].includes(one.kind),
  )
}

function jsonIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
