import type { ProblemTextsOf } from '#gateway/upstream/problem-texts/texts.ts'

export const problemTexts: ProblemTextsOf<'gdpr'> = {
  CONSENT_REQUIRED: {
    hr: 'Potrebno je prihvatiti privolu',
    en: 'This consent is required.',
    de: 'Diese Einwilligung ist erforderlich.',
  },
  CONSENTS_NOT_FETCHED: {
    hr: 'Privole trenutačno ne možemo dohvatiti. Pokušajte ponovno.',
    en: 'The consents cannot be loaded right now. Please try again.',
    de: 'Die Einwilligungen können gerade nicht geladen werden. Bitte versuchen Sie es erneut.',
  },
  FAILED_CONSENT_LOG: {
    hr: 'Privole nismo uspjeli zabilježiti, pa ništa nije spremljeno. Pokušajte ponovno.',
    en: 'Your consents could not be recorded, so nothing was saved. Please try again.',
    de: 'Ihre Einwilligungen konnten nicht gespeichert werden, deshalb wurde nichts gespeichert. Bitte versuchen Sie es erneut.',
  },
  TEXT_CHANGED: {
    hr: 'Tekst privole upravo se promijenio, pa ništa nije poslano. Pročitajte novi tekst i ponovno ga označite.',
    en: 'The text of a consent has just changed, so nothing was sent. Read the new text and tick it again.',
    de: 'Der Text einer Einwilligung hat sich gerade geändert, deshalb wurde nichts gesendet. Lesen Sie den neuen Text und stimmen Sie erneut zu.',
  },
}
