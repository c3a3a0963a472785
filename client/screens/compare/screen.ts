import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/compare', hr: '/usporedba', de: '/vergleich' },
  isPublic: true,
  queryKeys: ['p'],
}
