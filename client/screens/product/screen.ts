import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/product/:slug', de: '/produkt/:slug' },
  isPublic: true,
  queryKeys: ['recenzije'],
}
