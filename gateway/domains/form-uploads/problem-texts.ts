import type { ProblemTextsOf } from '#gateway/upstream/problem-texts/texts.ts'

export const problemTexts: ProblemTextsOf<'form-uploads'> = {
  WRONG_FILE_TYPE: {
    hr: 'Ovdje se ne može poslati datoteka te vrste.',
    en: 'A file of this type cannot be sent here.',
    de: 'Eine Datei dieses Typs kann hier nicht gesendet werden.',
  },
  FILE_TOO_LARGE: {
    hr: 'Datoteka je prevelika.',
    en: 'The file is too large.',
    de: 'Die Datei ist zu groß.',
  },
  FILE_MISSING: {
    hr: 'Datoteka više nije ovdje. Dodajte je ponovno.',
    en: 'The file is no longer here. Please add it again.',
    de: 'Die Datei ist nicht mehr hier. Bitte fügen Sie sie erneut hinzu.',
  },
}
