import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** Returns one line for each fault. */
type Rule = (schema: GraphQLSchema, document: DocumentNode) => readonly string[]

/** Made of an operation by TypeScript, Apollo Kotlin or Apollo iOS. */
const OPERATION_SUFFIXES = ['', 'Query', 'Mutation', 'Subscription', 'Document', 'QueryVariables']
const FRAGMENT_SUFFIXES = ['', 'Fragment', 'FragmentDoc', 'Impl']
/** `x.self`, `x.Type` and `x.init` are syntax in Swift; Apollo iOS refuses the others. */
const NO_FIELDS = new Set(['self', 'Self', 'Type', 'Protocol', 'init', '__data', 'fragments', '_'])
/** Names of the languages and of what the generators import. */
const NO_TYPES = new Set([
  ...['Any', 'Bool', 'Double', 'Error', 'List', 'Map', 'Nothing', 'Object', 'Optional', 'Result'],
  ...['Self', 'Type', 'Protocol', 'Unit', 'Data', 'DataDict', 'DocumentType', 'Fragments'],
  ...['FragmentContainer', 'ParentType', 'Schema', 'Selection', 'GraphQLEnum', 'GraphQLNullable'],
])
/** Of an enum: members that each Kotlin enum has, or that Swift reads as something else. */
const NO_VALUES = new Set(['name', 'ordinal', 'type', 'entries', 'self', 'init', 'none', 'some'])
const CAMEL_CASE = /^[A-Z][A-Za-z0-9]*$/

export const RULES: Readonly<Record<string, Rule>> = {
  'operations and fragments are valid': (schema, document) =>
    validate(schema, document).map(({ message }) => message),

  'every operation and fragment has a name of its own, in CamelCase': (_schema, document) => {
    const names = document.definitions.map((one) => ('name' in one && one.name?.value) || '')
    const odd = names.filter((name) => !CAMEL_CASE.test(name))
    return [...odd, ...repeated(names)].map((name) => `name: ${name || 'none'}`)
  },

  'no operation ends with the word that generators add': (_schema, document) =>
    operationNames(document).filter((name) => /(?:Query|Mutation|Subscription)$/.test(name)),

  'no name that is made of an operation or a fragment is a type of the schema, or made twice': (
    schema,
    document,
  ) => {
    const made = [
      ...operationNames(document).flatMap((name) => OPERATION_SUFFIXES.map((end) => name + end)),
      ...[...fragmentsIn(document).keys()].flatMap((name) =>
        FRAGMENT_SUFFIXES.map((end) => name + end),
      ),
    ]
    return [...made.filter((name) => schema.getType(name)), ...repeated(made)]
  },

  'every selection of a union or interface has __typename': (schema, document) => {
    const faults: string[] = []
    const fragments = fragmentsIn(document)
    const types = new TypeInfo(schema)
    const check = (at: string, set: SelectionSetNode | undefined) => {
      if (set && !hasTypename(set, fragments)) faults.push(at)
    }
    visit(
      document,
      visitWithTypeInfo(types, {
        Field({ name, selectionSet }) {
          const type = types.getType()
          const named = type && schema.getType(String(type).replace(/[[\]!]/g, ''))
          if (isAbstractType(named)) check(name.value, selectionSet)
        },
        FragmentDefinition({ name, typeCondition, selectionSet }) {
          if (isAbstractType(schema.getType(typeCondition.name.value))) {
            check(name.value, selectionSet)
          }
        },
      }),
    )
    return faults
  },

  'no alias begins with a capital or hides __typename': (_schema, document) => {
    const faults: string[] = []
    visit(document, {
      Field({ alias, name }) {
        if (alias && (/^[A-Z_]/.test(alias.value) || name.value === '__typename')) {
          faults.push(alias.value)
        }
      },
    })
    return faults
  },

  'no field and no variable has a name that Swift reserves': (_schema, document) => {
    const faults: string[] = []
    visit(document, {
      Field({ alias, name }) {
        const response = (alias ?? name).value
        if (NO_FIELDS.has(response)) faults.push(response)
      },
      VariableDefinition({ variable }) {
        if (NO_FIELDS.has(variable.name.value)) faults.push(`$${variable.name.value}`)
      },
    })
    return faults
  },

  'no type of the schema is called like one of the languages, or like another but for its case': (
    schema,
  ) => {
    const names = Object.keys(schema.getTypeMap()).filter((name) => !name.startsWith('__'))
    const lowered = new Set(repeated(names.map((name) => name.toLowerCase())))
    return names.filter((name) => NO_TYPES.has(name) || lowered.has(name.toLowerCase()))
  },

  'enum values are capitals, and as Swift cases neither reserved nor equal': (schema) =>
    Object.values(schema.getTypeMap())
      .filter((type) => isEnumType(type) && !type.name.startsWith('__'))
      .flatMap((type) => {
        const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : []
        const cases = values.map(swiftCase)
        return [
          ...values.filter((value) => !/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/.test(value)),
          ...cases.filter((one) => NO_VALUES.has(one)),
          ...repeated(cases),
        ].map((value) => `${type.name}.${value}`)
      }),

  'no field of an input has a name that Swift reserves': (schema) =>
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isInputObjectType(type)
        ? Object.keys(type.getFields())
            .filter((name) => NO_FIELDS.has(name))
            .map((name) => `${type.name}.${name}`)
        : [],
    ),
}

function operationNames({ definitions }: DocumentNode): readonly string[] {
  return definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION && one.name ? [one.name.value] : [],
  )
}

function fragmentsIn({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )
}

/** Also through a fragment on the whole type, which is spread without a condition of its own. */
function hasTypename(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): boolean {
  return selections.some((one) => {
    if (one.kind === Kind.FIELD) return one.name.value === '__typename'
    if (one.kind !== Kind.FRAGMENT_SPREAD) return false
    const fragment = fragments.get(one.name.value)
    return fragment !== undefined && hasTypename(fragment.selectionSet, fragments)
  })
}

/** `IN_STOCK` is `inStock`. */
function swiftCase(value: string): string {
  return value.toLowerCase().replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
}

function repeated(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}
