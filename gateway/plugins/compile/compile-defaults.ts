import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/**
 * Writes the default values of arguments into the document, because the compiler ignores defaults
 * of a schema built from SDL.
 */
export function writeDefaults(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const types = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(types, {
    Field(node) {
      const given = node.arguments ?? []
      const missing = defaultsOf(types.getFieldDef()).filter(
        ({ name }) => !given.some((argument) => argument.name.value === name.value),
      )
      return missing.length > 0 ? { ...node, arguments: [...given, ...missing] } : undefined
    },
  })
  return visit(document, visitor)
}

export function defaultsOf(field: GraphQLField<unknown, unknown> | null | undefined) {
  return (field?.args ?? []).flatMap(({ name, default: usual }): ArgumentNode[] => {
    if (!usual?.literal) return []
    const nameNode = { kind: Kind.NAME, value: name } as const
    return [{ kind: Kind.ARGUMENT, name: nameNode, value: usual.literal }]
  })
}
