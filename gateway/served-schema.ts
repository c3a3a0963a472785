import { type DocumentNode, type GraphQLError, type GraphQLSchema, validate } from 'graphql'
import {
  type CompiledOperations,
  createCompiledOperations,
} from './plugins/compile/compiled-operations.ts'

/** A schema with everything derived from it, replaced as a whole. */
export type ServedSchema = {
  readonly schema: GraphQLSchema
  readonly compiled: CompiledOperations | null
  /** Validates documents of our own build, once each. */
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
