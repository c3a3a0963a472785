import { isObjectType, lexicographicSortSchema, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from '#gateway/schema.ts'

const schema = createSchema()

/** `vitest run tests/gateway/schema.test.ts -u` writes it anew: the change then shows in review. */
test('[DC-09] the graph is the one that clients were promised', async () => {
  const text = `${printSchema(lexicographicSortSchema(schema))}\n`
  await expect(text).toMatchFileSnapshot('../../graphql/schema.snapshot.graphql')
})

test('[AP-38] every root field says what its null means', () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  expect(fields.length).toBeGreaterThan(5)
  for (const { name, description } of fields) expect(description, name).toBeTruthy()
})

test('no amount of money is a bare number', () => {
  const floats = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    // The ends of a facet are litres, years and the like.
    .filter(({ name }) => name !== 'FacetValue')
    .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []))
    .filter(({ type }) => String(type).includes('Float'))
  expect(floats.map(({ name }) => name)).toEqual([])
})
