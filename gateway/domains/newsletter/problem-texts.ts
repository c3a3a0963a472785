import type { ProblemTextsOf } from '#gateway/upstream/problem-texts/texts.ts'

export const problemTexts: ProblemTextsOf<'newsletter'> = {
  ALREADY_SUBSCRIBED: {
    hr: 'Ova je e-adresa već prijavljena na newsletter.',
    en: 'This address is already subscribed to the newsletter.',
    de: 'Diese Adresse erhält den Newsletter bereits.',
  },
}
