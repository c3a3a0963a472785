import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { isRemoteField } from '#gateway/remote/remote-fields.ts'

/** The compiler merges fields behind `@skip` and `@include` in another order. */
const UNLIKE: readonly string[] = ['defer', 'stream', 'skip', 'include']

/**
 * True when the compiled result is identical to that of graphql-js. The compiler supports neither
 * subscriptions, incremental delivery nor newer features of input objects, and requires a
 * synchronous `__resolveType`.
 */
export function isCompilable(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, variableDefinitions = [] }: OperationDefinitionNode,
): boolean {
  if (operation === 'subscription') return false
  const optional = variableDefinitions
    .filter(({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE && !defaultValue)
    .map(({ variable }) => variable.name.value)
  const arePlain = variableDefinitions.every(({ type }) => {
    const inputType = typeFromAST(schema, type)
    return isInputType(inputType) && isPlainInput(inputType)
  })
  return arePlain && hasPlainFields(schema, document, optional)
}

function hasPlainFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  optional: readonly string[],
): boolean {
  let isPlain = true
  const types = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(types, {
    Field() {
      // Remote resolvers read more of `info` than the compiler provides, and the remote call
      // dominates anyway.
      if (isRemoteField(types.getFieldDef())) isPlain = false
    },
    Directive({ name }) {
      if (UNLIKE.includes(name.value)) isPlain = false
    },
    Argument({ value }) {
      const type = types.getInputType()
      if (type && !isPlainInput(type)) isPlain = false
      // An omitted variable falls back to the argument's default, which the compiler does not see.
      const mayBeLeftOut = value.kind === Kind.VARIABLE && optional.includes(value.name.value)
      if (mayBeLeftOut && types.getArgument()?.default?.literal) isPlain = false
    },
  })
  visit(document, visitor)
  return isPlain
}

/**
 * False for default values, `@oneOf` and recursive input types at any depth. The compiler inlines
 * recursive types endlessly: one took 16 s.
 */
function isPlainInput(type: GraphQLInputType, above: readonly string[] = []): boolean {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return true
  if (above.includes(named.name) || named.isOneOf) return false
  return Object.values(named.getFields()).every(
    (field) => field.default === undefined && isPlainInput(field.type, [...above, named.name]),
  )
}
