import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'newsletter',
  name: 'newsletter',
  right: 'people.read',
  menu: { group: 'content', icon: 'mail', order: 71 },
  load: async () => (await import('./newsletter-screen.tsx')).NewsletterScreen,
}
