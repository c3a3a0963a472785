import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'delivery',
  name: 'deliveries',
  right: 'settings.write',
  menu: { group: 'settings', icon: 'truck', order: 22 },
  load: async () => (await import('./delivery-screen.tsx')).DeliveryScreen,
}
