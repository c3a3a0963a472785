import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'templates/:handler',
  name: 'template',
  isNamed: true,
  right: 'content.write',
  menu: null,
  load: async () => (await import('./template-screen.tsx')).TemplateScreen,
}
