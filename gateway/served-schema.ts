import { type DocumentNode, type GraphQLError, type GraphQLSchema, validate } from 'graphql'
import { type CompiledOperations, createCompiledOperations } from './plugins/compiled-operations.ts'

/** A schema with all that was worked out for it, which goes when another one takes its place. */
export type ServedSchema = {
  readonly schema: GraphQLSchema
  readonly compiled: CompiledOperations | null
  /** For our own documents, from our own build: checked once each. */
  check(document: DocumentNode): readonly GraphQLError[]
}

export function serveSchema(schema: GraphQLSchema, isCompiling: boolean): ServedSchema {
  const compiled = isCompiling ? createCompiledOperations(schema) : null
  const checked = new WeakSet<DocumentNode>()
  return {
    schema,
    compiled,
    check(document) {
      if (checked.has(document)) return []
      const errors = validate(schema, document)
      if (errors.length > 0) return errors
      checked.add(document)
      compiled?.prepare(document)
      return []
    },
  }
}
