import { type GraphQLObjectType, isEnumType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { allowedPlayer, videoPlayer, watchUrl } from '#gateway/domains/cms/players.ts'
import { sectionTypeName, toSections } from '#gateway/domains/cms/sections.ts'
import { subschema as cmsSubschema } from '#gateway/domains/cms/subschema.ts'
import { gridQuestion } from '#gateway/domains/product/section-products.ts'
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
  if (field instanceof z.ZodEnum) return `${enumOf(field, declared)}!`
  if (!(field instanceof z.ZodObject)) throw new Error(`No type of the graph for ${declared}`)
  const group = declared.replaceAll(/[[\]!]/g, '')
  expect(fieldsOfType(group), group).toEqual(graphFieldsOf(group, field))
  return `${group}!`
}

/** An enum of the graph that has the stored values, perhaps with others. */
function enumOf({ options }: z.ZodEnum, declared: string): string {
  const name = declared.replace('!', '')
  const type = schema.getType(name)
  const values = isEnumType(type) ? type.getValues().map((value) => value.name) : []
  expect(values, name).toEqual(expect.arrayContaining([...options]))
  return name
}

/** What every section has besides its fields. */
const COMMON = {
  id: 'ID!',
  type: 'String!',
  view: 'SectionView!',
  anchor: 'String',
  animation: 'SectionAnimation',
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
  expect(fieldsOfType(type)).toEqual({ ...COMMON, ...graphFieldsOf(type, fields) })
  for (const taken of Object.keys(COMMON)) expect(fields.shape).not.toHaveProperty(taken)
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

/** Without options. */
const PLAIN = { view: 'BOTH', anchor: null, animation: null }

test('a picture becomes its reference, an id text', () => {
  const media = { id: 5, path: '5.webp' }
  const more = { label: 'More', path: '/clanstvo' }
  const banner = { kicker: 'a', title: 'b', text: 'c', link: more }
  const meta = { ...banner, picture: { mediaId: 5, media } }
  const tiles = { title: 'Shop', categoryIds: [3, 4] }

  expect(toSections({ ...element, handler: 'membership-banner', meta }, 'BOTH')).toEqual([
    {
      ...banner,
      ...PLAIN,
      __typename: 'MembershipBannerSection',
      type: 'membership-banner',
      id: '3',
      picture: media,
    },
  ])
  expect(toSections({ ...element, handler: 'category-tiles', meta: tiles }, 'WIDE')).toMatchObject([
    { categoryIds: ['3', '4'] },
  ])
})

test('what staff chose for a link is at the link, at any depth, and only at links [ED-15]', () => {
  const link = { label: 'Više', path: '/clanstvo' }
  const banner = { title: 'Naslov', text: 'Tekst', tone: 'INK', link }
  const column = { title: 'Stupac', body: '<p>Tekst</p>', picture: { mediaId: null }, link }
  const choices = { icon: 'HEART', opensNewTab: true, rel: ['sponsored'] }
  const section = (handler: string, meta: object, linkMeta: object) =>
    toSections({ ...element, handler, meta: { ...meta }, linkMeta: { ...linkMeta } }, 'BOTH')

  expect(section('banner', banner, { link: { ...choices, colour: 'red' } })).toMatchObject([
    { link: { ...link, choices } },
  ])
  const columns = { title: 'Stupci', columns: [column, column] }
  const [drawn] = section('columns', columns, { 'columns.1.link': choices })
  expect(drawn).toMatchObject({ columns: [{ link }, { link: { ...link, choices } }] })
  for (const wrong of [
    { link: { rel: ['opener'] } },
    { text: choices },
    { 'link.label': choices },
    { constructor: choices, 'constructor.prototype': choices },
  ]) {
    expect(section('banner', banner, wrong)).toEqual(section('banner', banner, {}))
  }
})

test.each(['hero', 'carousel', 'constructor'])('%s with other fields is unknown', (handler) => {
  expect(toSections({ ...element, handler, meta: { title: 5 } }, 'BOTH')).toEqual([
    { ...PLAIN, __typename: 'UnknownSection', type: handler, id: '3' },
  ])
})

const text = { ...element, handler: 'rich-text', meta: { body: '<p>Dugo</p>' } }
const short = { body: '<p>Kratko</p>' }

test('values for phones make a second section, each with its screens and an id [CM-05]', () => {
  const options = { anchor: 'pravila', animation: 'RISE' }
  const both = { ...text, options, mobileMeta: short, mobileOptions: { animation: 'NONE' } }

  expect(toSections(both, 'BOTH')).toMatchObject([
    { id: '3', view: 'WIDE', body: '<p>Dugo</p>', anchor: 'pravila', animation: 'RISE' },
    { id: '3-phone', view: 'PHONE', body: '<p>Kratko</p>', anchor: null, animation: null },
  ])
  expect(toSections(both, 'WIDE')).toMatchObject([{ id: '3', view: 'BOTH', body: '<p>Dugo</p>' }])
  expect(toSections(both, 'PHONE')).toMatchObject([
    { id: '3', view: 'BOTH', body: '<p>Kratko</p>', anchor: 'pravila' },
  ])
})

test.each([
  [{ mobileOptions: { isHidden: true } }, ['WIDE'], 1, 0],
  [{ options: { isHidden: true }, mobileOptions: { isHidden: false } }, ['PHONE'], 0, 1],
  [{ options: { isHidden: true } }, [], 0, 0],
  [{}, ['BOTH'], 1, 1],
  [{ mobileMeta: { body: 5 } }, ['BOTH'], 1, 1],
  [{ mobileOptions: { colour: 'red' }, options: 'none' as never }, ['BOTH'], 1, 1],
])('%o is shown on %o [CM-05]', (more, views, wide, phone) => {
  const own = { ...text, ...more }

  expect(toSections(own, 'BOTH').map(({ view }) => view)).toEqual(views)
  expect(toSections(own, 'WIDE')).toHaveLength(wide)
  expect(toSections(own, 'PHONE')).toHaveLength(phone)
})

test('a frame has an address only where the configuration allows its host', () => {
  const hosts = ['https://www.youtube-nocookie.com', 'https://maps.example.com']
  const youtube = { host: 'YOUTUBE', videoId: 'aqz-KE-bpKQ' } as const

  expect(videoPlayer(youtube, hosts)).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
  expect(videoPlayer(youtube, [])).toBeNull()
  expect(videoPlayer({ host: 'VIMEO', videoId: '123' }, hosts)).toBeNull()
  expect(videoPlayer({ host: 'FILE', videoId: '' }, hosts)).toBeNull()
  expect(watchUrl(youtube)).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  expect(watchUrl({ host: 'FILE', videoId: '' })).toBeNull()
  expect(allowedPlayer('https://maps.example.com/embed?x=1', hosts)).toBeTruthy()
  for (const url of ['https://maps.example.com.evil.example/', 'https://evil.example/', 'no url']) {
    expect(allowedPlayer(url, hosts)).toBeNull()
  }
})

test('a grid of products is the query that staff described', () => {
  const grid = {
    ...{ limit: 4, categoryIds: ['7'], keywords: ' kapa ', isFeatured: true, isDiscounted: false },
    sort: 'CHEAPEST' as const,
  }
  const question = { page: 1, limit: 4, isFeatured: true, isDiscounted: false, keywords: 'kapa' }
  const sort = { param: 'finalPrice', order: 'asc' }

  expect(gridQuestion(grid)).toEqual({ ...question, sort, categoryId: 7 })
  expect(gridQuestion({ ...grid, categoryIds: ['7', '8'], keywords: '' })).toMatchObject({
    filters: [{ key: 'category', value: [7, 8] }],
  })
})
