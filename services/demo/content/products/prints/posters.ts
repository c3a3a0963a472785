import type { ProductEntry } from '#services/demo/content/entries.ts'
import { facts } from '#services/demo/content/facts.ts'

const PRINT = [
  '50 × 70 cm, papir 250 g/m² bez sjaja',
  'šalje se smotan u čvrstoj tubi, okvir nije uključen',
]

export const POSTERS: readonly ProductEntry[] = [
  {
    key: 'plakat',
    sku: 'JSS-DD-602',
    name: 'Plakat Jadran – Sjeverni otoci',
    excerpt: 'Umjetnički otisak plakata za veliki derbi, u numeriranoj nakladi od 300 primjeraka.',
    description: [
      '<p>Crveno sunce, jedan skok i jedna riječ. Plakat za utakmicu protiv Sjevernih otoka nastao je u radionici naših dizajnera i već krasi pola zidova u Luci.</p>',
      '<p>Tiskan je u pet boja i ručno numeriran. Prva je naklada rasprodana; javit ćemo čim drugi otisak izađe iz tiskare.</p>',
      facts(['numerirana naklada od 300 primjeraka'], PRINT),
    ],
    alt: 'Uokvireni plakat za utakmicu Jadran – Sjeverni otoci s crvenim suncem i igračem u skoku',
    secondAlt: 'Crveno sunce i igrač na plakatu izbliza',
    categories: ['plakati-i-kalendari'],
    priceCents: 15_90,
    attributes: {
      boja: 'crvena',
      materijal: 'papir',
      kolekcija: 'sezona',
      'sluzbeni-proizvod': true,
    },
    stock: 0,
    crossSell: ['knjiga', 'ulaznica', 'dres-retro', 'plakat-stoljece'],
    tags: ['retro'],
  },
  {
    key: 'plakat-stoljece',
    sku: 'JSS-PK-611',
    name: 'Plakat Stoljeće',
    excerpt:
      'Zlatna stotica iznad valova, tiskana pravom zlatnom bojom koja se mijenja na svjetlu.',
    description: [
      '<p>Danju je mirna, a navečer, uz lampu, stotica se upali kao svjetionik. Pod njom se valja more kakvo se s rive vidi u svibnju, mjesecu u kojem je savez osnovan.</p>',
      facts(['četiri boje i zlatna tinta', 'godina otiska utisnuta u kut'], PRINT),
    ],
    alt: 'Tamnoplavi plakat sa zlatnom stoticom i valovima',
    secondAlt: 'Zlatna stotica na plakatu izbliza',
    categories: ['plakati-i-kalendari'],
    priceCents: 18_90,
    attributes: {
      boja: 'tamnoplava',
      materijal: 'papir',
      kolekcija: 'stoljece',
      'sluzbeni-proizvod': true,
      'u-ponudi-od': '2026-05-14',
    },
    stock: 66,
    crossSell: ['knjiga', 'zastava-stoljece', 'plakat-dvorana', 'hoodica-stoljece'],
    tags: ['stoljece', 'ideja-za-dar'],
  },
  {
    key: 'plakat-svjetionik',
    sku: 'JSS-PK-612',
    name: 'Plakat Svjetionik',
    excerpt: 'Noć, more i jedna zraka koja prolazi preko cijelog lista.',
    description: [
      '<p>Autor Dino Kraljev crtao ga je s prozora svlačionice, čekajući da prestane kiša. Zraka je ostavljena u boji papira, a sve oko nje je tinta, pa plakat djeluje kao da svijetli.</p>',
      facts(['tri boje, sitotisak', 'potpis autora u kutu'], PRINT),
    ],
    alt: 'Plakat sa svjetionikom i zrakom svjetla u noći',
    secondAlt: 'Zraka svjetionika na plakatu izbliza',
    categories: ['plakati-i-kalendari'],
    priceCents: 16_90,
    attributes: { boja: 'tamnoplava', materijal: 'papir', 'sluzbeni-proizvod': false },
    stock: 41,
    featured: true,
    crossSell: ['salica-svjetionik', 'torba-svjetionik', 'plakat-dvorana', 'hoodica-svjetionik'],
    tags: ['ideja-za-dar'],
  },
  {
    key: 'plakat-dvorana',
    sku: 'JSS-PK-613',
    name: 'Plakat Dvorana Bura',
    excerpt: 'Kuća reprezentacije pod crvenim suncem, nacrtana nakon obnove.',
    description: [
      '<p>Pročelje, krov i sunce iza njega, svedeni na tri boje, kao na starim ulaznicama. Arhitekti kažu da su proporcije točne, a domar da je na crtežu napokon vidljivo koliko ima prozora za pranje.</p>',
      facts(['četiri boje', 'prvi otisak nakon obnove dvorane'], PRINT),
    ],
    alt: 'Bež plakat s tamnoplavim crtežom Dvorane Bura i crvenim suncem',
    secondAlt: 'Pročelje dvorane na plakatu izbliza',
    categories: ['plakati-i-kalendari'],
    priceCents: 16_90,
    attributes: { boja: ['bez', 'crvena'], materijal: 'papir', 'sluzbeni-proizvod': true },
    stock: 53,
    crossSell: ['slagalica-dvorana', 'majica-bura', 'plakat-svjetionik', 'kalendar-zidni'],
  },
  {
    key: 'plakat-retro',
    sku: 'JSS-PK-614',
    name: 'Plakat Prvi turnir 1926.',
    excerpt:
      'Obnovljeni plakat prvog turnira, s crvenom loptom i mrljama koje smo namjerno ostavili.',
    description: [
      '<p>Sačuvan je samo jedan primjerak, i to kao podloga ladice u Kamenici. Skenirali smo ga i očistili, ali ne do kraja: krug od čaše u donjem kutu star je gotovo kao i savez, a što je u njoj bilo, nitko više ne zna.</p>',
      facts(['tri boje na tonskom papiru', 'tragovi starog tiska su namjerni'], PRINT),
    ],
    alt: 'Stari bež plakat s crvenom loptom i natpisom Turnir 1926.',
    secondAlt: 'Crvena lopta na starom plakatu izbliza',
    categories: ['plakati-i-kalendari'],
    priceCents: 17_90,
    attributes: {
      boja: ['bez', 'crvena'],
      materijal: 'papir',
      kolekcija: 'retro',
      'sluzbeni-proizvod': true,
    },
    stock: 3,
    crossSell: ['lopta-retro', 'knjiga', 'dres-retro', 'plakat-stoljece'],
    tags: ['retro', 'stoljece'],
  },
]
