import type { ProblemTextsOf } from '#gateway/upstream/problem-texts/texts.ts'

export const problemTexts: ProblemTextsOf<'wishlist'> = {
  LIST_FULL: {
    hr: 'Popis je pun. Prvo uklonite nešto s njega.',
    en: 'The list is full. Remove something first.',
    de: 'Die Liste ist voll. Entfernen Sie zuerst etwas.',
    withLimit: {
      hr: 'Popis je pun: na njega stane {limit} stavki. Prvo uklonite nešto s njega.',
      en: 'The list is full: it takes {limit} entries. Remove something first.',
      de: 'Die Liste ist voll: Sie fasst {limit} Einträge. Entfernen Sie zuerst etwas.',
    },
  },
}
