import type { ProductEntry } from '#services/demo/content/entries.ts'
import { familyOf } from '#services/demo/content/family.ts'

const top = familyOf({
  categories: ['trening-odjeca'],
  attributes: {
    materijal: 'poliester',
    namijenjeno: ['muskarci', 'zene'],
    kolekcija: 'trening',
    kroj: 'ravan',
    'sluzbeni-proizvod': true,
  },
  cloth: '100 % reciklirani poliester, 130 g/m²',
  facts: ['odvodi vlagu i ne zadržava miris', 'pranje na 40 °C, bez omekšivača'],
})

export const TRAINING_TOPS: readonly ProductEntry[] = [
  top({
    key: 'majica-trening',
    sku: 'JSS-TR-331',
    name: 'Majica za trening',
    excerpt:
      'Lagana majica s mrežastim ramenima, ista ona u kojoj momčad odradi tri stotine treninga.',
    paragraphs: [
      'Za jednu sezonu igrač potroši četiri dresa i jedanaest ovakvih majica. Ramena su od rijetke mrežice jer se ondje najprije zagrije, a ostatak od gušće, koja se ne lijepi uz leđa.',
    ],
    facts: ['mrežasta ramena', 'mali grb otporan na pranje'],
    alt: 'Svijetloplava majica za trening s mrežastim ramenima i malim grbom',
    secondAlt: 'Mrežasto rame i mali grb majice za trening izbliza',
    thirdAlt: 'Rupičasta tkanina, ovratnik i niti vezenog grba majice za trening izbliza',
    priceCents: 26_90,
    stock: { XS: 7, S: 19, M: 26, L: 23, XL: 12, XXL: 6 },
    colours: {
      first: 'svijetloplava',
      others: [
        {
          colour: 'narancasta',
          alt: 'Narančasta majica za trening s mrežastim ramenima i malim grbom',
          stock: { S: 11, M: 17, L: 14, XL: 6 },
        },
        {
          colour: 'crna',
          alt: 'Crna majica za trening s mrežastim ramenima i malim grbom',
          stock: { XS: 3, S: 14, M: 20, L: 0, XL: 9, XXL: 4 },
        },
      ],
    },
    featured: true,
    crossSell: ['hlace-trening', 'carape-trening', 'boca-trening', 'majica-trening-zenska'],
  }),
  top({
    key: 'majica-trening-zenska',
    sku: 'JSS-TR-332',
    name: 'Ženska majica za trening',
    excerpt: 'Uža, s rezom koji prati lopatice, u tirkiznoj i ljubičastoj.',
    paragraphs: [
      'Leđa su ukrojena u tri dijela, pa se majica pri zamahu ne podiže. Ljubičastu su birale kadetkinje, tirkiznu seniorke; na zajedničkim treninzima tako se zna tko čuva koga.',
    ],
    facts: ['ženski kroj, ukrojena leđa', 'mrežasta ramena'],
    alt: 'Tirkizna ženska majica za trening s malim grbom',
    secondAlt: 'Mali grb na tirkiznoj ženskoj majici za trening izbliza',
    thirdAlt: 'Rupičasta tkanina, ovratnik i vezeni grb ženske majice za trening izbliza',
    priceCents: 26_90,
    attributes: { namijenjeno: ['zene'], kroj: 'uzi' },
    stock: { XS: 8, S: 16, M: 15, L: 7, XL: 2 },
    colours: {
      first: 'tirkizna',
      others: [
        {
          colour: 'ljubicasta',
          alt: 'Ljubičasta ženska majica za trening s malim grbom',
          stock: { XS: 5, S: 12, M: 0, L: 6 },
        },
      ],
    },
    crossSell: ['hlace-trening', 'jakna-trenirke-zenska', 'rucnik-trening', 'boca-trening'],
  }),
  top({
    key: 'majica-trening-djecja',
    sku: 'JSS-TR-333',
    name: 'Dječja majica za trening',
    excerpt: 'Zelena s bijelim bokovima, da je se na igralištu vidi iznad trave.',
    paragraphs: [
      'Djeca se znoje drukčije nego odrasli: odjednom i svuda. Mrežica je zato ista na cijeloj majici, šavovi su ravni, a na unutarnjoj strani ruba ima mjesta za ime i razred.',
    ],
    facts: ['polje za ime i razred', 'veličine od 104 do 152 cm'],
    alt: 'Zelena dječja majica za trening s natpisom Mali Jadran i bijelim bokovima',
    secondAlt: 'Natpis Mali Jadran i grb na zelenoj dječjoj majici izbliza',
    thirdAlt: 'Rupičasta tkanina, ovratnik i vezeni grb dječje majice za trening izbliza',
    priceCents: 18_90,
    attributes: { boja: 'zelena', namijenjeno: ['djeca'], kolekcija: 'mali-jadran' },
    stock: { '104': 10, '116': 15, '128': 18, '140': 12, '152': 6 },
    crossSell: ['hlace-djecje', 'dres-djecji-zagrijavanje', 'boca-djecja', 'lopta-trening'],
    tags: ['za-najmlade'],
  }),
  top({
    key: 'majica-trening-dugi-rukav',
    sku: 'JSS-TR-334',
    name: 'Majica dugih rukava za trening',
    excerpt: 'Sivi trup, plavi rukavi i ovratnik koji se otkopča do pola kad krene ozbiljno.',
    paragraphs: [
      'Jutarnji treninzi zimi počinju u hladnoj dvorani i završavaju u zamagljenoj. Kratki zatvarač pod bradom mala je naprava kojom se između to dvoje preživi.',
    ],
    facts: ['kratki zatvarač do prsa', 'otvori za palac', 'odsjajni natpis na leđima'],
    alt: 'Siva majica dugih rukava za trening s tamnoplavim rukavima',
    secondAlt: 'Sivo i plavo pletivo majice dugih rukava za trening izbliza',
    thirdAlt: 'Zatvarač, ovratnik i vezeni grb majice dugih rukava za trening izbliza',
    priceCents: 36_90,
    attributes: { boja: ['siva', 'tamnoplava'] },
    stock: { S: 9, M: 13, L: 12, XL: 5, XXL: 2 },
    crossSell: ['majica-termo', 'trenirka-hlace', 'hoodica-zip-trening', 'kapa-pruge'],
  }),
  top({
    key: 'majica-termo',
    sku: 'JSS-TR-335',
    name: 'Termo majica Zima',
    excerpt: 'Crna druga koža s crvenim šavovima. Ispod dresa se ne vidi, ali se osjeti.',
    paragraphs: [
      'Šuplja vlakna drže toplinu, a vlagu puštaju van. Visoki ovratnik pokriva vrat do brade, pa na otvorenim igralištima u prosincu šal može ostati u torbi.',
    ],
    facts: ['visoki ovratnik', 'ravni crveni šavovi', 'pristaje uz tijelo'],
    cloth: '88 % poliester od šupljih vlakana, 12 % elastan',
    alt: 'Crna termo majica dugih rukava s crvenim šavovima i visokim ovratnikom',
    secondAlt: 'Crveni šavovi crne termo majice izbliza',
    thirdAlt: 'Ovratnik s crvenim rubom i vezeni grb crne termo majice izbliza',
    priceCents: 38_90,
    attributes: { boja: 'crna', materijal: ['poliester', 'elastan'], kroj: 'uzi' },
    stock: { S: 6, M: 10, L: 9, XL: 3 },
    crossSell: [
      'majica-trening-dugi-rukav',
      'hlace-vratarske',
      'carape-zimske',
      'dres-domaci-dugi-rukav',
    ],
  }),
]
