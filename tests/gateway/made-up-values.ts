import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
} from 'graphql'

/** A value that fits, for whatever must be given; `known` names those that mean something. */
export function madeUpValue(
  type: GraphQLInputType,
  name: string,
  known: Readonly<Record<string, unknown>> = {},
): unknown {
  if (name in known) return known[name]
  if (isNonNullType(type)) return madeUpValue(type.ofType, name, known)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
    return Object.fromEntries(
      fields.map((field) => [field.name, madeUpValue(field.type, field.name, known)]),
    )
  }
  switch (type.toString()) {
    case 'Int':
      return 1
    case 'Boolean':
      return true
    case 'ID':
      return '1'
    default:
      return 'nešto'
  }
}

/** Values for all variables that an operation cannot do without. */
export function madeUpVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  known: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const definitions = document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : [],
  )
  return Object.fromEntries(
    definitions.flatMap(({ variable, type: node }) => {
      const type = typeFromAST(schema, node)
      const name = variable.name.value
      if (!isInputType(type) || (!isNonNullType(type) && !(name in known))) return []
      return [[name, madeUpValue(type, name, known)]]
    }),
  )
}
