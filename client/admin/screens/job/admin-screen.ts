import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'orders/jobs/:id',
  name: 'job',
  isNamed: true,
  right: 'orders.move',
  menu: null,
  load: async () => (await import('./job-screen.tsx')).JobScreen,
}
