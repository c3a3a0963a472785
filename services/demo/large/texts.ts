import type { Choices } from './choices.ts'
import type { Good } from './goods.ts'
import { adjective, capitalised, placeName, seriesName, workshopName } from './words.ts'

const EXCERPTS = [
  'Iz serije {series}: za tribinu, put i sve dane između.',
  'Serija {series} donosi novo lice poznatog komada.',
  'Mala naklada radionice {workshop}, s grbom na pravome mjestu.',
  'Po predlošku iz mjesta {place}, u bojama mora.',
  'Za one koji seriju {series} skupljaju od početka.',
  'Jednostavno, čvrsto i spremno za cijelu sezonu.',
]

const SENTENCES = [
  'Serija {series} nastala je u radionici {workshop}, gdje se svaki komad pregleda dvaput.',
  'Predložak dolazi iz mjesta {place}, a boje smo birali prema moru u predvečerje.',
  'Šavovi su ravni i dvostruki, pa izdrže cijelu sezonu i još jednu zimu.',
  'Natpis je otisnut bojama na bazi vode i ne blijedi ni nakon mnogo pranja.',
  'U radionici {workshop} kažu da je najvažnije ono što se ne vidi.',
  'Prvi put prikazano na otvorenom treningu u mjestu {place}.',
  'Grb je tkan, a rub obrubljen koncem u dvije boje.',
  'Uz svaki komad stiže kartica s pričom o seriji {series}.',
  'Navijači iz mjesta {place} traže ovaj uzorak već godinama.',
  'Materijal je ugodan na dodir i brzo se suši.',
  'Pakiramo u papir, bez plastike, i šaljemo sljedećega radnog dana.',
  'Dio prihoda od serije {series} ide školi rukometa u mjestu {place}.',
  'Nacrt je iz bilježnice radionice {workshop}, precrtan bez ijedne ispravke.',
  'Dobro se slaže s ostatkom serije {series}, ali i stoji sam za sebe.',
  'Mjere su provjerene na igračima svih visina.',
  'Čuvajte od izravnog sunca i perite na niskoj temperaturi.',
]

export type LargeTexts = {
  readonly name: string
  readonly excerpt: string
  readonly description: string
}

/** A name of one or two adjectives, the thing and its series; a few sentences that fit any of them. */
export function textsFor(choices: Choices, good: Good): LargeTexts {
  const names = {
    series: seriesName(choices),
    workshop: workshopName(choices),
    place: placeName(choices),
  }
  const before = [adjective(choices, good.kind)]
  if (choices.percent(35)) before.push(adjective(choices, good.kind))
  const filled = (text: string) =>
    text.replaceAll(/\{(series|workshop|place)\}/g, (_braces, slot: string) =>
      slot === 'series' || slot === 'workshop' || slot === 'place' ? names[slot] : slot,
    )
  const sentences = new Set(Array.from({ length: 4 }, () => filled(choices.of(SENTENCES))))
  return {
    name: `${capitalised([...new Set(before)].join(' '))} ${good.name} ${names.series}`,
    excerpt: filled(choices.of(EXCERPTS)),
    description: [...sentences].map((sentence) => `<p>${sentence}</p>`).join('\n'),
  }
}
