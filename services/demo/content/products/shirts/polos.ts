import type { ProductEntry } from '#services/demo/content/entries.ts'
import { familyOf } from '#services/demo/content/family.ts'

const polo = familyOf({
  categories: ['polo-majice'],
  attributes: {
    materijal: 'pamuk',
    namijenjeno: ['muskarci', 'zene'],
    kroj: 'ravan',
    'sluzbeni-proizvod': true,
  },
  cloth: '100 % pamučni pike, 210 g/m²',
  facts: ['dva gumba od sedefaste mase', 'pranje na 40 °C, glačati s unutarnje strane'],
})

export const POLOS: readonly ProductEntry[] = [
  polo({
    key: 'polo-reprezentacija',
    sku: 'JSS-PO-101',
    name: 'Polo majica Reprezentacija',
    excerpt: 'Odjeća za konferencije, zračne luke i večere poslije utakmice, u tri boje momčadi.',
    paragraphs: [
      'Na službena putovanja momčad ne ide u dresu. Ovu polo majicu nose igrači, stožer i vozač autobusa, a ovratnik joj ostaje uspravan i nakon noći na sjedalu.',
    ],
    facts: ['vezeni grb visine 6 cm', 'pruga na manžetama'],
    alt: 'Tamnoplava polo majica s vezenim grbom i crvenom prugom na rukavima',
    secondAlt: 'Vezeni grb i ovratnik tamnoplave polo majice izbliza',
    priceCents: 36_90,
    stock: { S: 15, M: 23, L: 21, XL: 14, XXL: 6 },
    colours: {
      first: 'tamnoplava',
      others: [
        {
          colour: 'bijela',
          alt: 'Bijela polo majica s vezenim grbom i tamnoplavim ovratnikom',
          stock: { S: 9, M: 14, L: 12, XL: 5, XXL: 2 },
        },
        {
          colour: 'crvena',
          alt: 'Crvena polo majica s vezenim grbom i bijelom prugom na rukavima',
          stock: { S: 0, M: 8, L: 9, XL: 4 },
        },
      ],
    },
    featured: true,
    crossSell: ['trenirka-hlace', 'jakna-trenirke', 'polo-zenski', 'silterica'],
    tags: ['nova-kolekcija'],
  }),
  polo({
    key: 'polo-zenski',
    sku: 'JSS-PO-102',
    name: 'Ženska polo majica Reprezentacija',
    excerpt: 'Uža u ramenima, dulja u leđima i s prorezom umjesto trećega gumba.',
    paragraphs: [
      'Igračice su isprobale četiri kroja i vratile tri. Ostao je onaj koji ne klizi iz pojasa kad se podigne kovčeg i ne zateže kad se potpisuje dres.',
    ],
    facts: ['ženski kroj, dulja leđa'],
    cloth: '95 % pamuk, 5 % elastan, 200 g/m²',
    alt: 'Bijela ženska polo majica s vezenim grbom i tirkiznim ovratnikom',
    secondAlt: 'Vezeni grb i ovratnik ženske polo majice izbliza',
    priceCents: 36_90,
    attributes: { materijal: ['pamuk', 'elastan'], namijenjeno: ['zene'], kroj: 'uzi' },
    stock: { XS: 7, S: 13, M: 15, L: 8, XL: 3 },
    colours: {
      first: 'bijela',
      others: [
        {
          colour: 'tamnoplava',
          alt: 'Tamnoplava ženska polo majica s vezenim grbom',
          stock: { XS: 5, S: 10, M: 11, L: 0, XL: 2 },
        },
      ],
    },
    crossSell: [
      'polo-reprezentacija',
      'trenirka-hlace-zenske',
      'hoodica-zenska',
      'kisobran-sklopivi',
    ],
  }),
  polo({
    key: 'polo-savez',
    sku: 'JSS-PO-103',
    name: 'Polo majica Savez',
    excerpt: 'Crna sa zlatnim grbom, za one koji na svečanostima stoje u drugom redu.',
    paragraphs: [
      'Delegati, zapisničari i predsjednici klubova prepoznaju se po njoj već desetljećima. Pike je nešto gušći nego kod ostalih pa majica i nakon cijeloga dana stoji kao ujutro.',
    ],
    facts: ['grb vezen zlatnim koncem'],
    cloth: '100 % pamučni pike gustog tkanja, 230 g/m²',
    alt: 'Crna polo majica sa zlatnim grbom',
    secondAlt: 'Zlatni grb na crnoj polo majici izbliza',
    priceCents: 39_90,
    reductions: [{ cents: 29_90, fromDay: -15, toDay: 20 }],
    attributes: { boja: 'crna' },
    stock: { M: 6, L: 9, XL: 8, XXL: 5 },
    crossSell: [
      'hoodica-stoljece',
      'silterica-stoljece',
      'dres-sudacki-crni',
      'biljeznica-trenerska',
    ],
  }),
  polo({
    key: 'polo-riva',
    sku: 'JSS-PO-104',
    name: 'Polo majica Riva',
    excerpt: 'Svijetloplava s bijelim ovratnikom, za šetnju dugu točno jedan sladoled.',
    paragraphs: [
      'Prvi je put viđena na kapetanu trajekta koji vozi na Kup otoka. Toliko su ga putnici zapitkivali da nam je na kraju sam javio kroj i boju.',
    ],
    facts: ['bijeli ovratnik i manžete'],
    cloth: '100 % pamučni pike, lagan i ljetni, 180 g/m²',
    alt: 'Svijetloplava polo majica s bijelim ovratnikom i manžetama',
    secondAlt: 'Bijeli ovratnik svijetloplave polo majice izbliza',
    priceCents: 34_90,
    attributes: { boja: 'svijetloplava', 'sluzbeni-proizvod': false },
    stock: { S: 8, M: 12, L: 10, XL: 1 },
    crossSell: ['silterica-bijela', 'majica-mornarska', 'torba-platnena', 'dres-kup-otoka'],
  }),
  polo({
    key: 'polo-retro',
    sku: 'JSS-PO-105',
    name: 'Polo majica Sedamdesete',
    excerpt: 'Bordo i bež, kao na fotografijama kojima su požutjeli rubovi.',
    paragraphs: [
      'Sašivena je u jednoj seriji za otvorenje izložbe u hodniku saveza i rasprodana na samom otvorenju. Nekoliko komada vratilo se iz zamjena, no redovite ponude više nema.',
    ],
    facts: ['bež ovratnik i pojas', 'ravan kroj do bokova'],
    alt: 'Bordo polo majica s bež ovratnikom i bež pojasom',
    secondAlt: 'Bež ovratnik i pojas bordo polo majice izbliza',
    priceCents: 37_90,
    attributes: { boja: ['bordo', 'bez'], kolekcija: 'retro', 'sluzbeni-proizvod': false },
    stock: { M: 1, L: 0 },
    archived: true,
    crossSell: ['dres-retro-2009', 'polo-savez', 'hoodica-retro', 'salica-retro'],
    tags: ['retro'],
  }),
  polo({
    key: 'polo-djecji',
    sku: 'JSS-PO-106',
    name: 'Dječja polo majica Mali kapetan',
    excerpt:
      'Tirkizna s bijelim ovratnikom i malim sidrom, za priredbe i kumstva na kojima se ipak trči.',
    paragraphs: [
      'Djeca ne vole svečanu odjeću, a bake vole. Mali kapetan je primirje: ovratnik drži oblik, a tkanina se rasteže koliko treba da se stigne do lopte.',
    ],
    facts: ['veličine od 104 do 140 cm'],
    cloth: '95 % organski pamuk, 5 % elastan, 190 g/m²',
    alt: 'Tirkizna dječja polo majica s bijelim ovratnikom i malim sidrom',
    secondAlt: 'Malo sidro i bijeli ovratnik dječje polo majice izbliza',
    priceCents: 24_90,
    attributes: {
      boja: 'tirkizna',
      materijal: ['pamuk', 'elastan'],
      namijenjeno: ['djeca'],
      kolekcija: 'mali-jadran',
      'sluzbeni-proizvod': false,
    },
    stock: { '104': 5, '116': 8, '128': 9, '140': 6 },
    crossSell: ['hlace-djecje', 'majica-sidro', 'silterica-djecja', 'dres-djecji-treci'],
    tags: ['za-najmlade'],
  }),
]
