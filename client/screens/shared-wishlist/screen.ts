import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/wishlist/:token', hr: '/lista-zelja/:token' },
}
