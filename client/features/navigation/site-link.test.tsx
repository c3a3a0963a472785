import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SiteLink } from './site-link.tsx'

type Target = Parameters<typeof SiteLink>[0]['to']

function draw(kind: Target['kind'], path: string): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <SiteLink to={{ kind, path }}>{path}</SiteLink>
    </MemoryRouter>,
  )
}

test('a link that leaves the site opens in a new tab, without nofollow [RT-39, RT-40, RT-41]', () => {
  for (const path of ['https://vijesti.example', 'vijesti.example', '//vijesti.example']) {
    const html = draw('INTERNAL', path)
    expect(html).toContain('target="_blank"')
    expect(html).toContain('rel="noopener"')
  }
})

test('a link inside the site stays in its tab; an unknown target leads home [RT-38, RT-42~]', () => {
  expect(draw('INTERNAL', '/shop')).toContain('href="/shop"')
  expect(draw('INTERNAL', '/shop')).not.toContain('target')
  expect(draw('STATIC', '/media/pravila.pdf')).toContain('href="/media/pravila.pdf"')
  expect(draw('INTERNAL', '')).toContain('href="/"')
})
