import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'people',
  name: 'people',
  right: 'staff.write',
  menu: { group: 'settings', icon: 'user', order: 10 },
  load: async () => (await import('./people-screen.tsx')).PeopleScreen,
}
