import type { ProductEntry } from '#services/demo/content/entries.ts'
import { facts } from '#services/demo/content/facts.ts'

const BALL = ['isporučuje se ispuhana, s uputama za prvo punjenje']
const WARNING =
  '<p><strong>Upozorenje:</strong> ne pumpajte iznad 0,4 bara i ne ostavljajte loptu na suncu u zatvorenom automobilu.</p>'

export const MATCH_BALLS: readonly ProductEntry[] = [
  {
    key: 'lopta-sluzbena',
    sku: 'JSS-LT-501',
    name: 'Službena lopta Jadran, veličina 3',
    excerpt:
      'Ručno šivana natjecateljska lopta kojom se igra prvenstvo. Prianja uz dlan i bez smole.',
    description: [
      '<p>Ovom se loptom igra svaka utakmica prvenstva. Površina od mikrovlakana ima fino zrno koje prianja uz dlan pa joj smola nije potrebna, a unutarnji mjehur od lateksa daje živ i pravilan odskok.</p>',
      '<p>Trideset i dva polja sašivena su ručno, s uzorkom koji se u letu lako prati: dovoljno svijetao za vratara, dovoljno miran za televiziju.</p>',
      facts(
        [
          'veličina 3, obujam 58–60 cm, masa 425–475 g',
          'mikrovlakna, četiri sloja podloge, mjehur od lateksa',
        ],
        BALL,
      ),
      WARNING,
    ],
    alt: 'Bijela rukometna lopta s tamnoplavim, crvenim i tirkiznim poljima',
    secondAlt: 'Službena lopta okrenuta na drugu stranu',
    thirdAlt: 'Grb na bijelom polju službene lopte izbliza',
    categories: ['lopte'],
    priceCents: 69_90,
    attributes: {
      boja: 'bijela',
      materijal: 'mikrovlakna',
      namijenjeno: ['muskarci'],
      kolekcija: 'sezona',
      'sluzbeni-proizvod': true,
    },
    stock: 46,
    featured: true,
    crossSell: ['carape', 'pumpa-rucna', 'dres-vratarski', 'lopta-trening'],
  },
  {
    key: 'lopta-zenska',
    sku: 'JSS-LT-504',
    name: 'Službena lopta Jadran, veličina 2',
    excerpt:
      'Natjecateljska lopta Ženske lige i kadeta: ista površina, drugi uzorak, manji obujam.',
    description: [
      '<p>Igračice su uzorak birale same, na slijepo, prema tome koja im se lopta najbolje vidi u letu. Pobijedila je kombinacija koraljno crvene i ljubičaste, jer se na parketu ne stapa ni s linijama ni s dresovima.</p>',
      '<p>Materijal i šavovi isti su kao na lopti veličine 3. Razlika je u obujmu, masi i nešto mekšem pritisku.</p>',
      facts(
        ['veličina 2, obujam 54–56 cm, masa 325–375 g', 'mikrovlakna, mjehur od lateksa'],
        BALL,
      ),
      WARNING,
    ],
    alt: 'Bijela rukometna lopta s koraljno crvenim i ljubičastim poljima',
    secondAlt: 'Koraljna i ljubičasta polja lopte izbliza',
    thirdAlt: 'Lopta veličine 2 okrenuta na drugu stranu',
    categories: ['lopte'],
    priceCents: 67_90,
    attributes: {
      boja: ['bijela', 'crvena', 'ljubicasta'],
      materijal: 'mikrovlakna',
      namijenjeno: ['zene', 'djeca'],
      kolekcija: 'sezona',
      'sluzbeni-proizvod': true,
    },
    stock: 33,
    crossSell: ['dres-domaci-zenski', 'hlace-zenske', 'pumpa-rucna', 'lopta-sluzbena'],
    tags: ['nova-kolekcija'],
  },
  {
    key: 'lopta-trening',
    sku: 'JSS-LT-505',
    name: 'Lopta za trening Jadran',
    excerpt: 'Strojno šivana lopta za svaki dan, u tri veličine, od školske dvorane do asfalta.',
    description: [
      '<p>Trener ne kupuje jednu loptu, nego dvanaest. Ova je zato jeftinija od natjecateljske, a otpornija: vanjski sloj podnosi i školsko igralište, a mjehur drži zrak mjesec dana.</p>',
      '<p>Tamnija polja pokazuju rotaciju, pa se u videoanalizi lako vidi kako lopta izlazi iz ruke.</p>',
      facts(
        [
          'veličine 1, 2 i 3 prema uzrastu',
          'sintetička koža, tri sloja podloge',
          'mjehur od butila',
        ],
        BALL,
      ),
      WARNING,
    ],
    alt: 'Rukometna lopta za trening s plavim i sivim poljima',
    secondAlt: 'Plava i siva polja lopte za trening izbliza',
    thirdAlt: 'Lopta za trening okrenuta na drugu stranu',
    categories: ['lopte', 'oprema-za-trening'],
    priceCents: 34_90,
    reductions: [{ cents: 28_90, fromDay: -14, toDay: 1 }],
    attributes: {
      boja: ['svijetloplava', 'siva'],
      materijal: 'guma',
      namijenjeno: ['muskarci', 'zene', 'djeca'],
      kolekcija: 'trening',
      'sluzbeni-proizvod': true,
    },
    stock: { '1': 42, '2': 57, '3': 61 },
    crossSell: ['pumpa-rucna', 'cunjevi-set', 'paket-trener', 'majica-trening'],
  },
  {
    key: 'lopta-pijesak',
    sku: 'JSS-LT-506',
    name: 'Lopta za rukomet na pijesku',
    excerpt: 'Mekana gumena lopta koja ne upija vodu i ne klizi iz mokre ruke.',
    description: [
      '<p>Na pijesku se lopta ne vodi, nego hvata u okretu, mokrim dlanovima i s pijeskom u očima. Površina je zato od žilave gume s dubokim zrnom, a narančasta boja ostaje vidljiva i na suncu i u plićaku.</p>',
      '<p>Pluta. To smo provjerili više puta nego što je bilo potrebno.</p>',
      facts(
        [
          'obujam 54–56 cm, masa 350–370 g',
          'gumena površina, nema šavova',
          'isprati slatkom vodom',
        ],
        BALL,
      ),
    ],
    alt: 'Narančasta i svijetloplava lopta za rukomet na pijesku',
    secondAlt: 'Narančasta površina lopte za pijesak izbliza',
    thirdAlt: 'Lopta za pijesak okrenuta na drugu stranu',
    categories: ['lopte'],
    priceCents: 29_90,
    attributes: {
      boja: ['narancasta', 'svijetloplava'],
      materijal: 'guma',
      namijenjeno: ['muskarci', 'zene', 'djeca'],
      kolekcija: 'pijesak',
      'sluzbeni-proizvod': true,
    },
    stock: 54,
    crossSell: ['dres-za-pijesak', 'hlace-pijesak', 'rucnik-plaza', 'silterica-bijela'],
    tags: ['pijesak'],
  },
]
