import { Kind } from 'graphql'
import { checkExtends, checkLinks, isAnsweredElsewhere } from './check-links.ts'
import {
  argumentTypesOf,
  BUILT_IN_SCALARS,
  type Definitions,
  fieldsOf,
  namedType,
  ROOT_TYPES,
} from './definitions.ts'

export class CompositionError extends Error {
  constructor(faults: readonly string[]) {
    super(`The subschemas do not fit together:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.name = 'CompositionError'
  }
}

/** Throws with all faults at once. */
export function checkSubschemas(all: readonly Definitions[]): void {
  const faults = [
    ...checkOwners(all),
    ...all.flatMap((one) => [
      ...checkMentions(one, all),
      ...checkResolvers(one),
      ...checkRootFields(one),
      ...checkEntities(one),
      ...checkLinks(one, all),
      ...checkExtends(one, all),
    ]),
  ]
  if (faults.length > 0) throw new CompositionError(faults)
}

function checkOwners(all: readonly Definitions[]): readonly string[] {
  const owners = new Map<string, string>()
  const faults: string[] = []
  const own = (owned: string, name: string) => {
    const other = owners.get(owned)
    if (other !== undefined) faults.push(`${owned} is owned by both ${other} and ${name}.`)
    owners.set(owned, name)
  }
  for (const { subschema, types, rootFields, foreignExtensions } of all) {
    own(`Subschema ${subschema.name}`, subschema.name)
    for (const type of types.keys()) own(`Type ${type}`, subschema.name)
    for (const { root, field } of rootFields)
      own(`Field ${root}.${field.name.value}`, subschema.name)
    for (const extension of foreignExtensions) {
      const type = extension.name.value
      const isShared = all.some((one) => one.types.has(type) && one.subschema.values.includes(type))
      if (extension.kind === Kind.ENUM_TYPE_EXTENSION && isShared) {
        for (const { name } of extension.values ?? [])
          own(`Value ${type}.${name.value}`, subschema.name)
        continue
      }
      faults.push(
        `${subschema.name} extends type ${type}, which is not its own: declare the field where the type is and answer it through \`extends\`.`,
      )
    }
  }
  return faults
}

function checkRootFields({ subschema, rootFields }: Definitions): readonly string[] {
  const { name, publicQueries, singleMutations, maintenanceMutations } = subschema
  const declared = [
    ...publicQueries.map((field) => `Query.${field}`),
    ...[...singleMutations, ...maintenanceMutations].map((field) => `Mutation.${field}`),
  ]
  const own = new Set(rootFields.map(({ root, field }) => `${root}.${field.name.value}`))
  return declared
    .filter((field) => !own.has(field))
    .map((field) => `${name} declares ${field}, which its schema does not have.`)
}

/** Types of another subschema are allowed only through a link, an `extends` or a declared value. */
function checkMentions(one: Definitions, all: readonly Definitions[]): readonly string[] {
  const faults: string[] = []
  const check = (place: string, type: string, isOutputField: boolean) => {
    if (BUILT_IN_SCALARS.includes(type) || one.types.has(type)) return
    const owner = all.find(({ types }) => types.has(type))
    if (!owner) faults.push(`${place} mentions type ${type}, which no subschema defines.`)
    else if (!owner.subschema.values.includes(type)) {
      if (isOutputField && isAnsweredElsewhere(place, one, all)) return
      faults.push(
        `${place} answers ${type} of ${owner.subschema.name}, but there is neither a link nor an \`extends\` for it.`,
      )
    }
  }
  for (const [name, definition] of one.types) {
    for (const field of fieldsOf(definition)) {
      check(`${name}.${field.name.value}`, namedType(field.type), true)
      for (const type of argumentTypesOf(field)) {
        check(`${name}.${field.name.value}`, namedType(type), false)
      }
    }
    if (definition.kind === Kind.UNION_TYPE_DEFINITION) {
      for (const member of definition.types ?? []) check(name, member.name.value, false)
    }
  }
  for (const { root, field } of one.rootFields) {
    check(`${root}.${field.name.value}`, namedType(field.type), false)
  }
  return faults
}

function checkResolvers(one: Definitions): readonly string[] {
  const { name, resolvers } = one.subschema
  const faults: string[] = []
  for (const [type, fields] of Object.entries(resolvers)) {
    const isRoot = ROOT_TYPES.includes(type)
    const definition = one.types.get(type)
    if (!isRoot && !definition) {
      faults.push(`${name} has resolvers for type ${type}, which is not its own.`)
      continue
    }
    const ownFields = definition ? fieldsOf(definition) : []
    // Scalars, enums and unions have no fields to compare.
    if (definition && ownFields.length === 0) continue
    const declared = isRoot
      ? one.rootFields.filter(({ root }) => root === type).map(({ field }) => field)
      : ownFields
    const known = declared.map(({ name: field }) => field.value)
    for (const field of Object.keys(fields ?? {})) {
      if (field.startsWith('__') || known.includes(field)) continue
      faults.push(`${name} has a resolver for ${type}.${field}, which its schema does not declare.`)
    }
  }
  for (const { root, field } of one.rootFields) {
    if (!hasResolver(one, root, field.name.value)) {
      faults.push(`${name} declares ${root}.${field.name.value} without a resolver.`)
    }
  }
  return faults
}

function checkEntities(one: Definitions): readonly string[] {
  return Object.entries(one.subschema.entities).flatMap(([type, { key }]) => {
    const definition = one.types.get(type)
    if (!definition) return [`${one.subschema.name} loads entity ${type}, which is not its own.`]
    const hasKey = fieldsOf(definition).some(({ name }) => name.value === key)
    return hasKey ? [] : [`Entity ${type} has no field ${key} to be known by.`]
  })
}

function hasResolver(one: Definitions, type: string, field: string): boolean {
  const fields = one.subschema.resolvers[type]
  return typeof fields === 'object' && fields !== null && field in fields
}
