import { backToShop, linkPage } from '#services/platform/http/link-page.ts'
import type { PageLanguage } from '#services/platform/http/plain-page.ts'
import { escapeHtml } from '#services/platform/text/escape-html.ts'
import { PAGE_TEXTS } from './page-texts.ts'
import type { NoticeKind } from './tables.ts'

type About = {
  readonly kind: NoticeKind
  readonly productName: string
  /** Path of the page that sells it. */
  readonly productPath: string
  readonly language: PageLanguage
}

/** Requires a click, because mail scanners open links and must change nothing. */
export function confirmPage(path: string, about: About): string {
  const { language } = about
  const { confirm, confirmText, yes } = PAGE_TEXTS[language]
  return linkPage(
    confirm,
    `<p>${filled(confirmText, about)}</p>
<form method="post" action="${escapeHtml(path)}"><button>${yes}</button></form>`,
    language,
  )
}

export function confirmedPage(about: About): string {
  const { language, productPath } = about
  const { confirmed, confirmedText, toProduct } = PAGE_TEXTS[language]
  return linkPage(
    confirmed,
    `<p>${filled(confirmedText, about)}</p>
<p><a href="${escapeHtml(productPath)}">${toProduct}</a></p>`,
    language,
  )
}

/** Of a link that leads to no notice, which has no language. */
export function expiredPage(): string {
  return linkPage(
    'Poveznica više ne vrijedi',
    `<p>Poveznice za potvrdu vrijede 48 sati. Ako želite obavijest, zatražite je ponovno na stranici proizvoda.</p>
${backToShop('hrv')}`,
    'hrv',
  )
}

export function stopPage(path: string, language: PageLanguage): string {
  const { stop, stopText, stopButton } = PAGE_TEXTS[language]
  return linkPage(
    stop,
    `<p>${stopText}</p>
<form method="post" action="${escapeHtml(path)}"><button>${stopButton}</button></form>`,
    language,
  )
}

export function stoppedPage(language: PageLanguage): string {
  const { stopped, stoppedText } = PAGE_TEXTS[language]
  return linkPage(stopped, `<p>${stoppedText}</p>\n${backToShop(language)}`, language)
}

/** Of a link that is not ours, which has no language. */
export function unknownPage(): string {
  return linkPage(
    'Poveznica nije ispravna',
    `<p>Otvorite je ponovno iz poruke.</p>\n${backToShop('hrv')}`,
    'hrv',
  )
}

function filled(text: string, { kind, productName, language }: About): string {
  return text
    .replace('{when}', PAGE_TEXTS[language].waits[kind])
    .replace('{name}', () => `<strong>${escapeHtml(productName)}</strong>`)
}
