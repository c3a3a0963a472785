import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { z } from 'zod'
import type { TrustedDocuments } from './trusted-documents.ts'

const persisted = z.object({ persistedQuery: z.object({ sha256Hash: z.string().max(100) }) })

/** Resolves the hash that browsers send instead of an operation. */
export function trustDocuments(options: {
  readonly documents: TrustedDocuments
  /** Rejects operations that are sent as text. */
  readonly isExclusive: boolean
}): Plugin {
  return {
    onParams({ params, setParams }) {
      const hash = hashOf(params.extensions)
      if (hash === undefined) {
        if (!options.isExclusive) return
        throw refusal('Only known operations are answered here.', 'PERSISTED_QUERY_ONLY')
      }
      const query = options.documents.find(hash)
      if (query === undefined) {
        throw refusal('There is no operation with this hash.', 'PERSISTED_QUERY_NOT_IN_LIST')
      }
      setParams({ ...params, query })
    },
  }
}

/** Names the algorithm, as graphql-codegen writes hashes. */
export const HASH_PREFIX = /^sha256:/

export function hashOf(extensions: unknown): string | undefined {
  if (extensions === undefined) return undefined
  return persisted.safeParse(extensions).data?.persistedQuery.sha256Hash.replace(HASH_PREFIX, '')
}

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } })
}
