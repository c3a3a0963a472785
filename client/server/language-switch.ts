import type { Located } from '#client/app/address-book.ts'
import { MAIN_ID } from '#client/features/navigation/main-content.ts'
import { type LocaleEntry, type LocaleTable, prefixOf } from '#client/i18n/locales.ts'
import { joinPath } from '#client/lib/links.ts'
import { pathPatterns } from '#client/lib/screen.ts'

export type LanguageSwitch = {
  readonly locale: LocaleEntry
  readonly locales: LocaleTable
  readonly url: URL
  readonly located: Located | null
  /** Address of `app/languages.ts`. */
  readonly script: string
  readonly text: (key: 'label' | 'carried') => string
}

const LINK = 'inline-flex min-h-11 items-center'

/**
 * Links to the page in the other languages: above the header of wide screens, below the footer of
 * narrow ones. As the bar of a maintenance, it is no part of the app, so that sites of one language
 * load no code for it. The notice about the cart is hidden until its script shows it.
 */
export function withLanguageSwitch(html: string, page: LanguageSwitch): string {
  const { locale, locales, script, text } = page
  const items = locales.entries.map((entry) => {
    const of = `lang="${entry.code}" class="${LINK} `
    const name = nameOf(entry)
    return entry.code === locale.code
      ? `<li><span aria-current="true" ${of}font-semibold text-white">${name}</span></li>`
      : `<li><a href="${escaped(pathIn(entry, page))}" hreflang="${entry.code}" data-prefix="${prefixOf(entry.code, locales)}" ${of}underline-offset-4 hover:text-white hover:underline">${name}</a></li>`
  })
  const nav = (shown: string, place: string) =>
    `<nav aria-label="${text('label')}" data-languages="${prefixOf(locale.code, locales)}" class="on-ink bg-ink text-ink-text print:hidden ${shown}"><ul class="site-width flex gap-6 text-sm ${place}">${items.join('')}</ul></nav>`
  const carried = `<p role="status" data-carried hidden class="on-ink bg-ink-raised py-2 text-base text-ink-text"><span class="site-width block text-center">${text('carried')}</span></p>`
  const top = nav('hidden xl:block', 'justify-end') + carried
  const end = html.lastIndexOf('</body>')
  const withFoot = html.slice(0, end) + nav('xl:hidden', 'justify-center') + html.slice(end)
  return withFoot
    .replace(SKIP_LINK, (link) => link + top)
    .replace('</head>', `<script type="module" src="${script}"></script></head>`)
}

/** It stays the first that the keyboard reaches. */
const SKIP_LINK = new RegExp(`<a href="#${MAIN_ID}"[^>]*>[^<]*</a>`)

/** In its own language, as those who read it look for it. */
function nameOf({ iso, code }: LocaleEntry): string {
  const name = new Intl.DisplayNames(iso, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(iso) + name.slice(1)
}

/** What has another slug there leads on to it. */
function pathIn(entry: LocaleEntry, { locale, locales, url, located }: LanguageSwitch): string {
  const prefix = prefixOf(entry.code, locales)
  const { screen } = located?.address ?? {}
  const own = prefixOf(locale.code, locales)
  const path = screen
    ? pathPatterns(screen, entry.code)[0].replace(/:\w+$/, () => located?.parameter ?? '')
    : url.pathname.slice(own.length) || '/'
  return joinPath(prefix, path) + url.search
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
