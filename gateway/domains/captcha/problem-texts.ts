import type { ProblemTextsOf } from '#gateway/upstream/problem-texts/texts.ts'

export const problemTexts: ProblemTextsOf<'captcha'> = {
  CAPTCHA_MISSING: {
    hr: 'Obrazac je stigao bez provjere da niste robot. Pošaljite ga ponovno.',
    en: 'The form came without the check that you are not a robot. Please send it again.',
    de: 'Das Formular kam ohne die Prüfung, dass Sie kein Roboter sind. Bitte senden Sie es erneut.',
  },
  CAPTCHA_OUTDATED: {
    hr: 'Provjera da niste robot u međuvremenu je promijenjena. Ponovno učitajte stranicu i pošaljite obrazac.',
    en: 'The check that you are not a robot has changed meanwhile. Please reload the page and send the form again.',
    de: 'Die Prüfung, dass Sie kein Roboter sind, hat sich inzwischen geändert. Bitte laden Sie die Seite neu und senden Sie das Formular erneut.',
  },
  CAPTCHA_NOT_LOADED: {
    hr: 'Provjera da niste robot trenutačno nije dostupna. Pokušajte ponovno za nekoliko minuta.',
    en: 'The check that you are not a robot is not available right now. Please try again in a few minutes.',
    de: 'Die Prüfung, dass Sie kein Roboter sind, ist gerade nicht verfügbar. Bitte versuchen Sie es in einigen Minuten erneut.',
  },
  CAPTCHA_FAILED: {
    hr: 'Provjera da niste robot nije uspjela ili je istekla. Pošaljite obrazac ponovno.',
    en: 'The check that you are not a robot failed or has expired. Please send the form again.',
    de: 'Die Prüfung, dass Sie kein Roboter sind, ist fehlgeschlagen oder abgelaufen. Bitte senden Sie das Formular erneut.',
  },
}
