import { Kind } from 'graphql'
import { type Definitions, findField, isList, namedType } from './definitions.ts'

export function checkLinks(one: Definitions, all: readonly Definitions[]): readonly string[] {
  return Object.entries(one.subschema.links).flatMap(([place, { from, to }]) => {
    const [type, field] = splitPlace(place)
    const declared = findField(one, type, field)
    if (!declared)
      return [`${one.subschema.name} links ${place}, which its schema does not declare.`]

    const faults: string[] = []
    if (namedType(declared.type) !== to) {
      faults.push(`Link ${place} leads to ${to}, but the schema says ${namedType(declared.type)}.`)
    }
    if (declared.type.kind === Kind.NON_NULL_TYPE) {
      faults.push(`Link ${place} must be nullable: another service answers it.`)
    }
    const key = findField(one, type, from)
    if (!key) faults.push(`Link ${place} takes its key from ${type}.${from}, which does not exist.`)
    else if (isList(key.type) !== isList(declared.type)) {
      faults.push(`Link ${place} and its key ${type}.${from} must both be lists or neither.`)
    }
    const owner = all.find(({ types }) => types.has(to))
    if (!owner?.subschema.entities[to]) {
      faults.push(`Link ${place} leads to ${to}, which no subschema loads by a key.`)
    }
    if (findContributors(place, all).length > 0) {
      faults.push(`${place} is both a link and an \`extends\` of another subschema.`)
    }
    return faults
  })
}

export function checkExtends(one: Definitions, all: readonly Definitions[]): readonly string[] {
  return Object.keys(one.subschema.extends).flatMap((place) => {
    const [type, field] = splitPlace(place)
    const owner = all.find(({ types }) => types.has(type))
    if (!owner) return [`${one.subschema.name} answers ${place}, but no subschema defines ${type}.`]
    if (owner === one)
      return [`${one.subschema.name} owns ${type}: ${place} belongs in its resolvers.`]
    const declared = findField(owner, type, field)
    if (!declared) {
      return [
        `${one.subschema.name} answers ${place}, which ${owner.subschema.name} does not declare.`,
      ]
    }
    const faults: string[] = []
    if (declared.type.kind === Kind.NON_NULL_TYPE) {
      faults.push(`${place} must be nullable: another service answers it.`)
    }
    const [first, second] = findContributors(place, all)
    if (second !== undefined && first === one.subschema.name) {
      faults.push(`${place} is answered by both ${first} and ${second}.`)
    }
    return faults
  })
}

/** True when a link of its own or an `extends` of another subschema resolves the field. */
export function isAnsweredElsewhere(
  place: string,
  one: Definitions,
  all: readonly Definitions[],
): boolean {
  return place in one.subschema.links || findContributors(place, all).length > 0
}

export function splitPlace(place: string): readonly [type: string, field: string] {
  const [type = '', field = ''] = place.split('.')
  return [type, field]
}

function findContributors(place: string, all: readonly Definitions[]): readonly string[] {
  return all
    .filter(({ subschema }) => place in subschema.extends)
    .map(({ subschema }) => subschema.name)
}
