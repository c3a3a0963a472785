import { expect, test } from 'vitest'
import { htmlFaultsOf } from './html-faults.ts'

const page = (main: string, head = '') =>
  `<!DOCTYPE html><html lang="hr"><head><meta charSet="utf-8"/><title>Naslov</title>${head}</head><body><main>${main}</main></body></html>`

test('HTML as React writes it has no fault', async () => {
  const html = page('<h1 id="_R_1_">Naslov</h1><img src="/a.webp" alt="" srcSet="/b.webp 2x"/>')
  expect(await htmlFaultsOf(html)).toEqual([])
})

test('a required select may begin with an empty option', async () => {
  const options = '<option value="" disabled="">Odaberite</option><option value="1">1</option>'
  const html = page(`<select name="a" aria-label="A" required="">${options}</select>`)
  expect(await htmlFaultsOf(html)).toEqual([])
})

test.each([
  ['an id twice', page('<p id="a"></p><p id="a"></p>'), 'no-dup-id'],
  ['a form inside a span', page('<span><form></form></span>'), 'element-permitted-content'],
  ['a second title', page('', '<title>Drugi</title>'), 'element-permitted-occurrences'],
  [
    'a required select that is answered in advance',
    page('<select name="a" aria-label="A" required=""><option value="1">1</option></select>'),
    'select-placeholder',
  ],
  ['a label of nothing', page('<label for="b">B</label>'), 'no-missing-references'],
])('%s is a fault', async (_what, html, rule) => {
  const faults = await htmlFaultsOf(html)
  expect(faults.map((fault) => fault.split(':')[0])).toContain(rule)
})
