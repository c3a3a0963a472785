import type { ProblemTextsOf } from '#gateway/upstream/problem-texts/texts.ts'

export const problemTexts: ProblemTextsOf<'comment'> = {
  COMMENT_REQUIRED: {
    hr: 'Napišite nekoliko riječi.',
    en: 'Write a few words.',
    de: 'Schreiben Sie einige Worte.',
  },
  COMMENTS_CLOSED: {
    hr: 'Ovdje se više ne može pisati ni mijenjati.',
    en: 'Nothing can be written or changed here any more.',
    de: 'Hier kann nichts mehr geschrieben oder geändert werden.',
  },
  ONE_COMMENT_PER_USER: {
    hr: 'Već ste pisali o tome. Uredite ono što ste napisali.',
    en: 'You have written about this already. Edit what you wrote.',
    de: 'Sie haben dazu bereits geschrieben. Bearbeiten Sie Ihren Text.',
  },
  RATING_REQUIRED: {
    hr: 'Odaberite ocjenu.',
    en: 'Choose a rating.',
    de: 'Wählen Sie eine Bewertung.',
  },
}
