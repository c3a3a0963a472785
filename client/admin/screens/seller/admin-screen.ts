import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'seller',
  name: 'seller',
  right: 'settings.write',
  menu: { group: 'settings', icon: 'user', order: 26 },
  load: async () => (await import('./seller-screen.tsx')).SellerScreen,
}
