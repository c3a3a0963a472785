import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { type AppTokens, openApp } from './visitors.ts'

const README = readFileSync(new URL('../../graphql/README.md', import.meta.url), 'utf8')
const CODE = /```(graphql|sh)\n([^`]+)```/g
const BODY = /-d '(\{.+\})'/
const bodySchema = z.object({ query: z.string() })

const queries = [...README.matchAll(CODE)].map(([, language, text = '']) =>
  language === 'graphql' ? text : bodySchema.parse(JSON.parse(BODY.exec(text)?.[1] ?? '{}')).query,
)

let services: TestServices
let graph: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

test('[DC-09] every example for clients is answered, one after the other, by an app with its tokens', async () => {
  const app = openApp(graph)
  expect(queries.length).toBeGreaterThan(4)
  for (const query of queries) {
    const { data, errors } = await app.ask<Record<string, { session?: AppTokens; code?: string }>>(
      query,
      { refreshToken: app.tokens.refreshToken },
    )
    if (query.startsWith('subscription')) {
      // This app has no cart to follow.
      expect(errors).toMatchObject([{ extensions: { code: 'NO_SESSION' } }])
      continue
    }
    expect(errors, query).toEqual([])
    const [answer] = Object.values(data)
    expect(answer, query).toBeTruthy()
    expect(answer, query).not.toHaveProperty('code')
    if (answer?.session) app.tokens = answer.session
  }
  expect(app.tokens.accessToken).toBeTruthy()
})
