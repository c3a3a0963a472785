import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/track-order', hr: '/pracenje-narudzbe' },
  isPublic: true,
}
