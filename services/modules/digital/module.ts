import type { Module } from '#services/platform/module.ts'
import { fileList } from './file-list.ts'
import { digitalRoutes } from './routes.ts'
import { uploadRoutes } from './upload-routes.ts'

/** Files of digital products. The order module hands them to those who have bought them. */
export const module: Module = {
  name: 'digital',
  services: ['ecommerce'],
  imports: ['history', 'product', 'upload'],
  otherTables: ['digital_file', 'digital_part'],
  lists: [fileList],
  routes: (deps) => [...digitalRoutes(), ...uploadRoutes(deps)],
}
