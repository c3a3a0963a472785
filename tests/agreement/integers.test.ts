import { expect, test } from 'vitest'
import { z } from 'zod'
import { callUrl } from '#services/contract/call.ts'
import { contractCalls } from '#tools/contract-calls.ts'

/** What `Int` of the graph can carry. */
const LARGEST = 2_147_483_647
/** Numbers that need not be whole: amounts, rates of tax, means, and values of attributes and filters. */
const DECIMALS =
  /\.(?:\w+Price|\w+Total|row|listRow|coupon|delivery|loyalty|memberSaving|missingToFreeDelivery|freeDeliveryFrom|amount|value|filter|minValue|maxValue|mean|price|total|net|tax|rate|taxRate)$/

type Schema = { readonly [key: string]: unknown }
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

test('every integer of the contract fits into an Int of the graph [A4]', async () => {
  const calls = await contractCalls()
  const numbers = calls.flatMap((call) => {
    const address = `${call.method} ${callUrl(call)}`
    const [input, output] = (['input', 'output'] as const).map((io) =>
      z.toJSONSchema(call[io], { io, unrepresentable: 'any', reused: 'inline' }),
    )
    return [...numbersIn(input, `${address} <`), ...numbersIn(output, `${address} >`)]
  })

  expect(numbers.length).toBeGreaterThan(200)
  expect(numbers.filter(({ path, fits }) => !fits && !DECIMALS.test(path))).toEqual([])
})

function numbersIn(schema: unknown, path: string): { path: string; fits: boolean }[] {
  // Values that are listed are no matter of bounds.
  if (!isSchema(schema) || 'const' in schema || 'enum' in schema) return []
  const own = typesOf(schema).some((type) => type === 'integer' || type === 'number')
    ? [{ path, fits: typesOf(schema).includes('integer') && isBounded(schema) }]
    : []
  const below = Object.entries(schema).flatMap(([key, value]) => {
    // Values of any kind, as JSON: what they mean is no matter of the contract.
    if (key === '$defs') return []
    if (key !== 'properties' || !isSchema(value)) return numbersIn(value, path)
    return Object.entries(value).flatMap(([name, field]) => numbersIn(field, `${path}.${name}`))
  })
  return [...own, ...below]
}

function typesOf({ type }: Schema): readonly unknown[] {
  return [type].flat()
}

function isBounded(schema: Schema): boolean {
  const least = Number(schema['minimum'] ?? schema['exclusiveMinimum'])
  const most = Number(schema['maximum'] ?? schema['exclusiveMaximum'])
  return least >= -LARGEST - 1 && most <= LARGEST
}
