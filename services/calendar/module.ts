import type { Module } from '#services/platform/module.ts'
import { dueHandlers } from './due-handlers.ts'
import { calendarRoutes } from './routes.ts'

export const calendarModule: Module = {
  name: 'calendar',
  routes: calendarRoutes,
  dueHandlers,
}
