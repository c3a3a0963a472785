import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/newsletter/stop/:token', hr: '/newsletter/odjava/:token' },
}
