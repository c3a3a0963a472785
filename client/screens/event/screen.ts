import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/event/:id', hr: '/dogadjaj/:id' },
  isPublic: true,
}
