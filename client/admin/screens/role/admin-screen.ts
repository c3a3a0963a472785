import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'people/roles/:id',
  name: 'role',
  isNamed: true,
  right: 'staff.write',
  menu: null,
  load: async () => (await import('./role-screen.tsx')).RoleScreen,
}
