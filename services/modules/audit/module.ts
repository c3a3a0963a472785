import type { Module } from '#services/platform/module.ts'
import { auditRoutes } from './audit-routes.ts'
import { editList } from './edit-list.ts'

/** The list of all changes. Each module records its own, by the module `history`. */
export const module: Module = {
  name: 'audit',
  services: ['staff'],
  imports: ['history'],
  lists: [editList],
  routes: auditRoutes,
}
