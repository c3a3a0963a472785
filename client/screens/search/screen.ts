import type { Screen } from '#client/lib/screen.ts'

export const screen: Screen = {
  paths: { en: '/search', hr: '/pretraga', de: '/suche' },
  isPublic: true,
  queryKeys: ['keywords', 'page'],
}
