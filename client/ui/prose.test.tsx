import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from './prose.tsx'

const draw = (html: string) => renderToStaticMarkup(<Prose html={html} />)

test('links in the text of an editor that leave the site open in a new tab, others stay [RT-39~, RT-40, RT-41~]', () => {
  for (const href of ['https://vijesti.example/a', 'http://vijesti.example', '//vijesti.example']) {
    const html = draw(`<p>Više <a href="${href}">ovdje</a>.</p>`)
    expect(html).toContain(`<a target="_blank" rel="noopener" href="${href}">`)
  }
  for (const href of ['/shop', '#vrh', 'mailto:savez@savez.example']) {
    expect(draw(`<a href="${href}">ovdje</a>`)).toContain(`<a href="${href}">`)
  }
})
