import type { Module } from '#services/platform/module.ts'
import { findPerson, sessionStands } from './api.ts'
import { userJobs } from './jobs.ts'
import { userPersonalData } from './personal-data.ts'
import { userRetention } from './retention.ts'
import { userRoutes } from './routes.ts'

export const userModule: Module = {
  name: 'user',
  routes: userRoutes,
  outboxHandlers: userJobs,
  personalData: userPersonalData,
  retention: userRetention,
  findPerson,
  sessionStands,
}
