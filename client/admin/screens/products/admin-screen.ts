import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'products',
  name: 'products',
  right: 'products.write',
  menu: { group: 'sales', icon: 'cart', order: 40 },
  load: async () => (await import('./products-screen.tsx')).ProductsScreen,
}
