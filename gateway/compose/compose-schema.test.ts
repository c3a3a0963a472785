import { graphql, isEnumType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { standAlone } from './alone.ts'
import { composeSchema } from './compose-schema.ts'
import { defineSubschema, type Subschema } from './subschema.ts'

const shop = defineSubschema({
  name: 'shop',
  typeDefs: `
    type Query { product(id: ID!): Product }
    type Product { id: ID! name: String! }
  `,
  resolvers: { Query: { product: () => null } },
  entities: {
    Product: { key: 'id', load: async (_context, id) => ({ id, name: `Product ${id}` }) },
  },
})

const news = defineSubschema({
  name: 'news',
  typeDefs: `
    type Query { story: Story }
    type Story { title: String! productIds: [ID!]! leadId: ID products: [Product!] lead: Product best: [Product!] }
  `,
  resolvers: {
    Query: { story: () => ({ title: 'We won', wares: [3, 1], leadId: 7 }) },
    // The key is not where a default resolver would look.
    Story: { productIds: (story: { wares: number[] }) => story.wares },
  },
  links: {
    'Story.products': { from: 'productIds', to: 'Product' },
    'Story.lead': { from: 'leadId', to: 'Product' },
  },
})

const withBest: Subschema = {
  ...shop,
  extends: { 'Story.best': async () => [{ id: 9, name: 'Best' }] },
}

const query = '{ story { title products { id name } lead { name } best { name } } }'

describe('composing the schema', () => {
  test('[DC-01] types of two subschemas answer one query through links and contributed fields', async () => {
    const { data, errors } = await graphql({
      schema: composeSchema([withBest, news]),
      source: query,
    })
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      story: {
        title: 'We won',
        products: [
          { id: '3', name: 'Product 3' },
          { id: '1', name: 'Product 1' },
        ],
        lead: { name: 'Product 7' },
        best: [{ name: 'Best' }],
      },
    })
  })

  test('unions and interfaces resolve by `__typename`, and a member without one is an error', async () => {
    const things = defineSubschema({
      name: 'things',
      typeDefs: `
        type Query { things: [Thing]! named: Named }
        interface Named { name: String! }
        type Ball implements Named { name: String! }
        type Scarf { length: Int! }
        union Thing = Ball | Scarf
      `,
      resolvers: {
        Query: {
          things: () => [{ __typename: 'Scarf', length: 2 }, { length: 3 }],
          named: () => ({ __typename: 'Ball', name: 'Molten' }),
        },
      },
    })
    const source = '{ things { ... on Scarf { length } } named { __typename name } }'

    const { data, errors } = await graphql({ schema: composeSchema([things]), source })
    expect(data).toEqual({
      things: [{ length: 2 }, null],
      named: { __typename: 'Ball', name: 'Molten' },
    })
    expect(errors).toMatchObject([{ path: ['things', 1] }])
  })

  test('an entity that is gone leaves a list and makes a single link null', async () => {
    const gone = { ...withBest, entities: { Product: { key: 'id', load: async () => null } } }
    const { data } = await graphql({ schema: composeSchema([gone, news]), source: query })
    expect(data).toMatchObject({ story: { products: [], lead: null } })
  })

  test('a link that fails is null with an error, and the rest of the type answers', async () => {
    const load = async () => {
      throw new Error('down')
    }
    const down = { ...withBest, entities: { Product: { key: 'id', load } } }
    const { data, errors } = await graphql({ schema: composeSchema([down, news]), source: query })
    expect(data).toMatchObject({ story: { title: 'We won', products: null, lead: null } })
    expect(errors?.map(({ path }) => path?.join('.')).sort()).toEqual([
      'story.lead',
      'story.products',
    ])
  })

  test('a subschema alone sees entities of others as stubs that know their key', async () => {
    const alone = standAlone('news', [withBest, news])
    const source = '{ story { title products { id } lead { id } best { id } } }'
    const { data, errors } = await graphql({ schema: alone, source })
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      story: {
        title: 'We won',
        products: [{ id: '3' }, { id: '1' }],
        lead: { id: '7' },
        best: null,
      },
    })
  })
})

const codes: Subschema = {
  ...one('codes', '"Why it was refused." enum Code { GONE }'),
  values: ['Code'],
}

test('an enum that its owner shares has values of other subschemas too', () => {
  const polls = one('polls', 'type Vote { code: Code! } extend enum Code { POLL_CLOSED }')
  const code = composeSchema([shop, codes, polls]).getType('Code')
  const values = isEnumType(code) ? code.getValues().map(({ name }) => name) : []
  expect(values.sort()).toEqual(['GONE', 'POLL_CLOSED'])
})

