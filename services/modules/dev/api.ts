import type { ServicesConfig } from '#services/config.ts'
import { PEOPLE } from '#services/demo/content/people.ts'
import type { OidcProvider } from '#services/oidc-providers.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { createOidcServer, type OidcServer } from './oidc/provider.ts'

/** Redirect path for every provider. */
export const SOCIAL_LOGIN_PATH = '/social-login'

export type DemoOidc = { readonly provider: OidcProvider; readonly server: OidcServer }

/** One instance per process: its pages and the login must share grants. */
const running = new WeakMap<ServicesConfig, DemoOidc>()

/** Null in production: the demo provider lets anyone log in as anyone. */
export function demoOidc({ config, clock }: Pick<ModuleDeps, 'config' | 'clock'>): DemoOidc | null {
  if (config.mode !== 'demo') return null
  const existing = running.get(config)
  if (existing) return existing

  const issuer = `${config.publicUrl}/dev/oidc`
  const provider: OidcProvider = {
    key: 'demo',
    name: 'Demo',
    issuer,
    clientId: 'savez-demo',
    clientSecret: null,
    scopes: ['openid', 'email', 'profile'],
  }
  const server = createOidcServer({
    issuer,
    client: { id: provider.clientId, secret: null },
    redirectUri: config.publicUrl + SOCIAL_LOGIN_PATH,
    people: PEOPLE,
    clock,
  })
  const made = { provider, server }
  running.set(config, made)
  return made
}
