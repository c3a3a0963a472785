import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { MAX_LIMIT } from '#gateway/lib/list-page.ts'
import { isRemoteField } from '#gateway/remote/remote-fields.ts'

export const MAX_COST = 1_000
/** Arguments that limit a list, by their number or length: remotes use the middle two. */
const BOUNDS: readonly string[] = ['limit', 'first', 'last', 'slugs', 'ids']
/** Assumed length of lists without such an argument: variants, pictures, subcategories. */
const USUAL_LENGTH = 2

type Variables = Readonly<Record<string, unknown>>
type Counting = {
  readonly schema: GraphQLSchema
  readonly variables: Variables
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** By fragment and type: a fragment costs the same wherever it is spread. */
  readonly known: Map<string, number>
}

/**
 * Number of objects that an operation may return: each costs 1, multiplied by the lists around it.
 * Plain objects such as a price or a picture are part of their owner and cost nothing.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
): number {
  const operation = findOperation(document, operationName)
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) return 0
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )
  return costOfSelection(operation.selectionSet, root, {
    schema,
    variables: { ...boundsByDefault(operation), ...variables },
    fragments,
    known: new Map(),
  })
}

function costOfSelection(
  set: SelectionSetNode,
  type: GraphQLNamedType,
  counting: Counting,
): number {
  let cost = 0
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) cost += costOfField(selection, type, counting)
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const on = selection.typeCondition?.name.value
      cost += costOfSelection(selection.selectionSet, typeNamed(on, type, counting), counting)
    } else cost += costOfFragment(selection.name.value, type, counting)
  }
  return cost
}

function costOfFragment(name: string, type: GraphQLNamedType, counting: Counting): number {
  const known = counting.known.get(name)
  if (known !== undefined) return known
  const fragment = counting.fragments.get(name)
  if (!fragment) return 0
  counting.known.set(name, 0)
  const on = typeNamed(fragment.typeCondition.name.value, type, counting)
  const cost = costOfSelection(fragment.selectionSet, on, counting)
  counting.known.set(name, cost)
  return cost
}

function costOfField(node: FieldNode, type: GraphQLNamedType, counting: Counting): number {
  const field =
    isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
  const below = field && getNamedType(field.type)
  if (!field || !below || !isCompositeType(below) || !node.selectionSet) return 0
  const isBounded = field.args.some(({ name }) => BOUNDS.includes(name))
  const own = isBounded || !isPlain(below) ? 1 : 0
  const each = own + costOfSelection(node.selectionSet, below, counting)
  return each * timesOf(node, field, counting.variables)
}

/** An omitted variable has its default value; of a list only the length counts. */
function boundsByDefault({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }): [string, unknown][] => {
      const name = variable.name.value
      if (defaultValue?.kind === Kind.INT) return [[name, Number(defaultValue.value)]]
      return defaultValue?.kind === Kind.LIST ? [[name, defaultValue.values]] : []
    }),
  )
}

const plainTypes = new WeakMap<GraphQLNamedType, boolean>()

/** True for an object type that contains only leaves and plain objects. */
function isPlain(type: GraphQLNamedType): boolean {
  const known = plainTypes.get(type)
  if (known !== undefined) return known
  // A recursive type is not plain.
  plainTypes.set(type, false)
  const plain =
    isLeafType(type) ||
    (isObjectType(type) &&
      Object.values(type.getFields()).every((field) => isPlain(getNamedType(field.type))))
  plainTypes.set(type, plain)
  return plain
}

function timesOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  variables: Variables,
): number {
  const bounds = field.args.filter(({ name }) => BOUNDS.includes(name))
  if (bounds.length > 0) {
    return Math.max(...bounds.map(({ name }) => limitOf(name, node, field, variables)))
  }
  // Already counted by the `limit` of the parent field.
  if (field.name === 'items') return 1
  const type = isNonNullType(field.type) ? field.type.ofType : field.type
  return isListType(type) ? USUAL_LENGTH : 1
}

function limitOf(
  bound: string,
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  variables: Variables,
): number {
  const given = node.arguments?.find(({ name }) => name.value === bound)?.value
  const value = given?.kind === Kind.VARIABLE ? variables[given.name.value] : undefined
  const literal = given?.kind === Kind.INT ? Number(given.value) : undefined
  const keys = given?.kind === Kind.LIST ? given.values : value
  if (Array.isArray(keys)) return Math.min(Math.max(keys.length, 1), MAX_LIMIT)
  const usual = field.args.find(({ name }) => name === bound)?.default
  const usualValue = usual?.literal?.kind === Kind.INT ? usual.literal.value : usual?.value
  const limit = Number(value ?? literal ?? usualValue ?? USUAL_LENGTH)
  // Our resolvers reject larger values; a remote may not.
  return Math.min(Math.max(limit || 1, 1), isRemoteField(field) ? Number.MAX_VALUE : MAX_LIMIT)
}

function typeNamed(
  name: string | undefined,
  fallback: GraphQLNamedType,
  { schema }: Counting,
): GraphQLNamedType {
  return (name ? schema.getType(name) : undefined) ?? fallback
}

function findOperation(
  { definitions }: DocumentNode,
  name: string | null | undefined,
): OperationDefinitionNode | undefined {
  return definitions
    .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
    .find((operation) => !name || operation.name?.value === name)
}
