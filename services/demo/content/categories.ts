import type { CategoryEntry } from './entries.ts'

export const CATEGORIES: readonly CategoryEntry[] = [
  {
    slug: 'dresovi',
    name: 'Dresovi',
    description:
      'Isti kroj, isti materijal i isti grb kakve nose naši reprezentativci. Odaberite domaći, gostujući ili vratarski dres, a za najmlađe imamo i dječje veličine.',
    alt: 'Vratarski, domaći i gostujući dres Jadrana jedan do drugoga',
  },
  {
    slug: 'odjeca',
    name: 'Odjeća',
    description:
      'Odjeća za put na utakmicu, trening i sve dane između. Udobna, postojana i prepoznatljivo naša.',
    alt: 'Dječja majica s kapuljačom i kratke hlače u bojama Jadrana',
  },
  {
    slug: 'hoodice',
    parent: 'odjeca',
    name: 'Majice s kapuljačom',
    description:
      'Tople majice s kapuljačom od češljanog pamuka, za večeri kad bura zapuše i prije nego što utakmica počne.',
    alt: 'Dvije majice s kapuljačom, u boji mora i siva dječja',
  },
  {
    slug: 'salovi-i-kape',
    parent: 'odjeca',
    name: 'Šalovi i kape',
    description:
      'Pleteni šalovi, šilterice i zimske kape koje se prepoznaju već s ulaza u dvoranu.',
    alt: 'Pleteni šal s natpisom Jadran i zimska kapa',
  },
  {
    slug: 'navijacka-oprema',
    name: 'Navijačka oprema',
    description:
      'Zastave, šalovi i sve što tribinu pretvara u osmog igrača. Za glas se pobrinite sami.',
    alt: 'Zastava Jadrana s grbom i valovima te tamnoplava šilterica',
  },
  {
    slug: 'lopte-i-trening',
    name: 'Lopte i trening',
    description:
      'Lopte po mjeri za svaki uzrast i oprema koja izdrži cijelu sezonu treninga, u dvorani i na ulici.',
    alt: 'Službena rukometna lopta i čelična boca',
  },
  {
    slug: 'dom-i-darovi',
    name: 'Dom i darovi',
    description:
      'Šalice, plakati i knjige za police, zidove i jutra navijača. Najljepši darovi već imaju naš grb.',
    alt: 'Knjiga o stoljeću rukometa i šalica s grbom Jadrana',
  },
  {
    slug: 'ulaznice-i-clanstvo',
    name: 'Ulaznice i članstvo',
    description:
      'Mjesto na tribini i mjesto u obitelji Jadrana. Članovi kupuju povoljnije i prvi biraju sjedala.',
    alt: 'Članska iskaznica i telefon s e-ulaznicom',
  },
]
