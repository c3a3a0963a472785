import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const CHANGELOG = read('graphql/CHANGELOG.md')
const { version } = JSON.parse(read('package.json'))

/** Each type and each of its fields or values, with all that clients see of it but descriptions. */
function partsOf(schema: GraphQLSchema): Map<string, string> {
  const parts = new Map<string, string>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue
    const isComposite = isObjectType(type) || isInterfaceType(type)
    const others = [
      ...(isUnionType(type) ? type.getTypes() : []),
      ...(isComposite ? type.getInterfaces() : []),
    ]
    parts.set(type.name, `${type.constructor.name} ${others.map(({ name }) => name).sort()}`)
    if (isEnumType(type)) {
      for (const { name, deprecationReason } of type.getValues()) {
        parts.set(`${type.name}.${name}`, `${deprecationReason}`)
      }
    } else if (isComposite) {
      for (const { name, type: of, args, deprecationReason } of Object.values(type.getFields())) {
        const given = args.map((arg) => `${arg.name}: ${arg.type}`)
        parts.set(`${type.name}.${name}`, `${of} ${given} ${deprecationReason}`)
      }
    } else if (isInputObjectType(type)) {
      for (const { name, type: of, deprecationReason } of Object.values(type.getFields())) {
        parts.set(`${type.name}.${name}`, `${of} ${deprecationReason}`)
      }
    }
  }
  return parts
}

/** What was added, removed or changed: types, and fields of types that are in both. */
function changesBetween(before: GraphQLSchema, after: GraphQLSchema): readonly string[] {
  const [old, now] = [partsOf(before), partsOf(after)]
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (part) => old.get(part) !== now.get(part),
  )
  return changed.filter((part) => {
    const [type = ''] = part.split('.')
    return type === part || (old.has(type) && now.has(type))
  })
}

/** Not in the section of what is not released yet, neither itself nor its type. */
function unnamed(changes: readonly string[], changelog: string): readonly string[] {
  const [, section = ''] = /^## Unreleased$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? []
  return changes.filter(
    (part) => ![part, part.split('.')[0]].some((name) => section.includes(`\`${name}\``)),
  )
}

test('[DC-09] every type and field that differs from the last release is in the change log', () => {
  const before = buildSchema(read('graphql/released/schema.graphql'))
  const after = buildSchema(read('graphql/schema.snapshot.graphql'))

  expect(unnamed(changesBetween(before, after), CHANGELOG)).toEqual([])
  expect(CHANGELOG).toContain(`\n## ${version}\n`)
})

test('an addition, a removal, a deprecation and a new type of a field are changes', () => {
  const before = buildSchema(`
    type Query { a: Int b: Int c(x: Int): Int e: Kind }
    enum Kind { ONE }
    union Any = Query`)
  const after = buildSchema(`
    type Query { a: Int @deprecated(reason: "b") b: String c(x: Int, y: Int): Int d: New e: Kind }
    type New { id: ID }
    enum Kind { ONE TWO }
    union Any = Query | New`)
  const changes = changesBetween(before, after)

  expect([...changes].sort()).toEqual([
    ...['Any', 'Kind.TWO', 'New', 'Query.a', 'Query.b', 'Query.c', 'Query.d'],
  ])
  const log = '# Changes\n\n## Unreleased\n\n`Query.a`, `New`, `Kind`\n\n## 0.1.0\n\n`Query.b`\n'
  expect([...unnamed(changes, log)].sort()).toEqual(['Any', 'Query.b', 'Query.c', 'Query.d'])
  expect(unnamed(changes, '# Changes\n\n## 0.1.0\n')).toHaveLength(changes.length)
})
