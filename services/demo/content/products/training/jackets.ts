import type { ProductEntry } from '#services/demo/content/entries.ts'
import { familyOf } from '#services/demo/content/family.ts'

const vest = familyOf({
  categories: ['trening-odjeca'],
  attributes: {
    materijal: ['poliamid', 'poliester'],
    namijenjeno: ['muskarci', 'zene'],
    kroj: 'ravan',
    'sluzbeni-proizvod': false,
  },
  cloth: 'vanjski sloj 100 % reciklirani poliamid',
  facts: ['odbija vodu, bez fluora', 'pranje na 30 °C, sušiti na zraku'],
})

export const JACKETS: readonly ProductEntry[] = [
  vest({
    key: 'vjetrovka',
    sku: 'JSS-TR-321',
    name: 'Vjetrovka Bura',
    excerpt: 'Žuta, tanka i nepopustljiva. Stane u vlastiti džep, a vjetar u nju ne.',
    paragraphs: [
      'Ribari iz Luke nose žuto da ih se vidi s kopna. Vjetrovka Bura nosi se iz istog razloga, samo s tribine: bez postave je, šuška kad se plješće i smota se u paket veličine lopte broj nula.',
    ],
    facts: ['sprema se u vlastiti džep', 'kapuljača s vrpcom', 'zračni prorezi na leđima'],
    alt: 'Žuta vjetrovka s tamnoplavim zatvaračem i kapuljačom',
    secondAlt: 'Zatvarač i mali grb žute vjetrovke izbliza',
    thirdAlt: 'Leđa žute vjetrovke s natpisom Svi za jednog',
    priceCents: 62_90,
    reductions: [{ cents: 49_90, fromDay: -4, toDay: 10 }],
    attributes: { boja: 'zuta' },
    stock: { S: 6, M: 10, L: 9, XL: 4, XXL: 1 },
    crossSell: ['majica-bura', 'hoodica-bura', 'kisobran', 'prsluk-savez'],
  }),
  vest({
    key: 'prsluk-prosiveni',
    sku: 'JSS-TR-322',
    name: 'Prošiveni prsluk Zimska tribina',
    excerpt: 'Topao u prsima, slobodan u rukama: šal se diže bez ikakvih smetnji.',
    paragraphs: [
      'Navijači iz gornjih redova pitali su za jaknu bez rukava, da im bude toplo, a da mogu mahati. Crvena podstava vidi se tek kad se prsluk otvori, obično negdje oko prvog vodstva.',
    ],
    facts: [
      'lagano punjenje od recikliranih vlakana',
      'crvena podstava',
      'dva topla džepa za ruke',
    ],
    alt: 'Tamnoplavi prošiveni prsluk s crvenom podstavom',
    secondAlt: 'Prošiveni redovi i zatvarač tamnoplavog prsluka izbliza',
    thirdAlt: 'Leđa tamnoplavog prošivenog prsluka s grbom',
    priceCents: 69_90,
    attributes: { boja: 'tamnoplava' },
    stock: { S: 7, M: 11, L: 12, XL: 8, XXL: 4 },
    crossSell: ['hoodica-zip-savez', 'sal-vuneni', 'zimska-kapa', 'zimske-rukavice'],
  }),
  vest({
    key: 'prsluk-savez',
    sku: 'JSS-TR-323',
    name: 'Lagani prsluk Savez',
    excerpt: 'Siv, tanak i uredan, za kasno proljeće i rane sjednice.',
    paragraphs: [
      'Između zimskog prsluka i ničega dugo nismo imali što ponuditi. Ovaj je bez punjenja, s mekanom mrežicom iznutra, i stane u torbu uz prijenosno računalo.',
    ],
    facts: ['podstava od mrežice', 'tirkizni zatvarač', 'unutarnji džep za mobitel'],
    alt: 'Sivi lagani prsluk s tirkiznim zatvaračem i malim grbom',
    secondAlt: 'Tirkizni zatvarač i mali grb sivog prsluka izbliza',
    thirdAlt: 'Leđa sivog prsluka s natpisom Jadran',
    priceCents: 49_90,
    attributes: { boja: 'siva', 'sluzbeni-proizvod': true },
    stock: { S: 5, M: 9, L: 11, XL: 7 },
    crossSell: [
      'polo-savez',
      'majica-dugi-rukav-valovi',
      'hoodica-zip-savez',
      'biljeznica-trenerska',
    ],
  }),
  vest({
    key: 'prsluk-djecji',
    sku: 'JSS-TR-324',
    name: 'Dječji prošiveni prsluk Mali Jadran',
    excerpt: 'Crven, mekan i s džepovima u koje stane kesten, kamenčić i pola užine.',
    paragraphs: [
      'Punjenje je tanje nego kod velikih pa dijete može i sjediti i trčati, a zatvarač s unutarnje strane prekriva mekana letvica. Na leđima je odsjajna traka za povratak s treninga u sumrak.',
    ],
    facts: ['odsjajna traka na leđima', 'veličine od 104 do 140 cm'],
    alt: 'Crveni dječji prošiveni prsluk s tamnoplavim zatvaračem',
    secondAlt: 'Prošiveni redovi i zatvarač crvenog dječjeg prsluka izbliza',
    thirdAlt: 'Leđa crvenog dječjeg prsluka s grbom',
    priceCents: 42_90,
    attributes: { boja: 'crvena', namijenjeno: ['djeca'], kolekcija: 'mali-jadran' },
    stock: { '104': 3, '116': 7, '128': 8, '140': 2 },
    crossSell: ['hoodica-djecja-zip', 'kapa-djecja', 'rukavice-djecje', 'sal-djecji'],
    tags: ['za-najmlade'],
  }),
]
