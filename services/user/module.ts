import type { Module } from '#services/platform/module.ts'
import { findPerson } from './api.ts'
import { userRoutes } from './routes.ts'

export const userModule: Module = {
  name: 'user',
  routes: userRoutes,
  findPerson,
}
