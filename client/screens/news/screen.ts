import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/blog', hr: '/objave' },
  isPublic: true,
  queryKeys: ['page'],
}
