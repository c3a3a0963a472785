import type { ProductEntry } from '#services/demo/content/entries.ts'
import { familyOf } from '#services/demo/content/family.ts'

const jersey = familyOf({
  categories: ['reprezentativni-dresovi'],
  attributes: {
    materijal: 'poliester',
    namijenjeno: ['muskarci', 'zene'],
    kroj: 'ravan',
    'sluzbeni-proizvod': true,
  },
  cloth: '100 % poliester, 145 g/m²',
  facts: ['tkani grb i otisnuti natpis', 'posljednji komadi, bez tiska po želji'],
})

export const PAST_JERSEYS: readonly ProductEntry[] = [
  jersey({
    key: 'dres-domaci-2025',
    sku: 'JSS-DR-021',
    name: 'Domaći dres Jadran 2025/26',
    excerpt: 'Tri kose pruge i bijeli ovratnik: dres u kojem je izboreno doigravanje.',
    paragraphs: [
      'Prošla je sezona počela s dva poraza, a završila osam pobjeda poslije. Tko je bio na tribinama u travnju, ovaj dres prepoznaje po prvoj kosoj pruzi i ne treba mu objašnjenje.',
    ],
    facts: ['tri svijetloplave kose pruge', 'broj jedanaest na prsima'],
    alt: 'Tamnoplavi dres iz sezone 2025/26 sa svijetloplavim kosim prugama i brojem jedanaest',
    secondAlt: 'Leđa domaćeg dresa iz sezone 2025/26 s brojem jedanaest',
    thirdAlt: 'Prugasti ovratnik i vezeni grb dresa iz sezone 2025/26 izbliza',
    priceCents: 59_90,
    reductions: [{ cents: 41_90, fromDay: -12, toDay: 16 }],
    attributes: { boja: ['tamnoplava', 'svijetloplava'], 'u-ponudi-od': '2025-09-01' },
    stock: { S: 2, M: 0, L: 5, XL: 3, XXL: 4 },
    crossSell: ['dres-domaci', 'kratke-hlace', 'sal-pruge', 'knjiga-legende'],
  }),
  jersey({
    key: 'dres-gostujuci-2025',
    sku: 'JSS-DR-022',
    name: 'Gostujući dres Jadran 2025/26',
    excerpt: 'Sivi dres s tamnoplavim vodoravnim prugama, prozvan galebom već na prvom gostovanju.',
    paragraphs: [
      'Novinari su ga ismijali, navijači prigrlili, a momčad u njemu nije izgubila nijednu gostujuću utakmicu. Vodoravne pruge tkane su, ne tiskane, pa ni nakon stotog pranja ne blijede.',
    ],
    facts: ['tkane vodoravne pruge', 'broj pet na prsima'],
    alt: 'Svijetlosivi dres iz sezone 2025/26 s tamnoplavim vodoravnim prugama i brojem pet',
    secondAlt: 'Leđa gostujućeg dresa iz sezone 2025/26 s brojem pet',
    thirdAlt: 'Ovratnik, grb i vodoravne pruge dresa iz sezone 2025/26 izbliza',
    priceCents: 59_90,
    // Already reduced within the 30 days before the second reduction, so the lower price is its
    // reference price.
    reductions: [
      { cents: 46_90, fromDay: -38, toDay: -17 },
      { cents: 39_90, fromDay: -6, toDay: 28 },
    ],
    attributes: { boja: ['siva', 'tamnoplava'], 'u-ponudi-od': '2025-09-01' },
    stock: { S: 6, M: 3, L: 0, XL: 2 },
    crossSell: ['dres-gostujuci', 'hlace-gostujuce', 'silterica', 'majica-galeb'],
  }),
  jersey({
    key: 'dres-domaci-2024',
    sku: 'JSS-DR-023',
    name: 'Domaći dres Jadran 2024/25',
    excerpt: 'Dvije polovice, tamna i svijetla: posljednji dres u Buri prije obnove.',
    paragraphs: [
      'U ovom se dresu igrala posljednja utakmica u Buri prije nego što su u nju ušli strojevi. Lijeva je polovica u boji mora zimi, desna u boji mora ljeti.',
    ],
    facts: ['dvobojni prednji dio', 'broj četiri na prsima'],
    alt: 'Dres iz sezone 2024/25 s tamnoplavom i svijetloplavom polovicom i brojem četiri',
    secondAlt: 'Leđa domaćeg dresa iz sezone 2024/25 s brojem četiri',
    thirdAlt: 'Ovratnik i grb na dvobojnom dresu iz sezone 2024/25 izbliza',
    priceCents: 54_90,
    attributes: { boja: ['tamnoplava', 'svijetloplava'], 'u-ponudi-od': '2024-09-01' },
    stock: { M: 0, L: 1 },
    archived: true,
    crossSell: ['dres-domaci', 'dres-domaci-2025', 'dres-retro', 'plakat-dvorana'],
  }),
  jersey({
    key: 'dres-treci-2024',
    sku: 'JSS-DR-024',
    name: 'Treći dres Jadran 2024/25',
    excerpt: 'Crn s tankim crvenim crtama, odjeven četiri puta i zapamćen zauvijek.',
    paragraphs: [
      'Crni je dres nastao iz nužde: dvije momčadi u skupini nosile su plavo, a treća bijelo. Tanke crvene crte ucrtane su u razmaku od dva prsta, koliko je Jadranu te godine nedostajalo do polufinala.',
    ],
    facts: ['tanke crvene uspravne crte', 'broj trinaest na prsima'],
    alt: 'Crni treći dres iz sezone 2024/25 s tankim crvenim crtama i brojem trinaest',
    secondAlt: 'Leđa crnog trećeg dresa s brojem trinaest',
    thirdAlt: 'Ovratnik, grb i crvene crte na crnom dresu izbliza',
    priceCents: 54_90,
    attributes: { boja: ['crna', 'crvena'], 'u-ponudi-od': '2024-10-05' },
    stock: { S: 0, XL: 0 },
    archived: true,
    crossSell: ['dres-treci', 'dres-gostujuci-2025', 'majica-tribina', 'sal-jadran'],
  }),
]
