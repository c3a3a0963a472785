import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOptions } from '#services/contract/cms.ts'
import { getGeneral } from '#services/contract/settings.ts'
import { createCustomer } from '#tests/support/customers.ts'
import {
  CONTENT_RIGHTS,
  SHOP_RIGHTS,
  startServices,
  type TestServices,
} from '#tests/support/services.ts'

const RECIPIENTS = ['SendEmailTo', 'SendGdprTo']

let services: TestServices

beforeAll(async () => {
  services = await startServices({ seed: true })
})
afterAll(async () => await services.close())

const readable = async (headers: Record<string, string>) => {
  const rows = await services.db.selectFrom('setting').select(['group', 'key']).execute()
  const missing = { group: 'seller', key: 'missing' }
  const answers = await Promise.all(
    [...rows, missing].map(async ({ group, key }) => {
      const { status } = await services.send(getGeneral, { group, key }, headers)
      return { name: `${group}/${key}`, status }
    }),
  )
  const statuses = new Set(answers.map(({ status }) => status))
  const names = answers.filter(({ status }) => status === 200).map(({ name }) => name)
  return { names, statuses: [...statuses].toSorted(), all: rows.length + 1 }
}

test('the key of the site reads the settings on the public list alone, and no guess tells whether another exists', async () => {
  const customer = await createCustomer(services)
  for (const headers of [
    {},
    customer.headers,
    await services.as(...CONTENT_RIGHTS, ...SHOP_RIGHTS),
  ]) {
    expect(await readable(headers)).toMatchObject({
      names: ['site/maintenance'],
      statuses: [200, 403],
    })
  }
})

test('staff with the scope of administrators read every setting', async () => {
  const { names, statuses, all } = await readable(await services.as('settings.write'))
  expect(statuses).toEqual([200])
  expect(names).toHaveLength(all)
  expect(names).toContain('seller/email')
})

test('the options of the site name no recipient of mails but to administrators [CM-14~]', async () => {
  const keysFor = async (headers: Record<string, string>) =>
    (await services.call(getOptions, {}, headers)).records.map(({ key }) => key)
  const all = await keysFor(await services.as('settings.write'))
  const own = await keysFor({})
  expect(all).toEqual(expect.arrayContaining(RECIPIENTS))
  expect(own).toEqual(all.filter((key) => !RECIPIENTS.includes(key)))
  const [first] = (await services.call(getOptions, { limit: 1 })).records
  expect(first?.key).toBe(own[0])
})
