import type { AdminScreen } from '#client/admin/frame/screens.ts'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'

export const screen: AdminScreen = {
  path: 'orders',
  name: 'orders',
  right: ORDER_LIST.right,
  menu: { group: 'sales', icon: 'truck', order: 10 },
  load: async () => (await import('./orders-screen.tsx')).OrdersScreen,
}
