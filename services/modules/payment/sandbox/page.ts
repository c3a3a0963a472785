import { centsOf } from '#services/modules/payment/adapters/amount.ts'
import type { SignedFields } from '#services/modules/payment/signed-fields.ts'
import { PLAIN_STYLE, plainPage, plainPagePolicy } from '#services/platform/http/plain-page.ts'
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

/** Lets a person choose the provider's result; works without scripts. */
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
    `<p class="note">Ovo nije prava naplata: ne traži karticu i ne prenosi novac. Odaberite što pružatelj usluge plaćanja odgovara trgovini.</p>
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
    `<p>Vratite se u trgovinu i pokušajte ponovno.</p>
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
  return plainPage({ title, style: STYLE, body })
}

const STYLE = `${PLAIN_STYLE}h2 { font-size: 1.125rem; line-height: 1.3; margin: 1.75rem 0 .75rem }
.note { padding-left: .75rem; border-left: 4px solid #0b6f79 }
dl { margin: 1.5rem 0; border-top: 1px solid #e0d8c9 }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; align-items: baseline; padding: .6rem 0; border-bottom: 1px solid #e0d8c9 }
dt { color: #4a586e }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
.amount { font-size: 1.375rem; font-weight: 700 }
ul { display: grid; gap: 1rem; list-style: none; margin: 0; padding: 0 }
li span { display: block; margin-top: .25rem; font-size: .9375rem; color: #4a586e }
.soft { margin: 1.75rem 0 0; font-size: .9375rem; color: #4a586e }
button:not(.main) { font-weight: 600; color: #0b1b33; background: #fff; border-color: #8d8676 }
button:not(.main):hover { border-color: #0b6f79; background: #f0f6f6 }
@media (max-width: 30rem) { body { padding: 0 } main { border: 0; border-radius: 0; padding: 1.25rem 1rem 2rem; min-height: 100vh } }
`

/** The form redirects to the shop, so the policy names no form action. */
export const PAGE_POLICY = plainPagePolicy(STYLE)
