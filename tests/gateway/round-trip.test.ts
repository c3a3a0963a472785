import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from '#gateway/schema.ts'

const types = createSchema().getTypeMap()
const SOURCE = /^From `(\w+)\.(\w+)`(.*)/

/** Input fields whose description names the field that their value comes from. */
function sourcedFields() {
  return Object.values(types)
    .filter(isInputObjectType)
    .flatMap((input) => Object.values(input.getFields()).map((field) => ({ input, field })))
    .flatMap(({ input, field }) => {
      const [, type = '', name = '', rest = ''] = SOURCE.exec(field.description ?? '') ?? []
      return type ? [{ place: `${input.name}.${field.name}`, field, type, name, rest }] : []
    })
}

test('[DC-09] an input takes what the field that its description names answers, null included', () => {
  const fields = sourcedFields()
  expect(fields.length).toBeGreaterThan(20)

  for (const { place, field, type, name, rest } of fields) {
    const owner = types[type]
    const source = isObjectType(owner) ? owner.getFields()[name] : undefined
    expect(source, `${place}: ${type}.${name}`).toBeDefined()
    if (!source) continue
    expect(`${getNamedType(field.type)}`, place).toBe(`${getNamedType(source.type)}`)
    const isNullTaken = isNonNullType(source.type) || !isNonNullType(field.type)
    expect(isNullTaken || rest.includes('of a method that has'), place).toBe(true)
    expect(`${getNullableType(source.type)}`.startsWith('['), place).toBe(false)
  }
})

test('an order is named by the same word wherever it is read, changed or followed', () => {
  const order = types['Order']
  const fields = isObjectType(order) ? order.getFields() : {}
  expect(String(fields['slug']?.type)).toBe('ID!')
  for (const input of Object.values(types).filter(isInputObjectType)) {
    for (const { name, description } of Object.values(input.getFields())) {
      expect(description, `${input.name}.${name}`).not.toContain('`Order.id`')
    }
  }
})
