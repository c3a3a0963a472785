import type { Match, ProductEntry } from '#services/demo/content/entries.ts'
import { facts } from '#services/demo/content/facts.ts'

const E_TICKET = [
  'stiže e-poštom odmah po uplati, vrijedi s telefona ili ispisana',
  'svaki kod vrijedi za jedan ulazak',
]
const ONE_DAY =
  '<p>Za ulaznice za utakmicu određenog dana nema prava na odustanak od ugovora. Ako se susret odgodi, ulaznica vrijedi za novi termin ili vam vraćamo novac.</p>'

export function tickets(match: Match): readonly ProductEntry[] {
  return [...ticketsOf(match), SEASON_TICKET]
}

function ticketsOf({ date, time, start }: Match): readonly ProductEntry[] {
  return [
    {
      key: 'ulaznica',
      sku: 'JSS-UC-701',
      name: 'E-ulaznica Jadran – Sjeverni otoci',
      excerpt: `Kvalifikacije za Europsko prvenstvo, Dvorana Bura, ${date} u ${time}. Stiže e-poštom, vrijedi s telefona.`,
      description: [
        `<p>Najveća utakmica sezone igra se ${date} u ${time} u Dvorani Bura. Vrata se otvaraju sat i pol ranije, a prvih petsto navijača na ulazu dobiva papirnatu zastavicu.</p>`,
        '<p>Djeca do šest godina u krilu roditelja ulaze besplatno. Osobama s invaliditetom i njihovim pratiteljima osigurana su mjesta uz pristupačan ulaz C; javite nam se i pomoći ćemo oko dolaska.</p>',
        facts(['mjesto na istočnoj tribini, ulaz B'], E_TICKET),
        ONE_DAY,
      ],
      alt: 'Telefon s e-ulaznicom za utakmicu Jadran – Sjeverni otoci',
      secondAlt: 'Podaci o utakmici i kod na e-ulaznici izbliza',
      categories: ['ulaznice-i-clanstvo'],
      format: 'EProduct',
      priceCents: 12_00,
      memberPriceCents: 9_00,
      attributes: {
        kolekcija: 'sezona',
        ulaz: 'b',
        tribina: 'istok',
        'pocetak-utakmice': start,
      },
      featured: true,
      crossSell: ['sal-jadran', 'zastava', 'clanska-iskaznica', 'ulaznica-djecja'],
    },
    {
      key: 'ulaznica-djecja',
      sku: 'JSS-UC-703',
      name: 'Dječja e-ulaznica Jadran – Sjeverni otoci',
      excerpt: `Vlastito sjedalo za djecu od šest do četrnaest godina, ${date} u ${time}.`,
      description: [
        '<p>Za one koji su prerasli krilo, a još nisu prerasli zastavicu. Dijete dobiva vlastito sjedalo uz odraslu osobu i, na ulazu, narukvicu na koju se upiše telefon roditelja.</p>',
        `<p>Utakmica počinje ${date} u ${time}. Djeca do četrnaeste godine ulaze samo u pratnji odrasle osobe koja ima svoju ulaznicu.</p>`,
        facts(['od navršene šeste do četrnaeste godine'], E_TICKET),
        ONE_DAY,
      ],
      alt: 'Telefon sa žutom dječjom e-ulaznicom',
      secondAlt: 'Kod na dječjoj e-ulaznici izbliza',
      categories: ['ulaznice-i-clanstvo'],
      format: 'EProduct',
      priceCents: 6_00,
      memberPriceCents: 4_50,
      attributes: {
        namijenjeno: ['djeca'],
        kolekcija: 'sezona',
        ulaz: 'b',
        tribina: 'istok',
        'pocetak-utakmice': start,
      },
      crossSell: ['ulaznica', 'zastava-rucna', 'dres-djecji', 'ulaznica-obiteljska'],
      tags: ['za-najmlade'],
    },
    {
      key: 'ulaznica-obiteljska',
      sku: 'JSS-UC-704',
      name: 'Obiteljska e-ulaznica Jadran – Sjeverni otoci',
      excerpt: `Četiri mjesta jedno do drugoga u obiteljskom sektoru, ${date} u ${time}.`,
      description: [
        '<p>Dvoje odraslih i dvoje djece, u sektoru u kojem su zvučnici tiši i prolazi širi. Ako vas je više, svakom sljedećem djetetu uzmite dječju ulaznicu; sjest će u isti red.</p>',
        `<p>Utakmica se igra ${date} u ${time}. Dječja kolica možete ostaviti u čuvanom spremištu uz ulaz B, a štitnike za uši posuđujemo besplatno.</p>`,
        facts(['četiri susjedna mjesta, dvoje odraslih i dvoje djece'], E_TICKET),
        ONE_DAY,
      ],
      alt: 'Telefon s tirkiznom obiteljskom e-ulaznicom za četvero',
      secondAlt: 'Četiri oznake na obiteljskoj e-ulaznici izbliza',
      categories: ['ulaznice-i-clanstvo'],
      format: 'EProduct',
      priceCents: 29_00,
      memberPriceCents: 22_00,
      attributes: {
        kolekcija: 'sezona',
        ulaz: 'b',
        tribina: 'obiteljska',
        'pocetak-utakmice': start,
      },
      crossSell: ['ulaznica-djecja', 'clanstvo-obitelj', 'zastava-rucna', 'paket-djecji'],
    },
  ]
}

const SEASON_TICKET: ProductEntry = {
  key: 'sezonska-ulaznica',
  sku: 'JSS-UC-705',
  name: 'Sezonska e-ulaznica 2026/27',
  excerpt: 'Sve domaće utakmice muške i ženske reprezentacije, na istom sjedalu cijelu sezonu.',
  description: [
    '<p>Odaberite tribinu, a onda isto sjedalo, isti susjedi i isti razgovor o sudcima od jeseni do ljeta. Ulaznica vrijedi za sve domaće utakmice obiju reprezentacija u Dvorani Bura, uključujući prijateljske.</p>',
    '<p>Ako ne možete doći, mjesto prepustite školi rukometa jednim pritiskom: umjesto vas doći će dijete s trenerom, a nama je to najdraža zamjena.</p>',
    facts(
      ['vlastito sjedalo i ranije otvaranje ulaza', 'prenosiva na drugu osobu'],
      ['stiže e-poštom odmah po uplati', 'vrijedi do kraja sezone 2026/27'],
    ),
  ],
  alt: 'Telefon s tamnoplavom i zlatnom sezonskom e-ulaznicom',
  secondAlt: 'Zlatni obrub sezonske e-ulaznice izbliza',
  categories: ['ulaznice-i-clanstvo'],
  format: 'EProduct',
  priceCents: 79_00,
  memberPriceCents: 65_00,
  attributes: { kolekcija: 'sezona' },
  tribunes: { zapad: 120, istok: 180, obiteljska: 4 },
  crossSell: ['clanska-iskaznica', 'jastuk-grb', 'sal-jadran', 'digitalni-plakat-raspored'],
}