describe('refusals at start', () => {
  const refusals: readonly [why: string, message: RegExp, subschemas: readonly Subschema[]][] = [
    [
      'a type with two owners',
      /Type Product is owned by both shop and shop2/,
      [shop, { ...shop, name: 'shop2' }],
    ],
    [
      'a root field with two owners',
      /Field Query.product is owned by both/,
      [shop, { ...shop, name: 'shop2' }],
    ],
    ['two subschemas of one name', /Subschema shop is owned by both/, [shop, shop]],
    [
      'an extension of a type of another',
      /extends type Product, which is not its own/,
      [shop, one('more', 'extend type Product { stars: Int }')],
    ],
    [
      'a value of an enum that its owner does not share',
      /extends type Code, which is not its own/,
      [shop, { ...codes, values: [] }, one('more', 'extend enum Code { LATE }')],
    ],
    [
      'a value with two owners',
      /Value Code.LATE is owned by both more and again/,
      [
        ...[shop, codes, one('more', 'extend enum Code { LATE }')],
        one('again', 'extend enum Code { LATE }'),
      ],
    ],
    [
      'a type without a definition',
      /Book.author mentions type Author, which no subschema defines/,
      [one('books', 'type Book { author: Author }')],
    ],
    [
      'a type of another without a link',
      /Story.best answers Product of shop, but there is neither a link nor an `extends`/,
      [shop, news],
    ],
    [
      'a link to an entity without a loader',
      /Story.products leads to Product, which no subschema loads/,
      [{ ...withBest, entities: {} }, news],
    ],
    [
      'a link without its key',
      /takes its key from Story.wareIds, which does not exist/,
      [withBest, linked({ 'Story.products': { from: 'wareIds', to: 'Product' } })],
    ],
    [
      'a list that is linked by one key',
      /Story.products and its key Story.leadId must both be lists or neither/,
      [withBest, linked({ 'Story.products': { from: 'leadId', to: 'Product' } })],
    ],
    [
      'a link that leads elsewhere than the schema says',
      /leads to Story, but the schema says Product/,
      [withBest, linked({ 'Story.lead': { from: 'leadId', to: 'Story' } })],
    ],
    [
      'a link that is not in the schema',
      /news links Story.wares, which its schema does not declare/,
      [withBest, linked({ 'Story.wares': { from: 'productIds', to: 'Product' } })],
    ],
    [
      'a link that may not be null',
      /Link Story.lead must be nullable/,
      [withBest, { ...news, typeDefs: news.typeDefs.replace('lead: Product ', 'lead: Product! ') }],
    ],
    [
      'an entity without its key',
      /Entity Product has no field sku/,
      [{ ...shop, entities: { Product: { key: 'sku', load: async () => null } } }],
    ],
    [
      'an entity of another',
      /news loads entity Product, which is not its own/,
      [withBest, { ...news, entities: shop.entities }],
    ],
    [
      'a resolver for a type of another',
      /news has resolvers for type Product, which is not its own/,
      [withBest, { ...news, resolvers: { ...news.resolvers, Product: {} } }],
    ],
    [
      'a resolver without a field',
      /news has a resolver for Story.titel, which its schema does not declare/,
      [withBest, { ...news, resolvers: { ...news.resolvers, Story: { titel: () => '' } } }],
    ],
    [
      'a root field without a resolver',
      /shop declares Query.product without a resolver/,
      [{ ...shop, resolvers: {} }],
    ],
    [
      'a contributed field without a declaration',
      /shop answers Story.worst, which news does not declare/,
      [{ ...withBest, extends: { ...withBest.extends, 'Story.worst': async () => [] } }, news],
    ],
    [
      'a contributed field of two',
      /Story.best is answered by both shop and other/,
      [withBest, news, { ...one('other', ''), extends: withBest.extends }],
    ],
    [
      'a contributed field that may not be null',
      /Story.best must be nullable/,
      [
        withBest,
        { ...news, typeDefs: news.typeDefs.replace('best: [Product!]', 'best: [Product!]!') },
      ],
    ],
    [
      'a declaration of a root field that is missing',
      /shop declares Mutation.castVote, which its schema does not have/,
      [{ ...shop, singleMutations: ['castVote'] }],
    ],
    [
      'a contribution to its own type',
      /shop owns Product: Product.name belongs in its resolvers/,
      [{ ...shop, extends: { 'Product.name': async () => '' } }],
    ],
  ]

  test.each(refusals)('%s is refused by name', (_why, message, subschemas) => {
    expect(() => composeSchema(subschemas)).toThrow(message)
  })

  test('all faults are told at once', () => {
    const faults = () => composeSchema([one('a', 'type A { b: B }'), one('c', 'type C { d: D }')])
    expect(faults).toThrow(/type B[\s\S]*type D/)
  })
})

function one(name: string, typeDefs: string): Subschema {
  return defineSubschema({ name, typeDefs: typeDefs || 'scalar Nothing', resolvers: {} })
}

function linked(links: Subschema['links']): Subschema {
  return { ...news, links: { ...news.links, ...links } }
}
