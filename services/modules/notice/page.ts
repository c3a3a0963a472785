import { linkPage } from '#services/platform/http/link-page.ts'
import { escapeHtml } from '#services/platform/text/escape-html.ts'
import type { NoticeKind } from './tables.ts'

type About = {
  readonly kind: NoticeKind
  readonly productName: string
  /** Path of the page that sells it. */
  readonly productPath: string
}

const WAITS: Readonly<Record<NoticeKind, string>> = {
  backInStock: 'kad ponovno bude na zalihi',
  priceDrop: 'kad mu cijena padne',
}
const BACK = '<p><a href="/">Povratak u trgovinu</a></p>'

/** Requires a click, because mail scanners open links and must change nothing. */
export function confirmPage(path: string, { kind, productName }: About): string {
  return linkPage(
    'Javiti vam za ovaj proizvod?',
    `<p>Proizvod <strong>${escapeHtml(productName)}</strong>: poslat ćemo vam jednu poruku, ${WAITS[kind]}.</p>
<form method="post" action="${escapeHtml(path)}"><button>Da, javite mi</button></form>`,
  )
}

export function confirmedPage({ kind, productName, productPath }: About): string {
  return linkPage(
    'Javit ćemo vam',
    `<p>Proizvod <strong>${escapeHtml(productName)}</strong>: poslat ćemo vam jednu poruku, ${WAITS[kind]}. Čekamo najviše godinu dana.</p>
<p><a href="${escapeHtml(productPath)}">Povratak na proizvod</a></p>`,
  )
}

export function expiredPage(): string {
  return linkPage(
    'Poveznica više ne vrijedi',
    `<p>Poveznice za potvrdu vrijede 48 sati. Ako želite obavijest, zatražite je ponovno na stranici proizvoda.</p>
${BACK}`,
  )
}

export function stopPage(path: string): string {
  return linkPage(
    'Prekid obavijesti o proizvodima',
    `<p>Više vam nećemo javljati kad nešto stigne ili pojeftini, ni za druge proizvode koje čekate. Poruke o vašim narudžbama i dalje stižu.</p>
<form method="post" action="${escapeHtml(path)}"><button>Prekinite obavijesti</button></form>`,
  )
}

export function stoppedPage(): string {
  return linkPage(
    'Obavijesti su prekinute',
    `<p>Vaše smo obavijesti o proizvodima obrisali. Novu možete zatražiti na stranici proizvoda.</p>
${BACK}`,
  )
}

export function unknownPage(): string {
  return linkPage(
    'Poveznica nije ispravna',
    `<p>Otvorite je ponovno iz poruke.</p>
${BACK}`,
  )
}
