import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, callUrl } from '#services/contract/call.ts'
import { followChanges } from '#services/contract/settings.ts'
import {
  CONTENT_RIGHTS,
  eachEngine,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'
import { contractCalls } from '#tools/contract-calls.ts'

const CALLS = (await contractCalls()).filter((call) => call !== followChanges)
const ODD = [
  ...[Number.MAX_SAFE_INTEGER, 2_147_483_648, -1, 0, 1.5],
  ...['a\0b', '\ud800', '', '%%%', '__proto__', "' or 1=1 --", 'č'.repeat(60)],
  ...[null, true, [], [Number.MAX_SAFE_INTEGER], ['a\0b'], {}, { $ne: 1 }],
]
/** What PostgreSQL may not store; what is refused before it gets there is the same on both. */
const FOR_POSTGRES = [
  ...[Number.MAX_SAFE_INTEGER, 2_147_483_648, 1.5, 'a\0b', '\ud800'],
  ...[[], [Number.MAX_SAFE_INTEGER], ['a\0b'], {}],
]

eachEngine('input', (engine) => {
  const values = engine === 'sqlite' ? ODD : FOR_POSTGRES
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())

  test.each(CALLS.map((call) => [`${call.method} ${callUrl(call)}`, call] as const))(
    '%s answers or refuses whatever a field holds',
    async (_name, call) => {
      const { required, optional } = fieldsOf(call)
      const inputs = [...required, ...optional].flatMap((field) =>
        values.map((value) => ({
          ...Object.fromEntries(required.map((name) => [name, 'x1234'])),
          [field]: value,
        })),
      )

      const staff = await services.as(...CONTENT_RIGHTS)
      const failed: string[] = []
      for (const input of inputs) {
        const { status } = await services.send(call, input, staff)
        if (status >= 500) failed.push(`${status} ${JSON.stringify(input)}`)
      }

      expect(failed).toEqual([])
    },
  )
})

const objectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
})

function fieldsOf({ input }: Call): { required: string[]; optional: string[] } {
  const { properties, required } = objectSchema.parse(
    z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
  )
  return {
    required,
    optional: Object.keys(properties).filter((name) => !required.includes(name)),
  }
}
