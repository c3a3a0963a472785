import type { DocumentNode } from 'graphql'
import type { GraphQLParams } from 'graphql-yoga'
import type { ServedSchema } from '#gateway/served-schema.ts'
import type { CompiledOperation } from './compiled-operations.ts'
import type { DocumentCache } from './document-cache.ts'
import { type CostOf, MAX_COST } from './operation-cost.ts'
import type { TrustedDocuments } from './trusted-documents.ts'
import { hashOf } from './use-trusted-documents.ts'

export type KnownOperations = {
  /** Null for whatever is not known, not allowed or too costly; Yoga says then what is wrong. */
  find(params: GraphQLParams): CompiledOperation | null
}

const PARAMETERS: readonly string[] = ['query', 'variables', 'operationName', 'extensions']

/** Operations that were parsed, found to be valid and compiled when they came before. */
export function createKnownOperations(options: {
  readonly documents: TrustedDocuments
  readonly trustedDocumentsOnly: boolean
  readonly parsed: DocumentCache
  readonly costOf: CostOf
  served(): ServedSchema
}): KnownOperations {
  const { documents, trustedDocumentsOnly, parsed, costOf, served } = options

  function documentOf({ query, extensions }: GraphQLParams): DocumentNode | undefined {
    const hash = hashOf(extensions)
    if (hash === undefined && trustedDocumentsOnly) return undefined
    const text = hash === undefined ? query : documents.find(hash)
    return text === undefined ? undefined : parsed.get(text)
  }

  return {
    find(params) {
      const { schema, compiled } = served()
      const document = arePlain(params) ? documentOf(params) : undefined
      if (!compiled || !document) return null
      const { operationName, variables = {} } = params
      const operation = compiled.ready(document, operationName)
      if (!operation) return null
      return costOf(schema, document, operationName, variables) > MAX_COST ? null : operation
    },
  }
}

/** Whatever is odd is refused, or put right, by Yoga. */
function arePlain(params: GraphQLParams): boolean {
  const { query, operationName, variables, extensions } = params
  return (
    Object.keys(params).every((name) => PARAMETERS.includes(name)) &&
    (query === undefined || typeof query === 'string') &&
    (operationName === undefined || typeof operationName === 'string') &&
    (variables === undefined || isRecord(variables)) &&
    (extensions === undefined || isRecord(extensions))
  )
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
