import { linkPage } from '#services/platform/http/link-page.ts'

/** Requires a click, because mail scanners open links and must change nothing. */
export function stopPage(path: string): string {
  return linkPage(
    'Odjava od vijesti i ponuda',
    `<p>Više vam nećemo slati vijesti i ponude e-poštom. Poruke o vašim narudžbama i dalje stižu.</p>
<form method="post" action="${path}"><button>Odjavite me</button></form>`,
  )
}

export function donePage(): string {
  return linkPage(
    'Odjavljeni ste',
    `<p>Više vam nećemo slati vijesti i ponude. Predomislite li se, privolu možete dati u svom računu, u dijelu Privatnost.</p>
<p><a href="/">Povratak u trgovinu</a></p>`,
  )
}

export function unknownPage(): string {
  return linkPage(
    'Poveznica nije ispravna',
    `<p>Otvorite je ponovno iz poruke ili privole promijenite u svom računu, u dijelu Privatnost.</p>
<p><a href="/">Povratak u trgovinu</a></p>`,
  )
}
