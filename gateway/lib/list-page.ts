import { GraphQLError } from 'graphql'

/** A page, or, with a cursor, what follows after it. */
export type ListPage = { readonly page: number; readonly limit: number; readonly after?: string }

export type PageInfo = {
  readonly page: number
  readonly totalPages: number
  readonly total: number
  readonly hasNext: boolean
  readonly endCursor: string | null
}

export const MAX_LIMIT = 100
const CURSOR = /^[\w-]{1,200}$/
/** Larger offsets cost the database more than they are worth to a visitor. */
const MAX_OFFSET = 10_000
/** The catalogue index serves every offset at the same cost. */
export const MAX_INDEXED_OFFSET = 2_000_000_000

/** Rejects excessive values and names the argument. */
export function readListPage(
  args: {
    readonly page?: number | null
    readonly limit?: number | null
    readonly after?: string | null
  },
  maxOffset = MAX_OFFSET,
): ListPage {
  const { after } = args
  const page = args.page ?? 1
  const limit = args.limit ?? 12
  if (limit < 1 || limit > MAX_LIMIT) {
    throw badInput('limit', `The argument limit must be between 1 and ${MAX_LIMIT}.`)
  }
  if (page < 1) throw badInput('page', 'The argument page must be 1 or more.')
  if ((page - 1) * limit > maxOffset) {
    throw badInput('page', `The argument page leads past the first ${maxOffset} entries.`)
  }
  if (typeof after !== 'string') return { page, limit }
  if (page > 1) throw badInput('after', 'A list is read by page or after a cursor, not both.')
  if (!CURSOR.test(after)) throw badInput('after', 'The argument after is no cursor of this list.')
  return { page, limit, after }
}

/** Limited like `readListPage`, so that a pager links no page that would be rejected. */
export function toPageInfo(
  { page, limit, after }: ListPage,
  size: {
    readonly totalPages: number
    readonly total: number
    readonly endCursor?: string | null | undefined
  },
  maxOffset = MAX_OFFSET,
): PageInfo {
  const { total, endCursor = null } = size
  const totalPages = Math.min(size.totalPages, Math.floor(maxOffset / limit) + 1)
  const hasNext = after === undefined ? page < totalPages : endCursor !== null
  return { page, totalPages, total, hasNext, endCursor }
}

/** One page of a list that is in memory. */
export function pageOf<Item>(all: readonly Item[], { page, limit }: ListPage) {
  const totalPages = Math.ceil(all.length / limit)
  return {
    items: all.slice((page - 1) * limit, page * limit),
    pageInfo: toPageInfo({ page, limit }, { totalPages, total: all.length }),
  }
}

export function badInput(argument: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', argument } })
}
