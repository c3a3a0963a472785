import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'orders',
  name: 'orders',
  right: 'orders.read',
  menu: { group: 'sales', icon: 'truck', order: 10 },
  load: async () => (await import('./orders-screen.tsx')).OrdersScreen,
}
