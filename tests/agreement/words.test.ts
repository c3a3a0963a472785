import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const TEXTS = [
  'client/i18n/hr/*.json',
  'services/modules/*/letters/*.ts',
  'services/modules/mail/**/*.ts',
  'services/modules/user/personal-*.ts',
  'services/demo/content/**/*.ts',
]

/** Two ways to write one thing, of which all texts choose the first. */
const FORMER = [
  ['podaci, nedostaci', /\p{L}atci(?:ma)?(?!\p{L})/giu],
  [
    'e-adresa is what one has and types, e-pošta what carries a message',
    /(?:potvrd|upiš|upis|vaš|svoj|nov|ili lozink)\p{L}* e-pošt\p{L}*|e-pošt\p{L}* (?:ili lozink|je potvrđen)\p{L}*/giu,
  ],
  [
    'buttons address a visitor formally, but for the two of a withdrawal, which the law names',
    /["'](?:(?:Dodaj|Idi|Kopiraj|Napravi|Obriši|Odjavi|Otvori|Plati|Pogledaj|Pokušaj|Pošalji|Preskoči|Prestani|Preuzmi|Prihvati|Prijavi|Pročitaj|Promijeni|Registriraj|Sakrij|Spremi|Traži|Ukloni|Uredi|Zatraži|Zatvori)(?!\p{L})|Odustani(?!\p{L}| od ugovora)|Potvrdi(?!\p{L}| odustajanje))/gu,
  ],
] as const

test.each(FORMER)('screens, mails and demo agree: %s', async (_choice, former) => {
  const found: string[] = []
  let files = 0
  for await (const file of glob([...TEXTS])) {
    files += 1
    const words = (await readFile(file, 'utf8')).match(former) ?? []
    found.push(...words.map((word) => `${file}: ${word}`))
  }

  expect(found).toEqual([])
  expect(files).toBeGreaterThan(20)
})
