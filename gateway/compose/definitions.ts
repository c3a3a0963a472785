import {
  type DefinitionNode,
  type FieldDefinitionNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  parse,
  type TypeDefinitionNode,
  type TypeExtensionNode,
  type TypeNode,
} from 'graphql'
import type { Subschema } from './subschema.ts'

export const ROOT_TYPES: readonly string[] = ['Query', 'Mutation', 'Subscription']
export const BUILT_IN_SCALARS: readonly string[] = ['ID', 'String', 'Int', 'Float', 'Boolean']

/** Parsed SDL of one subschema. */
export type Definitions = {
  readonly subschema: Subschema
  /** Types it owns; root types have no owner. */
  readonly types: ReadonlyMap<string, TypeDefinitionNode>
  readonly rootFields: readonly { readonly root: string; readonly field: FieldDefinitionNode }[]
  /** Extensions of types that it does not own. */
  readonly foreignExtensions: readonly TypeExtensionNode[]
}

export function readDefinitions(subschema: Subschema): Definitions {
  const document = parse(subschema.typeDefs, { noLocation: true })
  const types = new Map<string, TypeDefinitionNode>()
  const rootFields: { root: string; field: FieldDefinitionNode }[] = []
  const extensions: TypeExtensionNode[] = []
  for (const definition of document.definitions) {
    const name = nameOf(definition)
    if (name === null) continue
    if (ROOT_TYPES.includes(name)) {
      rootFields.push(...fieldsOf(definition).map((field) => ({ root: name, field })))
    } else if (isTypeDefinitionNode(definition)) types.set(name, definition)
    else if (isTypeExtensionNode(definition)) extensions.push(definition)
  }
  const foreignExtensions = extensions.filter(({ name }) => !types.has(name.value))
  return { subschema, types, rootFields, foreignExtensions }
}

export function fieldsOf(definition: DefinitionNode): readonly FieldDefinitionNode[] {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_EXTENSION:
      return definition.fields ?? []
    default:
      return []
  }
}

export function findField(
  definitions: Definitions,
  type: string,
  field: string,
): FieldDefinitionNode | undefined {
  const definition = definitions.types.get(type)
  return definition && fieldsOf(definition).find(({ name }) => name.value === field)
}

/** The address in `@specifiedBy` of a scalar. */
export function specificationOf({ directives = [] }: TypeDefinitionNode): string | undefined {
  const specifiedBy = directives.find(({ name }) => name.value === 'specifiedBy')
  const url = specifiedBy?.arguments?.find(({ name }) => name.value === 'url')?.value
  return url?.kind === Kind.STRING ? url.value : undefined
}

/** Names of all types that a definition refers to. */
export function mentionsOf(definition: TypeDefinitionNode): readonly string[] {
  const fields = fieldsOf(definition)
  const types = fields.flatMap((field) => [field.type, ...argumentTypesOf(field)])
  switch (definition.kind) {
    case Kind.UNION_TYPE_DEFINITION:
      return (definition.types ?? []).map(({ name }) => name.value)
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return (definition.fields ?? []).map(({ type }) => namedType(type))
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION:
      return [
        ...types.map(namedType),
        ...(definition.interfaces ?? []).map(({ name }) => name.value),
      ]
    default:
      return []
  }
}

export function argumentTypesOf(field: FieldDefinitionNode): readonly TypeNode[] {
  return (field.arguments ?? []).map(({ type }) => type)
}

export function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type)
}

export function isList(type: TypeNode): boolean {
  return type.kind === Kind.NON_NULL_TYPE ? isList(type.type) : type.kind === Kind.LIST_TYPE
}

function nameOf(definition: DefinitionNode): string | null {
  return isTypeDefinitionNode(definition) || isTypeExtensionNode(definition)
    ? definition.name.value
    : null
}
