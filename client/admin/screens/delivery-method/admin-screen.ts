import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'delivery/:code',
  name: 'delivery',
  isNamed: true,
  right: 'settings.write',
  menu: null,
  load: async () => (await import('./delivery-method-screen.tsx')).DeliveryMethodScreen,
}
