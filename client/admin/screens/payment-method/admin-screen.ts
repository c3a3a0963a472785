import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'payment-methods/:code',
  name: 'payment',
  isNamed: true,
  right: 'settings.write',
  menu: null,
  load: async () => (await import('./payment-method-screen.tsx')).PaymentMethodScreen,
}
