import { type GraphQLObjectType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sectionTypeName, toSection } from '#gateway/domains/cms/sections.ts'
import { subschema as cmsSubschema } from '#gateway/domains/cms/subschema.ts'
import { SUBSCHEMAS } from '#gateway/generated/subschemas.ts'
import { createSchema } from '#gateway/schema.ts'
import { type Fields, fieldKinds, link, moment } from '#services/contract/sections/fields.ts'
import { SECTIONS } from '#services/contract/sections/registry.ts'

const schema = createSchema()
const sections = Object.entries<Fields>(SECTIONS).map(
  ([handler, fields]) => [sectionTypeName(handler), fields] as const,
)

/** Fields whose values come from a resolver and not from what is stored. */
const resolved = new Set([
  ...Object.entries(cmsSubschema.resolvers).flatMap(([type, fields]) =>
    Object.keys(fields ?? {}).map((field) => `${type}.${field}`),
  ),
  ...SUBSCHEMAS.flatMap((one) => Object.keys({ ...one.links, ...one.extends })),
])

/** The type of the schema that shows a field; the fields of a group are compared on the way. */
function graphTypeOf(field: z.core.$ZodType, declared: string): string {
  if (field instanceof z.ZodNullable) return graphTypeOf(field.unwrap(), declared).replace(/!$/, '')
  const kind = fieldKinds.get(field)?.kind
  if (kind === 'picture') return 'Media'
  if (kind === 'partner') return 'Partner!'
  if (kind === 'path') return 'Link!'
  if (kind === 'references') return '[ID!]!'
  if (kind === 'reference') return 'ID!'
  if (field === link) return 'LabelledLink!'
  if (field === moment) return 'DateTime!'
  if (field instanceof z.ZodArray) return `[${graphTypeOf(field.element, declared)}]!`
  if (field instanceof z.ZodString) return 'String!'
  if (field instanceof z.ZodNumber) return 'Int!'
  if (field instanceof z.ZodBoolean) return 'Boolean!'
  if (!(field instanceof z.ZodObject)) throw new Error(`No type of the graph for ${declared}`)
  const group = declared.replaceAll(/[[\]!]/g, '')
  expect(fieldsOfType(group), group).toEqual(graphFieldsOf(group, field))
  return `${group}!`
}

function graphFieldsOf(type: string, { shape }: Fields): Record<string, string> {
  const declared = fieldsOfType(type)
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, graphTypeOf(field, declared[name] ?? '')]),
  )
}

function fieldsOfType(name: string): Record<string, string> {
  return Object.fromEntries(
    Object.values(objectType(name).getFields())
      .filter((field) => !resolved.has(`${name}.${field.name}`))
      .map((field) => [field.name, String(field.type)]),
  )
}

function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`The graph has no type ${name}`)
  return type
}

test.each(sections)('%s has the fields that are stored, and their types', (type, fields) => {
  expect(fieldsOfType(type)).toEqual({ id: 'ID!', type: 'String!', ...graphFieldsOf(type, fields) })
  for (const taken of ['id', 'type']) expect(fields.shape).not.toHaveProperty(taken)
})

test('the graph has no section that nobody can store', () => {
  const names = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Section')
      ? [type.name]
      : [],
  )
  expect(names.sort()).toEqual([...sections.map(([type]) => type), 'UnknownSection'].sort())
})

test('ids of another service lead to its entities', () => {
  const links = Object.entries(cmsSubschema.links).map(([place, { from, to }]) => [
    `${place.split('.')[0]}.${from}`,
    to.toLowerCase(),
  ])
  const references = sections.flatMap(([type, { shape }]) =>
    Object.entries(shape).flatMap(([name, field]) => {
      const meta = fieldKinds.get(field instanceof z.ZodNullable ? field.unwrap() : field)
      return meta && 'to' in meta ? [[`${type}.${name}`, meta.to]] : []
    }),
  )
  expect(links).toEqual(references)
})

const element = {
  id: 3,
  type: 'section',
  title: '',
  language_code: 'hrv',
  slug: '',
  options: {},
  linkMeta: {},
  mobileMeta: {},
  mobileOptions: {},
  parts: [],
  created_at: '2026-01-01T10:00:00Z',
}

test('a picture becomes its reference, an id text', () => {
  const media = { id: 5, path: '5.webp' }
  const more = { label: 'More', path: '/clanstvo' }
  const banner = { kicker: 'a', title: 'b', text: 'c', link: more }
  const meta = { ...banner, picture: { mediaId: 5, media } }
  const tiles = { title: 'Shop', categoryIds: [3, 4] }

  expect(toSection({ ...element, handler: 'membership-banner', meta })).toEqual({
    ...banner,
    __typename: 'MembershipBannerSection',
    type: 'membership-banner',
    id: '3',
    picture: media,
  })
  expect(toSection({ ...element, handler: 'category-tiles', meta: tiles })).toMatchObject({
    categoryIds: ['3', '4'],
  })
})

test.each(['hero', 'carousel', 'constructor'])('%s with other fields is unknown', (handler) => {
  expect(toSection({ ...element, handler, meta: { title: 5 } })).toEqual({
    __typename: 'UnknownSection',
    type: handler,
    id: '3',
  })
})
