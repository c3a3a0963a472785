import type { Module } from '#services/platform/module.ts'
import { findPerson, sessionStands } from './api.ts'
import { userRoutes } from './routes.ts'

export const userModule: Module = {
  name: 'user',
  routes: userRoutes,
  findPerson,
  sessionStands,
}
