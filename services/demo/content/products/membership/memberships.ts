import type { ProductEntry } from '#services/demo/content/entries.ts'
import { facts } from '#services/demo/content/facts.ts'

const MEMBERSHIP = [
  'članske cijene u trgovini',
  'ulaznice dva dana prije ostalih',
  'poziv na otvoreni trening',
]

export const MEMBERSHIPS: readonly ProductEntry[] = [
  {
    key: 'clanska-iskaznica',
    sku: 'JSS-UC-702',
    name: 'Članska iskaznica 2026/27',
    excerpt:
      'Povoljnije cijene u trgovini, prednost pri kupnji ulaznica i mjesto u obitelji Jadrana.',
    description: [
      '<p>Članstvo u Jadranu vrijedi jednu sezonu, a pogodnosti počinju čim iskaznica stigne. U trgovini vam uz većinu proizvoda vrijedi posebna članska cijena, a ulaznice za domaće utakmice možete kupiti dva dana prije ostalih.</p>',
      '<p>Iskaznica je tiskana na recikliranoj plastici i nosi vaše ime i crtični kod. Upišite ga u košarici i članska se cijena odmah obračuna.</p>',
      facts(MEMBERSHIP, ['10 % popusta kod ugostitelja u Dvorani Bura']),
      '<p>Prihod od članarina u cijelosti ide školama rukometa.</p>',
    ],
    alt: 'Tamnoplava članska iskaznica s grbom, s prednje i stražnje strane',
    secondAlt: 'Grb i ime na članskoj iskaznici izbliza',
    categories: ['ulaznice-i-clanstvo'],
    priceCents: 15_00,
    memberPriceCents: null,
    taxRatePercent: 0,
    attributes: { kolekcija: 'sezona' },
    stock: 500,
    crossSell: ['ulaznica', 'sal-jadran', 'dres-domaci', 'clanstvo-obitelj'],
  },
  {
    key: 'clanstvo-mladi',
    sku: 'JSS-UC-706',
    name: 'Članska iskaznica za mlade 2026/27',
    excerpt: 'Za djevojke i mladiće do dvadeset i šest godina, po cijeni dvaju sladoleda.',
    description: [
      '<p>Sve pogodnosti članstva po manjoj cijeni, jer stipendije i džeparci imaju svoje granice. Uz iskaznicu dobivate i mjesto na jednom treningu godišnje: ne na tribini, nego na parketu, s loptom u ruci.</p>',
      '<p>Dob se provjerava pri prvoj kupnji ulaznica. Nakon dvadeset i šestog rođendana članstvo vrijedi do kraja sezone.</p>',
      facts(MEMBERSHIP, [
        'jedan trening s kadetskim izbornicima',
        'studentska putovanja na gostovanja',
      ]),
    ],
    alt: 'Svijetloplava članska iskaznica za mlade s valovima',
    secondAlt: 'Valovi na iskaznici za mlade izbliza',
    categories: ['ulaznice-i-clanstvo'],
    priceCents: 7_00,
    memberPriceCents: null,
    taxRatePercent: 0,
    attributes: { kolekcija: 'sezona' },
    stock: 400,
    crossSell: ['clanska-iskaznica', 'ulaznica', 'majica-jadran', 'maskica-valovi'],
  },
  {
    key: 'clanstvo-obitelj',
    sku: 'JSS-UC-707',
    name: 'Obiteljsko članstvo 2026/27',
    excerpt: 'Dvije iskaznice za odrasle i po jedna za svako dijete, koliko god ih bilo.',
    description: [
      '<p>Rekord drži obitelj Pavlinović s jedanaest iskaznica, od kojih je zadnja stigla tri dana nakon rođenja. Cijena je ista za sve, jer djecu ne brojimo, nego im ostavljamo mjesto.</p>',
      '<p>Imena djece upisuju se pri preuzimanju, u uredu saveza ili e-poštom, a iskaznice stižu u roku od pet radnih dana.</p>',
      facts(MEMBERSHIP, ['prednost u obiteljskom sektoru', 'besplatan dan na kampu Mali Jadran']),
    ],
    alt: 'Crvene obiteljske članske iskaznice s bijelim valovima',
    secondAlt: 'Crvena obiteljska iskaznica izbliza',
    categories: ['ulaznice-i-clanstvo'],
    priceCents: 35_00,
    memberPriceCents: null,
    taxRatePercent: 0,
    attributes: { kolekcija: 'sezona' },
    stock: 250,
    crossSell: ['clanska-iskaznica', 'ulaznica-obiteljska', 'paket-djecji', 'zastava-rucna'],
    tags: ['ideja-za-dar'],
  },
]
