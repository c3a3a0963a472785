import type { Module } from '#services/platform/module.ts'
import { reminderLetters } from './letters/reminder-letters.ts'
import { reminderPersonalData, reminderPersonalTables } from './personal-data.ts'
import { reminderPlugin } from './plugin.ts'
import { reminderDueHandlers, reminderOutboxHandlers } from './remind.ts'

export const module: Module = {
  name: 'reminder',
  services: [],
  imports: ['cart', 'gdpr', 'mail', 'order', 'settings', 'user'],
  personalTables: reminderPersonalTables,
  routes: () => [],
  plugin: reminderPlugin,
  dueHandlers: reminderDueHandlers,
  outboxHandlers: reminderOutboxHandlers,
  letters: reminderLetters,
  personalData: reminderPersonalData,
}
