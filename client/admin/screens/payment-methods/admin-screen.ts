import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'payment-methods',
  name: 'payments',
  right: 'settings.write',
  menu: { group: 'settings', icon: 'card', order: 24 },
  load: async () => (await import('./payment-methods-screen.tsx')).PaymentMethodsScreen,
}
