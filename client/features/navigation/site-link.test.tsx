import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LinkTo, SiteLink } from './site-link.tsx'

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

function drawChosen(
  path: string,
  choices: Omit<Parameters<typeof LinkTo>[0]['link'], 'label' | 'link'>,
) {
  const link = { label: 'Više', link: { kind: 'INTERNAL', path }, ...choices } as const
  return renderToStaticMarkup(
    <MemoryRouter>
      <LinkTo link={link} />
    </MemoryRouter>,
  )
}

test('a link follows what staff chose for it: its tab, its relation and its sign [ED-15]', () => {
  const away = 'https://vijesti.example'
  expect(drawChosen('/shop', {})).toBe('<a href="/shop">Više</a>')
  expect(drawChosen('/shop', { opensNewTab: true })).toBe(
    '<a href="/shop" target="_blank" rel="noopener">Više</a>',
  )
  expect(drawChosen(away, { opensNewTab: false })).toBe(`<a href="${away}">Više</a>`)
  expect(drawChosen(away, { rel: ['NOFOLLOW', 'SPONSORED'] })).toBe(
    `<a href="${away}" target="_blank" rel="noopener nofollow sponsored">Više</a>`,
  )
  expect(drawChosen(away, { opensNewTab: false, rel: ['UGC'] })).toContain('rel="ugc"')
  expect(drawChosen('/shop', { icon: 'PIN' })).toMatch(/^<a href="\/shop"><svg .*<\/svg>Više<\/a>$/)
})
