import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'people/:id',
  name: 'member',
  isNamed: true,
  right: 'staff.write',
  menu: null,
  load: async () => (await import('./member-screen.tsx')).MemberScreen,
}
