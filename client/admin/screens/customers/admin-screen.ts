import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'customers',
  name: 'customers',
  right: 'people.read',
  menu: { group: 'sales', icon: 'user', order: 30 },
  load: async () => (await import('./customers-screen.tsx')).CustomersScreen,
}
