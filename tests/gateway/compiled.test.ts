import { readFileSync } from 'node:fs'
import { parse } from 'graphql'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGraph } from '#gateway/graph.ts'
import { createCompiledOperations } from '#gateway/plugins/compile/compiled-operations.ts'
import { createSchema } from '#gateway/schema.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { GOLDEN_OPERATIONS, type GoldenOperation, goldenSchema } from './golden-schema.ts'
import { scriptedServices } from './scripted-services.ts'

const graphOf = (isCompiling: boolean, isDemo = true) =>
  createGraph({
    schema: goldenSchema,
    upstream: scriptedServices().client,
    layout: () => null,
    publicUrl: 'http://shop.test',
    mediaUrl: '/media',
    isDemo,
    documents: { find: () => undefined, all: () => [] },
    trustedDocumentsOnly: false,
    isCompiling,
    log: pino({ level: 'silent' }),
  })

async function ask(graph: ReturnType<typeof graphOf>, operation: GoldenOperation) {
  const response = await graph.yoga.fetch('http://shop.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(operation),
  })
  return `${response.status} ${await response.text()}`
}

describe('what is compiled answers as what is not, byte for byte', () => {
  const compiling = graphOf(true)
  const usual = graphOf(false)

  test.each(Object.entries(GOLDEN_OPERATIONS))('%s', async (_what, operation) => {
    const expected = await ask(usual, operation)
    // From the fourth use on it runs as compiled.
    for (let use = 1; use <= 6; use += 1) expect(await ask(compiling, operation)).toBe(expected)
  })
})

describe('what is compiled and what is not', () => {
  const isCompiled = (query: string) => {
    const operations = createCompiledOperations(goldenSchema)
    const document = parse(query)
    operations.prepare(document)
    return operations.find(document, null) !== null
  }

  test.each(['{ root }', 'query ($box: Box) { echo(box: $box) }', 'mutation { first(n: 1) }'])(
    '%s is',
    (query) => expect(isCompiled(query)).toBe(true),
  )

  test.each([
    'query ($b: DefaultBox) { withDefaults(box: $b) }',
    '{ withDefaults(box: {}) }',
    'query ($b: OneBox) { oneOf(box: $b) }',
    '{ oneOf(box: { a: 1 }) }',
    '{ ... @defer { root } }',
    '{ animals @stream { name } }',
    'query ($a: Boolean!) { animals { name @skip(if: $a) } }',
    'query ($l: Loop) { loop(loop: $l) }',
    'query ($k: Kind) { animal(kind: $k) { name } }',
    'subscription { root }',
  ])('%s is not', (query) => expect(isCompiled(query)).toBe(false))

  test('what comes for the first time is not, and what comes often is', () => {
    const operations = createCompiledOperations(goldenSchema)
    const document = parse('{ root }')
    const found = [1, 2, 3, 4, 5].map(() => operations.find(document, null) !== null)
    expect(found).toEqual([false, false, false, true, true])
  })

  test('every query and mutation of our own is', () => {
    const operations = createCompiledOperations(createSchema())
    for (const text of trusted()) {
      if (text.startsWith('subscription')) continue
      const document = parse(text)
      operations.prepare(document)
      expect(operations.find(document, null), text).not.toBeNull()
    }
  })
})

describe('our own operations over a real platform', () => {
  let platform: ForeignPlatform
  let compiling: TestGateway
  let usual: TestGateway

  beforeAll(async () => {
    platform = await startForeignPlatform()
    const servicesUrl = platform.url
    const environment = (GRAPHQL_JIT: string) => ({ environment: { GRAPHQL_JIT } })
    compiling = await startGateway({ servicesUrl, ...environment('on') })
    usual = await startGateway({ servicesUrl, ...environment('off') })
  })
  afterAll(async () => {
    await compiling?.close()
    await usual?.close()
    await platform?.close()
  })

  const variables = [
    { slug: 'dres', page: 1, limit: 24 },
    { slug: 'kopacke', page: 2, limit: 1, sort: 'CHEAPEST', discount: true },
    { slug: 'nema', page: 0, limit: 1000 },
    { slug: 7, page: 'x' },
    {},
  ]
  test('each answers the same with good variables and with bad ones', async () => {
    for (const query of trusted()) {
      for (const given of variables) {
        const body = JSON.stringify({ query, variables: given })
        const answers = await Promise.all(
          [usual, compiling].map(async (gateway) => {
            const response = await gateway.post(body)
            const { extensions: _calls, ...answer } = JSON.parse(await response.text())
            return `${response.status} ${JSON.stringify(answer)}`
          }),
        )
        expect(answers[1]).toBe(answers[0])
      }
    }
  })
})

function trusted(): readonly string[] {
  const file = new URL('../../gateway/generated/documents.json', import.meta.url)
  return Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
}
