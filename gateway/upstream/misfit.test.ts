import { expect, test } from 'vitest'
import { z } from 'zod'
import { filterPosts } from '#services/contract/cms.ts'
import { faultsIn } from './misfit.ts'

const faultsOf = (schema: z.ZodType, answer: unknown) =>
  faultsIn(schema.safeParse(answer).error?.issues ?? [])

test('a fault has the path of its field and what was expected, and never the value', () => {
  const secret = 'ana@navijaci.example'
  const answer = { records: [{ id: secret, title: 7 }], totalPages: secret, totalRecords: 0.5 }
  const faults = faultsOf(filterPosts.output, answer)
  expect(faults).toContain('records.0.id: Invalid input: expected number, received string')
  expect(faults).toContain('records.0.title: Invalid input: expected string, received number')
  expect(JSON.stringify(faults)).not.toContain(secret)
})

test('of a union the member counts that fits furthest', () => {
  const link = z.union([
    z.object({ kind: z.literal('internal'), to: z.object({ path: z.string() }) }),
    z.string(),
  ])
  expect(faultsOf(z.object({ link }), { link: { kind: 'internal', to: { path: 1 } } })).toEqual([
    'link.to.path: Invalid input: expected string, received number',
  ])
  expect(faultsOf(z.object({ link }), { link: 5 })).toHaveLength(1)
})

test('a hundred records that fail alike are five faults', () => {
  const records = Array.from({ length: 100 }, () => ({ id: 'x' }))
  expect(faultsOf(z.array(z.object({ id: z.int32() })), records)).toHaveLength(5)
})
