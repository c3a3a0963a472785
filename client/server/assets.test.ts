import { expect, test } from 'vitest'
import { readAssets } from './assets.ts'

const MANIFEST = {
  'client/app/entry.tsx': {
    file: 'assets/entry.js',
    imports: ['_vendor.js'],
    assets: ['assets/text-basic.woff2', 'assets/text-latin-1.woff2', 'assets/wave.svg'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_parts.js': { file: 'assets/parts.js', imports: ['_vendor.js'] },
  'client/app/early.ts': { file: 'assets/early.js' },
  'client/app/statistics.ts': { file: 'assets/statistics.js' },
  'client/app/languages.ts': { file: 'assets/languages.js' },
  'style.css': { file: 'assets/style.css' },
  'client/i18n/hr/messages.ts': { file: 'assets/hr.js' },
  'client/screens/home/home-route.ts': { file: 'assets/home.js', imports: ['_parts.js'] },
  'client/screens/product/product-route.ts': { file: 'assets/product.js' },
}

test('a page loads what its screen needs and nothing else, the libraries first', () => {
  const assets = readAssets(JSON.stringify(MANIFEST))
  expect(assets).toMatchObject({
    early: '/assets/early.js',
    statistics: '/assets/statistics.js',
    languages: '/assets/languages.js',
    scripts: ['/assets/vendor.js', '/assets/entry.js'],
    css: ['/assets/style.css'],
    fonts: ['/assets/text-basic.woff2'],
  })
  expect(assets.partsOf('home')).toEqual(['/assets/parts.js', '/assets/home.js'])
  expect(assets.partsOf(null)).toEqual([])
})

test('a manifest without the entries is refused with a sentence', () => {
  expect(() => readAssets('{}')).toThrow('The client build is not complete')
})
