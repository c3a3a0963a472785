import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  lexicographicSortSchema,
  printSchema,
  validate,
} from 'graphql'
import { entityTagOf } from './lib/entity-tag.ts'
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
  /** For clients that generate code; printed at the first call. */
  text(): SchemaText
}

export type SchemaText = { readonly sdl: string; readonly tag: string }

export function serveSchema(schema: GraphQLSchema, isCompiling: boolean): ServedSchema {
  const compiled = isCompiling ? createCompiledOperations(schema) : null
  const checked = new WeakSet<DocumentNode>()
  let printed: SchemaText | undefined
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
    text() {
      printed ??= textOf(schema)
      return printed
    },
  }
}

function textOf(schema: GraphQLSchema): SchemaText {
  const sdl = `${printSchema(lexicographicSortSchema(schema))}\n`
  return { sdl, tag: entityTagOf(sdl) }
}
