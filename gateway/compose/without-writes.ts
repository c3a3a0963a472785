import { Kind, parse, print } from 'graphql'
import type { Subschema } from './subschema.ts'

const WRITING: readonly string[] = ['Mutation', 'Subscription']

/** What the graph of staff shares with the shop: all that can be read, none of its writes. */
export function withoutWrites(subschema: Subschema): Subschema {
  const { definitions, ...document } = parse(subschema.typeDefs, { noLocation: true })
  const reading = definitions.filter(
    (definition) =>
      !(
        (definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
          definition.kind === Kind.OBJECT_TYPE_EXTENSION) &&
        WRITING.includes(definition.name.value)
      ),
  )
  const resolvers = Object.entries(subschema.resolvers).filter(([type]) => !WRITING.includes(type))
  return {
    ...subschema,
    typeDefs: print({ ...document, definitions: reading }),
    resolvers: Object.fromEntries(resolvers),
    ...{ singleMutations: [], maintenanceMutations: [] },
  }
}
