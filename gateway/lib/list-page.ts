import { GraphQLError } from 'graphql'

export type ListPage = { readonly page: number; readonly limit: number }

export type PageInfo = {
  readonly page: number
  readonly totalPages: number
  readonly total: number
  readonly hasNext: boolean
}

export const MAX_LIMIT = 100
/** Larger offsets cost the database more than they are worth to a visitor. */
const MAX_OFFSET = 10_000
/** The catalogue index serves every offset at the same cost. */
export const MAX_INDEXED_OFFSET = 2_000_000_000

/** Rejects excessive values and names the argument. */
export function readListPage(
  args: { readonly page?: number | null; readonly limit?: number | null },
  maxOffset = MAX_OFFSET,
): ListPage {
  const page = args.page ?? 1
  const limit = args.limit ?? 12
  if (limit < 1 || limit > MAX_LIMIT) {
    throw badInput('limit', `The argument limit must be between 1 and ${MAX_LIMIT}.`)
  }
  if (page < 1) throw badInput('page', 'The argument page must be 1 or more.')
  if ((page - 1) * limit > maxOffset) {
    throw badInput('page', `The argument page leads past the first ${maxOffset} entries.`)
  }
  return { page, limit }
}

/** Limited like `readListPage`, so that a pager links no page that would be rejected. */
export function toPageInfo(
  { page, limit }: ListPage,
  { totalPages: all, total }: { readonly totalPages: number; readonly total: number },
  maxOffset = MAX_OFFSET,
): PageInfo {
  const totalPages = Math.min(all, Math.floor(maxOffset / limit) + 1)
  return { page, totalPages, total, hasNext: page < totalPages }
}

export function badInput(argument: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', argument } })
}
