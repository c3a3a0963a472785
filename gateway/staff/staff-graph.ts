import { type GraphQLSchema, getOperationAST, Kind, parse } from 'graphql'
import { createGraph, type Graph, type GraphOptions } from '#gateway/graph.ts'
import { MAX_TOKENS } from '#gateway/plugins/limits/use-limits.ts'
import { createStaffSchema, entrancesOf } from './staff-schema.ts'

export type StaffGraph = {
  readonly graph: Graph
  readonly schema: GraphQLSchema
  /** Whether an operation may be answered without a session. */
  isEntrance(text: string, operationName?: string | null): boolean
}

/** Nothing of it is cached or compiled: few people use it, and each sees other things. */
export function createStaffGraph(
  options: Pick<
    GraphOptions,
    | 'upstream'
    | 'layout'
    | 'publicUrl'
    | 'mediaUrl'
    | 'isDemo'
    | 'log'
    | 'clock'
    | 'documents'
    | 'deadlineMs'
  >,
): StaffGraph {
  const schema = createStaffSchema()
  // A demo shows its schema to anybody, as that of the shop.
  const shown = options.isDemo ? ['Query.__schema', 'Query.__type'] : []
  const entrances = new Set([...entrancesOf(schema), ...shown])
  const graph = createGraph({
    ...options,
    schema,
    trustedDocumentsOnly: !options.isDemo,
    isCompiling: false,
    cache: null,
  })
  return {
    graph,
    schema,
    isEntrance(text, operationName) {
      try {
        const document = parse(text, { maxTokens: MAX_TOKENS, noLocation: true })
        const operation = getOperationAST(document, operationName)
        if (!operation) return false
        const root = operation.operation === 'query' ? 'Query' : 'Mutation'
        return operation.selectionSet.selections.every(
          (selection) =>
            selection.kind === Kind.FIELD &&
            (selection.name.value === '__typename' ||
              entrances.has(`${root}.${selection.name.value}`)),
        )
      } catch {
        return false
      }
    },
  }
}
