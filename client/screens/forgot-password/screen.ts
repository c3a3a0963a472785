import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/forgot-password', hr: '/zaboravljena-lozinka' },
}
