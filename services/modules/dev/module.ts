import { GALLERY } from '#services/demo/content/section-gallery.ts'
import { releaseSource } from '#services/modules/system/api.ts'
import type { Module } from '#services/platform/module.ts'
import { demoOidc } from './api.ts'
import { oidcPlugin } from './oidc/plugin.ts'
import { outboxPlugin } from './outbox/plugin.ts'
import { softwarePlugin } from './software/plugin.ts'

/** Demo only; production has none of it. */
export const module: Module = {
  name: 'dev',
  services: [],
  imports: [
    'demo/content/people.ts',
    'demo/content/section-gallery.ts',
    'mail',
    'settings',
    'system',
  ],
  routes: () => [],
  plugin: (deps) => async (app) => {
    const oidc = demoOidc(deps)
    if (!oidc) return
    app.get('/section-tool', async (_request, reply) => reply.redirect(`/${GALLERY.slug}`))
    await app.register(softwarePlugin(deps, releaseSource(deps)))
    await app.register(outboxPlugin(deps.config))
    await app.register(oidcPlugin(oidc.server, oidc.provider.issuer))
  },
}
