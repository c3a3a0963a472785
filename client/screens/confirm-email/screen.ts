import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/confirm-email', hr: '/potvrdi-email' },
}
