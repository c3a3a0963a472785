import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/:slug' },
  isPublic: true,
  queryKeys: ['komentari', 'mobileView', 'page', 'sent'],
}
