import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/report-comment/:id', hr: '/prijava-komentara/:id' },
}
