import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'parcels',
  name: 'parcels',
  right: 'orders.move',
  menu: { group: 'sales', icon: 'truck', order: 20 },
  load: async () => (await import('./parcels-screen.tsx')).ParcelsScreen,
}
