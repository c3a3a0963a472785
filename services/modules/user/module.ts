import type { Module } from '#services/platform/module.ts'
import { findPerson, isSessionActive } from './api.ts'
import { customerList } from './customer/customer-list.ts'
import { CUSTOMER } from './customer/customers.ts'
import { userJobs } from './jobs.ts'
import { userLetters } from './letters/user-letters.ts'
import { userPersonalData } from './personal-data.ts'
import { userPersonalTables } from './personal-tables.ts'
import { userRetention } from './retention.ts'
import { userRoutes } from './routes.ts'

export const module: Module = {
  name: 'user',
  services: ['user'],
  imports: ['dev', 'gdpr', 'history', 'mail', 'settings'],
  histories: { [CUSTOMER]: 'people.read' },
  lists: [customerList],
  personalTables: userPersonalTables,
  otherTables: ['social_attempt'],
  routes: userRoutes,
  outboxHandlers: userJobs,
  letters: userLetters,
  personalData: userPersonalData,
  retention: userRetention,
  findPerson,
  isSessionActive: isSessionActive,
}
