import type { Module } from '#services/platform/module.ts'
import { dueHandlers } from './due-handlers.ts'
import { eventMediaUses } from './media-uses.ts'
import { calendarRoutes } from './routes.ts'

export const module: Module = {
  name: 'calendar',
  services: ['calendar'],
  imports: ['media', 'product'],
  writes: ['event:*', 'events', 'product:*', 'search'],
  otherTables: ['event', 'event_text', 'event_ticket'],
  mediaUses: [eventMediaUses],
  routes: calendarRoutes,
  dueHandlers,
}
