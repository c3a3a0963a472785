import type { GraphAnswer, TestGateway } from '#tests/support/gateway.ts'

export const ORIGIN = 'http://localhost:4000'

export type Visitor = {
  ask<Data = Record<string, unknown>>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<GraphAnswer<Data>>
}

export type Browser = Visitor & {
  readonly jar: Map<string, string>
  /** Every line of `Set-Cookie` so far. */
  readonly lines: string[]
  /** The header that it sends. */
  cookie(): string
  keep(headers: Headers): void
}

/** Keeps cookies and says where it comes from, as every browser does. */
export function openBrowser(graph: TestGateway, origin = ORIGIN): Browser {
  const jar = new Map<string, string>()
  const lines: string[] = []
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  function keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      lines.push(line)
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      const name = pair.slice(0, at)
      if (attributes.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, pair.slice(at + 1))
    }
  }

  return {
    jar,
    lines,
    cookie,
    keep,
    async ask<Data>(query: string, variables = {}, headers = {}) {
      const carried = jar.size > 0 ? { cookie: cookie() } : {}
      const answer = await graph.ask<Data>(query, variables, { origin, ...carried, ...headers })
      keep(answer.headers)
      return answer
    },
  }
}

/** Keeps what answers tell it and sends it back, without cookies. */
export function openApp(graph: TestGateway): Visitor & { tokens: AppTokens } {
  const app = {
    tokens: {} as AppTokens,
    async ask<Data>(query: string, variables = {}, headers = {}) {
      const { accessToken, guestToken } = app.tokens
      return graph.ask<Data>(query, variables, {
        'x-client': 'app',
        ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
        ...(guestToken ? { 'x-guest': guestToken } : {}),
        ...headers,
      })
    },
  }
  return app
}

export type AppTokens = {
  accessToken?: string
  refreshToken?: string
  guestToken?: string
}

export const LOGIN = `mutation Login($username: String!, $password: String!) {
  login(input: { username: $username, password: $password }) {
    __typename
    ... on LoginSuccess {
      me { id email firstName }
      session { accessToken accessExpiresIn refreshToken refreshExpiresIn }
      areCartsJoined
    }
    ... on LoginProblem { code message }
    ... on FormProblem { code field }
    ... on TooManyProblem { retryAfterSeconds }
  }
}`

export const REGISTER = `mutation Register($input: RegisterInput!) {
  register(input: $input) {
    __typename
    ... on RegisterSuccess { verificationRequired session { accessToken refreshToken } }
    ... on FormProblem { code message field }
    ... on TooManyProblem { retryAfterSeconds }
  }
}`

export const ME = '{ me { id email firstName } }'

export const aPerson = (email: string, more: object = {}) => ({
  firstName: 'Ana',
  lastName: 'Anić',
  email,
  password: 'lozinka-za-probu-1',
  consents: [],
  ...more,
})
