import type { Module } from '#services/platform/module.ts'
import { eventDeskRoutes } from './desk-routes.ts'
import { eventList } from './event-list.ts'

/** Events of the calendar in the hands of staff, with the buyers of their tickets. */
export const module: Module = {
  name: 'event-desk',
  services: ['calendar'],
  imports: ['calendar', 'history', 'media', 'order', 'product', 'settings'],
  histories: { event: 'content.write' },
  lists: [eventList],
  routes: eventDeskRoutes,
}
