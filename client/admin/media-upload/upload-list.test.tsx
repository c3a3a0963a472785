import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { loadTexts } from '#client/admin/i18n/texts.ts'
import { createI18n } from '#client/i18n/i18n.ts'
import type { UploadItem } from './upload-item.ts'
import { UploadList } from './upload-list.tsx'

const croatian = createI18n({ code: 'hr' }, await loadTexts('hr'))
const english = createI18n({ code: 'en' }, await loadTexts('en'))
const none = () => undefined
const queue = { cancel: none, retry: none, addCopy: none, cancelAll: none, clear: none }

let lastKey = 0
function item(change: Partial<UploadItem>): UploadItem {
  lastKey += 1
  return {
    ...{ key: lastKey, file: new File(['0123456789'], 'gol.jpg'), state: 'waiting', sent: 0 },
    ...{ sha256: null, arrived: null, isCopy: false, media: null, message: null, fault: null },
    ...{ folder: null, replaces: null, ...change },
  }
}

function drawn(items: readonly UploadItem[], isLineBroken = false, texts = croatian): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <UploadList view={{ items, isLineBroken }} queue={queue} />
    </I18nextProvider>,
  )
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const MEDIA = {
  ...{ id: '7', name: 'stari-gol.jpg', path: '/media/k/original/7-aa.webp' },
  ...{ urlTemplate: '/media/k/{size}/7-aa.webp', width: 4, height: 3 },
}

test('each file and all of them have a progress with a name, and the status is polite', () => {
  const html = drawn([item({ state: 'sending', sent: 5 }), item({ state: 'stored', media: MEDIA })])
  expect(html).toMatch(/<p role="status"[^>]*>Spremljeno 1 od 2 slike\.<\/p>/)
  expect(html).toMatch(/<progress[^>]*value="0.75"[^>]*aria-label="Poslano od svih slika"/)
  expect(html).toMatch(/value="5" max="10" aria-label="Poslano od slike gol.jpg"/)
  expect(html).toContain('src="/media/k/w160/7-aa.webp"')
  expect(html).not.toContain('blob:')
})

test('a broken line is shown, with what waits for it, in both languages', () => {
  const waiting = [item({}), item({}), item({ state: 'stored' })]
  expect(drawn(waiting, true)).toContain(
    'Veza je prekinuta. 2 slike čekaju; slanje se nastavlja samo.',
  )
  expect(drawn(waiting, true, english)).toContain('2 pictures wait; it goes on by itself.')
})

test('a refused file says why, and a duplicate shows the picture that is there with its choice', () => {
  const html = drawn([
    item({ state: 'refused', message: 'HEIC se ne može prikazati.' }),
    item({ state: 'refused', fault: 'tooLarge' }),
    item({ state: 'duplicate', media: MEDIA }),
  ])
  const text = textOf(html)
  expect(text).toContain('Spremljeno je 0 slika. 3 trebaju vašu odluku.')
  expect(text).toContain('HEIC se ne može prikazati.')
  expect(text).toContain('Smije imati najviše 25 MB')
  expect(text).toContain('U medijateci je već ista slika: stari-gol.jpg.')
  expect(html).toContain('aria-label="Ipak pošaljite: gol.jpg"')
  expect(html).not.toContain('aria-label="Ponovite: gol.jpg"')
})

test('what goes on can be cancelled, what has ended badly can be tried again, and all is cleared', () => {
  const html = drawn([
    item({ state: 'storing' }),
    item({ state: 'sending', file: new File(['a'], 'a.png') }),
    item({ state: 'failed', fault: 'notSent', file: new File(['b'], 'b.png') }),
  ])
  expect(html.match(/aria-label="Otkažite: [^"]+"/g)).toEqual(['aria-label="Otkažite: a.png"'])
  expect(html).toContain('aria-label="Ponovite: b.png"')
  expect(textOf(html)).toMatch(/Otkažite sve Očistite popis/)
  expect(textOf(drawn([]))).toBe('')
})
