import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/blog/:slug', hr: '/objave/:slug' },
  isPublic: true,
  queryKeys: ['page'],
}
