import type { ProductEntry } from '#services/demo/content/entries.ts'
import { facts } from '#services/demo/content/facts.ts'

const CANVAS = ['38 × 42 × 10 cm, nosivost do 12 kg', '100 % organski pamuk, 340 g/m²']
const WASH = ['pranje na 30 °C, naopako okrenuto']

export const TOTES: readonly ProductEntry[] = [
  {
    key: 'torba-platnena',
    sku: 'JSS-NO-402',
    name: 'Platnena torba s grbom',
    excerpt: 'Čvrsta torba od pamučnog platna s dugim ručkama. Stanu dres, lopta i pola tržnice.',
    description: [
      '<p>Šal, grickalice, lopta i jakna za poslije: platnena torba proguta sve. Platno je gusto i teško, dno ojačano, a duge ručke stoje na ramenu i kad je torba puna.</p>',
      '<p>Grb i natpis otisnuti su bojama na bazi vode. Unutra je mali džep za ključeve i telefon.</p>',
      facts(CANVAS, WASH),
    ],
    alt: 'Bež platnena torba s grbom, natpisom saveza i valovima pri dnu',
    secondAlt: 'Grb otisnut na platnu torbe izbliza',
    categories: ['torbe-i-ruksaci', 'dom-i-darovi'],
    priceCents: 14_90,
    reductions: [{ cents: 9_90, fromDay: -6, toDay: 28 }],
    attributes: { boja: 'bez', materijal: 'pamuk', 'sluzbeni-proizvod': false },
    stock: 112,
    crossSell: ['boca', 'salica', 'silterica', 'torba-valovi'],
  },
  {
    key: 'torba-valovi',
    sku: 'JSS-TO-411',
    name: 'Platnena torba Tri vala',
    excerpt: 'Tamnoplavo platno preko kojega prolaze tri bijela vala, i s jedne i s druge strane.',
    description: [
      '<p>Za one kojima je bež prehrabar. Tamno platno dobro podnosi tribine, brodove i mokre ručnike, a tri vala nacrtala je dizajnerica Sanja Perko jednim potezom kista, bez podizanja ruke.</p>',
      '<p>Ako se zagledate, vidjet ćete da val s druge strane počinje točno gdje onaj s prve završava.</p>',
      facts(CANVAS, ['zatvara se drukerom', ...WASH]),
    ],
    alt: 'Tamnoplava platnena torba s tri bijela vala',
    secondAlt: 'Bijeli valovi na tamnoplavom platnu izbliza',
    categories: ['torbe-i-ruksaci'],
    priceCents: 14_90,
    attributes: { boja: 'tamnoplava', materijal: 'pamuk', 'sluzbeni-proizvod': false },
    stock: 64,
    crossSell: ['torba-svjetionik', 'salica-valovi', 'biljeznica-valovi', 'majica-valovi'],
  },
  {
    key: 'torba-svjetionik',
    sku: 'JSS-TO-412',
    name: 'Platnena torba Svjetionik',
    excerpt: 'Bijela torba s lučkim svjetionikom, onim crveno-bijelim koji se vidi s tribina.',
    description: [
      '<p>Lučki svjetionik javlja se brodovima svakih osam sekundi, a nama svaki put kad iziđemo iz dvorane. Nacrtan je onako kako ga vide s južnog ulaza: malo nakrivljen, jer takav i jest.</p>',
      '<p>Otisak je u dvije boje, a platno nije izbijeljeno klorom, pa s godinama postane toplije.</p>',
      facts(CANVAS, ['unutarnji džep s patentnim zatvaračem', ...WASH]),
    ],
    alt: 'Bijela platnena torba s crveno-bijelim svjetionikom',
    secondAlt: 'Crveno-bijeli svjetionik na platnu izbliza',
    categories: ['torbe-i-ruksaci', 'dom-i-darovi'],
    priceCents: 15_90,
    attributes: { boja: 'bijela', materijal: 'pamuk', 'sluzbeni-proizvod': false },
    stock: 49,
    crossSell: ['torba-valovi', 'salica-svjetionik', 'plakat-svjetionik', 'privjesak-svjetionik'],
    tags: ['ideja-za-dar'],
  },
  {
    key: 'torba-sportska',
    sku: 'JSS-TO-413',
    name: 'Sportska torba Put na gostovanje',
    excerpt: 'Torba kakvu momčad nosi na put: mjesta za opremu, ručnik i mokre tenisice posebno.',
    description: [
      '<p>Dno je od gumirane tkanine jer autobusni prtljažnici nisu uvijek suhi. Odvojeni pretinac sa strane ima otvore za zrak i u njega idu tenisice, a ručke se spajaju čičkom da ih netko drugi može prihvatiti pri ukrcaju.</p>',
      '<p>Na unutarnjoj strani poklopca stoji popis što ponijeti na gostovanje. Napisao ga je ekonom reprezentacije, a zadnja je stavka: knjiga.</p>',
      facts(
        ['52 × 28 × 26 cm, oko 38 litara', 'podesiva naramenica, pretinac za obuću'],
        ['100 % poliester s gumiranim dnom', 'briše se vlažnom krpom'],
      ),
    ],
    alt: 'Tamnoplava sportska torba s tirkiznim bokom i natpisom Jadran',
    secondAlt: 'Natpis Jadran na boku sportske torbe izbliza',
    categories: ['torbe-i-ruksaci', 'oprema-za-trening'],
    priceCents: 54_90,
    attributes: {
      boja: ['tamnoplava', 'tirkizna'],
      materijal: ['poliester', 'guma'],
      namijenjeno: ['muskarci', 'zene'],
      kolekcija: 'sezona',
      'sluzbeni-proizvod': true,
    },
    stock: 22,
    featured: true,
    crossSell: ['ruksak-reprezentacija', 'vreca-trening', 'rucnik-trening', 'jakna-trenirke'],
    tags: ['nova-kolekcija'],
  },
]
