import type { Module } from '#services/platform/module.ts'
import { outboxPlugin } from './outbox/plugin.ts'

/** What only a demo shows. In production none of it is there. */
export const devModule: Module = {
  name: 'dev',
  routes: () => [],
  plugin:
    ({ config }) =>
    async (app) => {
      if (config.mode !== 'demo') return
      await app.register(outboxPlugin(config.dataDir))
    },
}
