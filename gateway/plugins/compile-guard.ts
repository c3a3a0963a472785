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

/** Fields behind `@skip` and `@include` come out in another order where they are merged. */
const UNLIKE: readonly string[] = ['defer', 'stream', 'skip', 'include']

/**
 * True when the compiler answers a document exactly as graphql-js does. It knows neither
 * subscriptions nor incremental delivery, nor what newer specifications say of input objects. It
 * requires that `__resolveType` returns no promise.
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
      // Their resolvers read more of `info` than the compiler provides, and the call costs far more.
      if (isRemoteField(types.getFieldDef())) isPlain = false
    },
    Directive({ name }) {
      if (UNLIKE.includes(name.value)) isPlain = false
    },
    Argument({ value }) {
      const type = types.getInputType()
      if (type && !isPlainInput(type)) isPlain = false
      // Left out, it would stand for the default of the argument, which the compiler does not see.
      const mayBeLeftOut = value.kind === Kind.VARIABLE && optional.includes(value.name.value)
      if (mayBeLeftOut && types.getArgument()?.default?.literal) isPlain = false
    },
  })
  visit(document, visitor)
  return isPlain
}

/**
 * Without defaults of fields and without `@oneOf`, however deep it goes. What leads back to itself
 * would be written out again and again: compiling one took 16 s.
 */
function isPlainInput(type: GraphQLInputType, above: readonly string[] = []): boolean {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return true
  if (above.includes(named.name) || named.isOneOf) return false
  return Object.values(named.getFields()).every(
    (field) => field.default === undefined && isPlainInput(field.type, [...above, named.name]),
  )
}
