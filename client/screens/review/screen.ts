import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/review/:slug', hr: '/recenzija/:slug' },
}
