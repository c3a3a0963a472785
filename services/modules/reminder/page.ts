import { backToShop, linkPage } from '#services/platform/http/link-page.ts'
import type { PageLanguage } from '#services/platform/http/plain-page.ts'

const TEXTS = {
  hrv: {
    stop: 'Odjava od vijesti i ponuda',
    stopText:
      'Više vam nećemo slati vijesti i ponude e-poštom. Poruke o vašim narudžbama i dalje stižu.',
    button: 'Odjavite me',
    done: 'Odjavljeni ste',
    doneText:
      'Više vam nećemo slati vijesti i ponude. Predomislite li se, privolu možete dati u svom računu, u dijelu Privatnost.',
  },
  eng: {
    stop: 'Unsubscribe from news and offers',
    stopText:
      'We will no longer send you news and offers by e-mail. Messages about your orders still arrive.',
    button: 'Unsubscribe me',
    done: 'You are unsubscribed',
    doneText:
      'We will no longer send you news and offers. If you change your mind, you can give your consent in your account, under Privacy.',
  },
} as const satisfies Record<PageLanguage, Readonly<Record<string, string>>>

/** Requires a click, because mail scanners open links and must change nothing. */
export function stopPage(path: string, language: PageLanguage): string {
  const { stop, stopText, button } = TEXTS[language]
  return linkPage(
    stop,
    `<p>${stopText}</p>
<form method="post" action="${path}"><button>${button}</button></form>`,
    language,
  )
}

export function donePage(language: PageLanguage): string {
  const { done, doneText } = TEXTS[language]
  return linkPage(done, `<p>${doneText}</p>\n${backToShop(language)}`, language)
}

/** Of a link that is not ours, which has no language. */
export function unknownPage(): string {
  return linkPage(
    'Poveznica nije ispravna',
    `<p>Otvorite je ponovno iz poruke ili privole promijenite u svom računu, u dijelu Privatnost.</p>
${backToShop('hrv')}`,
    'hrv',
  )
}
