import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'products/:id',
  name: 'product',
  right: 'products.write',
  isNamed: true,
  menu: null,
  load: async () => (await import('./product-screen.tsx')).ProductScreen,
}
