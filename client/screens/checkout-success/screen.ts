import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/checkout/success', hr: '/naplata/uspjesna', de: '/kasse/success' },
}
