import { GraphQLError } from 'graphql'

export type ListPage = { readonly page: number; readonly limit: number }

export type PageInfo = {
  readonly page: number
  readonly totalPages: number
  readonly total: number
  readonly hasNext: boolean
}

export const MAX_LIMIT = 100
/** Further on an offset costs the service more than a visitor will ever read. */
export const MAX_OFFSET = 10_000

/** Refuses, naming the argument, what no list of a shop needs. */
export function readListPage(args: {
  readonly page?: number | null
  readonly limit?: number | null
}): ListPage {
  const page = args.page ?? 1
  const limit = args.limit ?? 12
  if (limit < 1 || limit > MAX_LIMIT) {
    throw badInput('limit', `The argument limit must be between 1 and ${MAX_LIMIT}.`)
  }
  if (page < 1) throw badInput('page', 'The argument page must be 1 or more.')
  if ((page - 1) * limit > MAX_OFFSET) {
    throw badInput('page', `The argument page leads past the first ${MAX_OFFSET} entries.`)
  }
  return { page, limit }
}

export function toPageInfo(page: number, totalPages: number, total: number): PageInfo {
  return { page, totalPages, total, hasNext: page < totalPages }
}

export function badInput(argument: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', argument } })
}
