import { createHash } from 'node:crypto'
import { centsOf } from '#services/payment/adapters/amount.ts'
import type { SignedFields } from '#services/payment/signed-fields.ts'
import { escapeHtml } from '#services/platform/text/escape-html.ts'
import type { Choice } from './choices.ts'
import type { SandboxRequest } from './messages.ts'

type Button = readonly [choice: Choice, label: string, effect: string]

const MAIN: readonly Button[] = [
  ['approve', 'Odobrite plaćanje', 'Narudžba je odmah plaćena.'],
  ['decline', 'Odbijte plaćanje', 'Kao da je banka odbila karticu.'],
  ['abandon', 'Odustanite i vratite se u trgovinu', 'Narudžba i dalje čeka plaćanje.'],
]
const RARE: readonly Button[] = [
  ['delay', 'Odobrite, ali javite tek za minutu', 'Trgovina za plaćanje dozna kasnije.'],
  ['twice', 'Odobrite i javite dvaput', 'Trgovina istu poruku prima dva puta.'],
]

/** Lets a person choose what the provider answers; works without scripts. */
export function choicePage(
  { number, amount, currency }: SandboxRequest,
  fields: SignedFields,
): string {
  const price = new Intl.NumberFormat('hr', { style: 'currency', currency })
  const inputs = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return page(
    'Probno plaćanje',
    `<h1>Probno plaćanje</h1>
<p class="note">Ovo nije prava naplata: ne traži karticu i ne prenosi novac. Odaberite što pružatelj usluge plaćanja odgovara trgovini.</p>
<dl>
<div><dt>Narudžba</dt><dd>${escapeHtml(number)}</dd></div>
<div><dt>Iznos</dt><dd class="amount">${escapeHtml(price.format((centsOf(amount) ?? 0) / 100))}</dd></div>
</dl>
<form method="post" action="/pay/sandbox/answer">
${inputs.join('\n')}
${buttons(MAIN)}
<h2>Rjeđi slučajevi</h2>
${buttons(RARE)}
</form>
<p class="soft">Zatvorite li stranicu, trgovina ne dobiva nikakav odgovor.</p>`,
  )
}

export function errorPage(): string {
  return page(
    'Zahtjev nije ispravan',
    `<h1>Zahtjev nije ispravan</h1>
<p>Vratite se u trgovinu i pokušajte ponovno.</p>
<p><a href="/">Povratak u trgovinu</a></p>`,
  )
}

function buttons(all: readonly Button[]): string {
  const items = all.map(
    ([choice, label, effect]) =>
      `<li><button name="choice" value="${choice}" aria-describedby="${choice}"${choice === 'approve' ? ' class="main"' : ''}>${label}</button><span id="${choice}">${effect}</span></li>`,
  )
  return `<ul>\n${items.join('\n')}\n</ul>`
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="hr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

const STYLE = `
:root { color: #0b1b33; background: #faf8f4; font: 1.0625rem/1.5 system-ui, sans-serif }
body { margin: 0; padding: 1.5rem 1rem 3rem }
main { box-sizing: border-box; max-width: 30rem; margin: 0 auto; padding: 1.5rem; background: #fff; border: 1px solid #e0d8c9; border-radius: .75rem }
h1 { font-size: 1.75rem; line-height: 1.15; margin: 0 0 .75rem }
h2 { font-size: 1.125rem; line-height: 1.3; margin: 1.75rem 0 .75rem }
p { margin: 0 0 1rem }
.note { padding-left: .75rem; border-left: 4px solid #0b6f79 }
dl { margin: 1.5rem 0; border-top: 1px solid #e0d8c9 }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; align-items: baseline; padding: .6rem 0; border-bottom: 1px solid #e0d8c9 }
dt { color: #4a586e }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
.amount { font-size: 1.375rem; font-weight: 700 }
ul { display: grid; gap: 1rem; list-style: none; margin: 0; padding: 0 }
li span { display: block; margin-top: .25rem; font-size: .9375rem; color: #4a586e }
.soft { margin: 1.75rem 0 0; font-size: .9375rem; color: #4a586e }
button { display: block; width: 100%; min-height: 3rem; padding: .6rem 1rem; font: inherit; font-weight: 600; line-height: 1.25; color: #0b1b33; background: #fff; border: 1px solid #8d8676; border-radius: .5rem; cursor: pointer }
button:hover { border-color: #0b6f79; background: #f0f6f6 }
.main { color: #fff; background: #d7263d; border-color: #d7263d; font-weight: 700 }
.main:hover { background: #b51d32; border-color: #b51d32 }
a { color: #0b6f79 }
a:focus-visible, button:focus-visible { outline: 3px solid #0b6f79; outline-offset: 2px }
@media (max-width: 30rem) { body { padding: 0 } main { border: 0; border-radius: 0; padding: 1.25rem 1rem 2rem; min-height: 100vh } }
`

/** Without scripts and external resources; the one style by its hash. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
