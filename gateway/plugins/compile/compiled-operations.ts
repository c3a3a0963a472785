import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
  type Source,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { writeDefaults } from './compile-defaults.ts'
import { isCompilable } from './compile-guard.ts'

type Variables = Readonly<Record<string, unknown>>

export type CompiledOperation = (
  root: unknown,
  context: unknown,
  variables: Variables,
) => ExecutionResult | Promise<ExecutionResult> | null

export type CompiledOperations = {
  /** Compiles the operations of a document in advance. */
  prepare(document: DocumentNode): void
  /**
   * Null for an operation that is still rare or cannot be compiled; the default executor runs it.
   */
  find(document: DocumentNode, operationName: string | null | undefined): CompiledOperation | null
}

/** Compiling costs up to 5 ms, so operations used once are not compiled. */
const USES_BEFORE_COMPILING = 3

type Entry = { uses: number; compiled: CompiledOperation | null | undefined }

/** Compiled operations live as long as their parsed document is cached. */
export function createCompiledOperations(schema: GraphQLSchema): CompiledOperations {
  const entries = new WeakMap<DocumentNode, Map<string, Entry>>()

  function entryOf(document: DocumentNode, name: string): Entry {
    const known = entries.get(document) ?? new Map<string, Entry>()
    entries.set(document, known)
    const entry = known.get(name) ?? { uses: 0, compiled: undefined }
    known.set(name, entry)
    return entry
  }

  function find(document: DocumentNode, operationName: string | null | undefined) {
    const operation = getOperationAST(document, operationName)
    if (!operation) return null
    const entry = entryOf(document, operation.name?.value ?? '')
    if (entry.compiled !== undefined) return entry.compiled
    entry.uses += 1
    if (entry.uses <= USES_BEFORE_COMPILING) return null
    entry.compiled = compile(schema, document, operation)
    return entry.compiled
  }

  return {
    find,
    prepare(document) {
      for (const definition of document.definitions) {
        if (definition.kind !== 'OperationDefinition') continue
        const entry = entryOf(document, definition.name?.value ?? '')
        entry.compiled ??= compile(schema, document, definition)
      }
    },
  }
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledOperation | null {
  if (!isCompilable(schema, document, operation)) return null
  const written = writeDefaults(schema, document)
  const compiled = compileQuery(schema, written, operation.name?.value, {
    disablingCapturingStackErrors: true,
  })
  if (!isCompiledQuery(compiled)) return null
  const definitions = operation.variableDefinitions ?? []
  const source = document.loc?.source

  return (root, context, variables) => {
    // graphql-js reports errors in variables, because the compiler words them differently.
    const read = getVariableValues(schema, definitions, variables, { maxErrors: 1 })
    if (read.errors) return null
    const result: ExecutionResult | Promise<ExecutionResult> = compiled.query(
      root,
      context,
      variables,
    )
    return result instanceof Promise
      ? result.then((settled) => placed(settled, source))
      : answered(result, source)
  }
}

/** Without `data` the compiler rejected the variables and has executed nothing. */
function answered(result: ExecutionResult, source: Source | undefined): ExecutionResult | null {
  return 'data' in result ? placed(result, source) : null
}

/** The compiler's errors have only lines and columns; other plugins need source and positions. */
function placed(result: ExecutionResult, source: Source | undefined): ExecutionResult {
  const { data, errors } = result
  // Errors come first, as in graphql-js.
  return errors
    ? {
        errors: errors.map((error) => place(error, source)),
        ...(data === undefined ? {} : { data }),
      }
    : result
}

function place(error: GraphQLError, source: Source | undefined): GraphQLError {
  const { message, path, originalError, locations = [] } = error
  const lines = source ? lineStarts(source.body) : []
  const positions = locations.map(({ line, column }) => (lines[line - 1] ?? 0) + column - 1)
  return new GraphQLError(message, {
    path,
    originalError,
    ...(source && positions.length > 0 ? { source, positions } : {}),
  })
}

function lineStarts(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|[\n\r]/g), (end) => end.index + end[0].length)]
}
