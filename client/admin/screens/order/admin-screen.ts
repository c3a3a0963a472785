import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'orders/:number',
  name: 'order',
  right: 'orders.read',
  menu: null,
  load: async () => (await import('./order-screen.tsx')).OrderScreen,
}
