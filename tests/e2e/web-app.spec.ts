import { createServer, type Server } from 'node:http'
import type { Page } from 'playwright/test'
import { DEMO_PASSWORD } from '#services/demo/content/people.ts'
import { startGateway } from '#tests/support/product-server.ts'
import { expect, test } from '#tests/support/story.ts'

type Sent = {
  readonly query: string
  readonly variables?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly credentials?: RequestCredentials
}

/** A third-party web app with its own origin. */
async function serveApp(): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>An app</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The app has no port.')
  return { origin: `http://localhost:${address.port}`, server }
}

/** The response as a script of the page reads it; a CORS error as text. */
function send(page: Page, graph: string, sent: Sent): Promise<unknown> {
  return page.evaluate(
    async ([to, { query, variables, headers, credentials }]) => {
      try {
        const response = await fetch(to, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-client': 'app', ...headers },
          body: JSON.stringify({ query, variables }),
          ...(credentials ? { credentials } : {}),
        })
        return await response.json()
      } catch (error) {
        return String(error)
      }
    },
    [`${graph}/graphql`, sent] as const,
  )
}

const LOGIN = `mutation ($username: String!, $password: String!) {
  login(input: { username: $username, password: $password }) {
    ... on LoginSuccess { session { accessToken } }
  }
}`
const ANA = { username: 'ana@navijaci.example', password: DEMO_PASSWORD }
const REFUSED = 'TypeError: Failed to fetch'

test('a web app of a listed origin logs in by token, and any other page is refused by the browser', async ({
  browser,
  product,
}) => {
  // The test ignores the console, because the browser logs CORS errors there.
  const page = await browser.newPage()
  const [listed, other] = await Promise.all([serveApp(), serveApp()])
  const gateway = await startGateway(product.servicesUrl, product.dataDir, {
    ALLOWED_ORIGINS: listed.origin,
  })
  const { url } = gateway
  try {
    await page.goto(listed.origin)
    expect(await send(page, url, { query: '{ me { email } }' })).toMatchObject({
      data: { me: null },
    })
    const login = await send(page, url, { query: LOGIN, variables: ANA })
    expect(login).toMatchObject({
      data: { login: { session: { accessToken: expect.any(String) } } },
    })
    const { data } = login as { data: { login: { session: { accessToken: string } } } }
    const authorization = `Bearer ${data.login.session.accessToken}`
    const me = { query: '{ me { email } }', headers: { authorization, 'x-language': 'en' } }
    expect(await send(page, url, me)).toMatchObject({ data: { me: { email: ANA.username } } })
    // For requests with cookies the browser hides the response from the script.
    expect(await send(page, url, { ...me, credentials: 'include' })).toBe(REFUSED)
    expect(await page.context().cookies(url)).toEqual([])

    await page.goto(other.origin)
    expect(await send(page, url, me)).toBe(REFUSED)
    expect(await send(page, url, { query: LOGIN, variables: ANA })).toBe(REFUSED)
  } finally {
    await page.close()
    await gateway.stop()
    listed.server.close()
    other.server.close()
  }
})
