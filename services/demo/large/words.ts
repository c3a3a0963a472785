import type { Choices } from './choices.ts'
import type { Kind } from './goods.ts'

/** Adjectives without their ending. */
const ADJECTIVES = [
  ...['domać', 'gostujuć', 'lagan', 'prozračn', 'zimsk', 'ljetn', 'prugast', 'jednobojn', 'mekan'],
  ...['čvrst', 'klasičn', 'sportsk', 'navijačk', 'svečan', 'klupsk', 'gradsk', 'otočn', 'primorsk'],
  ...['planinsk', 'putn', 'školsk', 'trenersk', 'vratarsk', 'sudačk', 'kapetansk', 'dvoransk'],
  ...['večernj', 'jutarnj', 'vezen', 'tkan', 'šaren', 'dvobojn', 'trobojn', 'karirast', 'točkast'],
  ...['spomeničk', 'jubilarn', 'numeriran', 'potpisan', 'ručn', 'dnevn', 'vikendašk', 'proljetn'],
  ...['jesensk', 'kišn', 'sunčan', 'vjetrovit', 'morsk', 'riječn', 'jezersk', 'ravničarsk'],
  ...['mornarsk', 'ribarsk', 'pastirsk', 'kovačk', 'lučk', 'tvrđavn', 'zvonk', 'tih', 'hrabr'],
  ...['brz', 'okretn', 'savitljiv', 'sklopiv', 'perivn', 'izdržljiv', 'ojačan', 'obnovljen'],
]
const ENDINGS: Readonly<Record<Kind, string>> = { m: 'i', f: 'a', plural: 'e' }

/** Parts of the names of series, workshops and places: thousands of combinations, all fictional. */
const SERIES = [
  [
    ...['Bor', 'Luk', 'Vrh', 'Grab', 'Jas', 'Kamen', 'Lip', 'Mor', 'Oštr', 'Plav', 'Ravn', 'Sol'],
    ...['Tih', 'Zlat', 'Bistr', 'Crn', 'Dub', 'Gor', 'Hrast', 'Kruš', 'Lastov', 'Mirt', 'Narc'],
    ...['Orah', 'Perun', 'Rogat', 'Smokv', 'Trst', 'Vedr', 'Zvir', 'Škrap', 'Žutik', 'Čempr'],
  ],
  ['in', 'ov', 'an', 'en', 'ul', 'ar', 'il', 'oš', 'et', 'um'],
  ['ac', 'ica', 'ik', 'ište', 'čica', 'ada', 'nik', 'ina', 'ljak', 'elj', 'grad', 'vrh'],
]
const WORKSHOPS = [
  [
    ...['Tam', 'Ved', 'Mir', 'Per', 'Kal', 'Dor', 'Fil', 'Gal', 'Ner', 'Rok', 'Sim', 'Tur', 'Vin'],
    ...['Zor', 'Bel', 'Cvit', 'Deš', 'Jug', 'Krn', 'Mas', 'Olib', 'Pag', 'Sut', 'Trav', 'Unij'],
  ],
  ['ar', 'in', 'el', 'or', 'un', 'iš', 'et', 'ol', 'av', 'id'],
  ['na', 'is', 'on', 'ada', 'era', 'ela', 'ium', 'ex'],
]
const PLACES = [
  [
    ...['Gornji', 'Donji', 'Veli', 'Mali', 'Stari', 'Novi', 'Suhi', 'Bijeli', 'Visoki', 'Tihi'],
    ...['Kameni', 'Sveti', 'Duboki', 'Široki', 'Pusti'],
  ],
  [' Brod', ' Lug', ' Otok', ' Dol', ' Rt', ' Zaton', ' Most', ' Potok', ' Vrh', ' Krš'],
  ['ac', 'arin', 'evac', 'ašić', 'onja', 'inac', 'elac', 'orin'],
]

export function adjective(choices: Choices, kind: Kind): string {
  return choices.of(ADJECTIVES) + ENDINGS[kind]
}

export function seriesName(choices: Choices): string {
  return joined(choices, SERIES)
}

export function workshopName(choices: Choices): string {
  return joined(choices, WORKSHOPS)
}

export function placeName(choices: Choices): string {
  return joined(choices, PLACES)
}

function joined(choices: Choices, parts: readonly (readonly string[])[]): string {
  return parts.map((part) => choices.of(part)).join('')
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
