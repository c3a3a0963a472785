import type { Module } from '#services/platform/module.ts'
import { ownSettings } from './declared.ts'
import { maintenanceRoutes } from './maintenance-routes.ts'
import { settingsRoutes } from './routes.ts'
import { staffSettingsRoutes } from './staff-routes.ts'

export const module: Module = {
  name: 'settings',
  services: ['settings'],
  imports: ['history'],
  settings: ownSettings,
  histories: { setting: 'settings.write' },
  publicSettings: ['site/maintenance', 'site/maintenanceUntil', 'site/maintenanceText'],
  writes: ['settings'],
  otherTables: ['api_key', 'country', 'currency', 'domain', 'language', 'media_option', 'setting'],
  routes: (deps) => [
    ...settingsRoutes(deps),
    ...staffSettingsRoutes(deps),
    ...maintenanceRoutes(deps),
  ],
}
