import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'empty-searches',
  name: 'emptySearches',
  right: 'content.write',
  menu: { group: 'content', icon: 'search', order: 62 },
  load: async () => (await import('./empty-searches-screen.tsx')).EmptySearchesScreen,
}
