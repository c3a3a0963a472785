import { type DocumentNode, type GraphQLSchema, Kind, visit } from 'graphql'
import { BOUNDS, type CostOf, costOf } from './operation-cost.ts'

type Known = {
  readonly schema: GraphQLSchema
  /** Variables that bound lists: the cost depends on no others. */
  readonly bounds: readonly string[]
  readonly costs: Map<string, number>
}

const MAX_COSTS = 100
const MAX_KEY_LENGTH = 200

/** Costs of the operations that come again and again, by what their variables say of lengths. */
export function createKnownCosts(): CostOf {
  const known = new WeakMap<DocumentNode, Known>()

  function of(schema: GraphQLSchema, document: DocumentNode): Known {
    const found = known.get(document)
    if (found?.schema === schema) return found
    const fresh = { schema, bounds: boundsOf(document), costs: new Map<string, number>() }
    known.set(document, fresh)
    return fresh
  }

  return (schema, document, operationName, variables) => {
    const { bounds, costs } = of(schema, document)
    const key = [operationName, ...bounds.map((name) => variables[name])].map(toKey).join()
    const found = costs.get(key)
    if (found !== undefined) return found
    const cost = costOf(schema, document, operationName, variables)
    if (costs.size >= MAX_COSTS) costs.clear()
    if (key.length <= MAX_KEY_LENGTH) costs.set(key, cost)
    return cost
  }
}

/** What is left out is something else than null: it has its default. */
function toKey(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value)
}

function boundsOf(document: DocumentNode): readonly string[] {
  const bounds = new Set<string>()
  visit(document, {
    Argument({ name, value }) {
      if (value.kind === Kind.VARIABLE && BOUNDS.includes(name.value)) bounds.add(value.name.value)
    },
  })
  return [...bounds]
}
