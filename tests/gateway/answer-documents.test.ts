import { readFileSync } from 'node:fs'
import { Kind, parse } from 'graphql'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#gateway/config.ts'
import { createUpstreamClient } from '#gateway/upstream/upstream-client.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { type AnswersWorld, startAnswersWorld } from './answers-world.ts'

/** Of the fields of Query those that everybody gets the same answer to. */
const PUBLIC: readonly string[] = [
  'layout',
  'products',
  'product',
  'category',
  'categories',
  'content',
  'posts',
  'term',
  'terms',
  'events',
  'event',
  'form',
  'formConsents',
  'popularProducts',
  'productsBySlug',
  'translations',
  // Null on a site without a captcha, as this one is; a challenge is never stored.
  'captchaChallenge',
]
const file = new URL('../../gateway/generated/documents.json', import.meta.url)
const documents = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)

let services: TestServices
let world: AnswersWorld

beforeAll(async () => {
  services = await startServices({ seed: true })
  const { serviceUrls } = readConfig({ SERVICES_URL: services.url })
  const log = pino({ level: 'silent' })
  const upstream = createUpstreamClient({ serviceUrls, catalogueCheckRate: 1, log })
  world = await startAnswersWorld({ upstream, documents })
})
afterAll(async () => {
  await world?.close()
  await services?.close()
})

const VARIABLES = {
  slug: 'nema',
  id: '1',
  ids: ['1'],
  slugs: ['nema'],
  page: 1,
  eventsPage: 1,
  sectionView: 'BOTH',
  commentsPage: 1,
  reviewsPage: 1,
  limit: 2,
  path: '/',
  form: 'REGISTER_FORM',
  token: 'a'.repeat(24),
  barcode: '123',
  firstName: 'Ana',
  lastName: 'Anić',
}

function operationOf(text: string) {
  const [operation] = parse(text).definitions.filter(
    (one) => one.kind === Kind.OPERATION_DEFINITION,
  )
  if (!operation) throw new Error('There is one in each.')
  const declared = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
  return {
    name: operation.name?.value ?? '',
    kind: operation.operation,
    fields: operation.selectionSet.selections.map((one) =>
      one.kind === Kind.FIELD ? one.name.value : '',
    ),
    variables: Object.fromEntries(
      Object.entries(VARIABLES).filter(([name]) => declared.includes(name)),
    ),
  }
}

const operations = documents.map((text) => ({ text, ...operationOf(text) }))
const isPublic = ({ kind, fields }: (typeof operations)[number]) =>
  kind === 'query' && fields.every((field) => PUBLIC.includes(field))

test.each(operations.filter((one) => !isPublic(one)))(
  '$name of ours is never stored',
  async ({ text, variables }) => {
    const before = world.stored.length
    for (let time = 1; time <= 3; time += 1) await world.ask(text, variables)
    expect(world.stored.slice(before)).toEqual([])
  },
)

test.each(operations.filter(isPublic))('$name of ours is stored', async ({ text, variables }) => {
  const before = world.stored.length
  const answers = [await world.ask(text, variables), await world.ask(text, variables)]
  expect(answers[0]?.body).not.toContain('"errors"')
  expect(answers[1]).toEqual(answers[0])
  expect(world.stored.length).toBe(before + 1)
})
