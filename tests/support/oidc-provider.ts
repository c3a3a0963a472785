import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createOidcServer, type OidcOptions } from '#services/modules/dev/oidc/provider.ts'
import type { OidcProvider } from '#services/oidc-providers.ts'
import type { Clock } from '#services/platform/clock.ts'

const CLIENT_ID = 'savez-tests'
const CLIENT_SECRET = 'a secret between the two: with signs & spaces'

export type TestOidc = {
  /** As the configuration of the services names it. */
  readonly provider: OidcProvider
  /** In place of an honest signature; null is honest again. */
  lie(sign: NonNullable<OidcOptions['sign']> | null): void
  /** What a person does who was sent there: who they are, and where that leads them. */
  signIn(url: string, who: Readonly<Record<string, string>>): Promise<URL>
  close(): Promise<void>
}

/** A provider of its own, over HTTP. */
export async function startOidcProvider({
  clock,
  redirectUri,
}: {
  readonly clock: Clock
  readonly redirectUri: string
}): Promise<TestOidc> {
  let lie: NonNullable<OidcOptions['sign']> | null = null
  const http = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const body = await text(incoming)
    const { authorization } = headers
    const answer = await oidc.handle(
      new Request(new URL(url, issuer), {
        method,
        ...(authorization ? { headers: { authorization } } : {}),
        ...(body ? { body } : {}),
      }),
    )
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  if (!address || typeof address === 'string') throw new Error('It listens on a port.')
  const issuer = `http://127.0.0.1:${address.port}/oidc`
  const oidc = createOidcServer({
    issuer,
    client: { id: CLIENT_ID, secret: CLIENT_SECRET },
    redirectUri,
    people: [],
    clock,
    sign: async (claims, honest) => (lie ? await lie(claims, honest) : await honest(claims)),
  })

  return {
    provider: {
      key: 'tests',
      name: 'Test',
      issuer,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      scopes: ['openid', 'email', 'profile'],
    },
    lie: (sign) => {
      lie = sign
    },
    signIn: async (url, who) => {
      const page = await fetch(url)
      if (page.status !== 200) throw new Error(`The provider refused: ${page.status}`)
      const chosen = new URL(url.replace('/authorize?', '/choose?'))
      for (const [name, value] of Object.entries(who)) chosen.searchParams.set(name, value)
      const answer = await fetch(chosen, { redirect: 'manual' })
      const back = answer.headers.get('location')
      if (!back) throw new Error(`The provider led nowhere: ${answer.status}`)
      return new URL(back)
    },
    close: () =>
      new Promise((resolve) => {
        http.closeAllConnections()
        http.close(() => resolve())
      }),
  }
}
