import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteLogo } from './site-logo.tsx'

const crest = { url: '/media/w320/1.svg', alt: 'Grb', width: 200, height: 240 }
const drawn = (logo: Parameters<typeof SiteLogo>[0]['logo']) =>
  renderToStaticMarkup(<SiteLogo logo={logo} name="Savez" />)

test('a crest stands before the name, of a known size and in no hurry [CM-08, HF-01]', () => {
  expect(drawn(crest)).toMatch(
    /^<img src="\/media\/w320\/1\.svg" alt="" width="200" height="240" fetchPriority="low" class="[^"]*"\/><span class="[^"]*">Savez<\/span>$/,
  )
})

test('a wide mark says the name itself, in a raster file as well', () => {
  const mark = { ...crest, url: '/media/w320/2.webp', alt: 'Savez', width: 800, height: 200 }
  expect(drawn(mark)).toMatch(/^<img src="\/media\/w320\/2\.webp" alt="Savez" [^>]*\/>$/)
})

test('without a logo the name stands alone, at every width', () => {
  expect(drawn(null)).toMatch(/^<span [^>]*>Savez<\/span>$/)
  expect(drawn(null)).not.toContain('hidden')
})

test('a platform that tells no size gets a place of its own kept for it', () => {
  expect(drawn({ ...crest, width: null, height: null })).toMatch(/ width="60" height="60" /)
})
