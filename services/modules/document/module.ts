import type { Module } from '#services/platform/module.ts'

export const module: Module = {
  name: 'document',
  services: [],
  imports: ['history', 'settings'],
  routes: () => [],
}
