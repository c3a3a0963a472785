import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/form/:id', hr: '/obrazac/:id' },
  isPublic: true,
  queryKeys: ['sent'],
}
