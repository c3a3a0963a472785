import type { CallOutput } from '#services/contract/call.ts'
import type { listSettings } from '#services/contract/staff-settings.ts'

export type SettingParent = CallOutput<typeof listSettings>['records'][number]
