import type { ProductEntry } from '#services/demo/content/entries.ts'

export function homeAndTickets(match: {
  readonly date: string
  readonly time: string
}): readonly ProductEntry[] {
  return [
    {
      key: 'salica',
      sku: 'JSS-DD-601',
      name: 'Šalica Dobro jutro, Jadrane',
      excerpt: 'Keramička šalica s grbom i porukom koja ispravlja i najteži ponedjeljak.',
      description: [
        '<p>Poslije pobjede kava ima bolji okus, a poslije poraza barem šalica ostaje naša. Izvana bijela s valovima, iznutra duboko plava, s ručkom dovoljno velikom za cijelu šaku.</p>',
        '<p>Glazura je bez olova i kadmija, a otisak je pečen na 800 °C pa ne blijedi u perilici posuđa.</p>',
        '<ul><li>330 ml, visina 9,5 cm</li><li>glazirana keramika</li><li>za perilicu posuđa i mikrovalnu pećnicu</li></ul>',
      ],
      alt: 'Bijela keramička šalica s grbom i natpisom Dobro jutro, Jadrane',
      categories: ['dom-i-darovi'],
      priceCents: 11_90,
      memberPriceCents: 10_70,
      attributes: {
        boja: 'bijela',
        materijal: 'keramika',
        'sluzbeni-proizvod': false,
        zapremnina: 330,
      },
      stock: 95,
      crossSell: ['boca', 'knjiga', 'torba-platnena'],
    },
    {
      key: 'plakat',
      sku: 'JSS-DD-602',
      name: 'Plakat Jadran – Sjeverni otoci',
      excerpt:
        'Umjetnički otisak plakata za veliki derbi, u numeriranoj nakladi od 300 primjeraka.',
      description: [
        '<p>Crveno sunce, jedan skok i jedna riječ. Plakat za utakmicu protiv Sjevernih otoka nastao je u radionici naših dizajnera i već krasi pola zidova u Luci.</p>',
        '<p>Tiskan je u pet boja na debelom papiru bez sjaja i ručno numeriran. Šalje se smotan u čvrstoj tubi; okvir s fotografije nije uključen.</p>',
        '<ul><li>50 × 70 cm, papir 250 g/m²</li><li>numerirana naklada od 300 primjeraka</li></ul>',
        '<p>Prva je naklada rasprodana. Javit ćemo čim drugi otisak izađe iz tiskare.</p>',
      ],
      alt: 'Uokvireni plakat za utakmicu Jadran – Sjeverni otoci s crvenim suncem i igračem u skoku',
      categories: ['dom-i-darovi'],
      priceCents: 15_90,
      memberPriceCents: 14_30,
      attributes: { boja: 'crvena', materijal: 'papir', 'sluzbeni-proizvod': true },
      stock: 0,
      crossSell: ['knjiga', 'ulaznica', 'dres-retro'],
      tags: ['retro'],
    },
    {
      key: 'knjiga',
      sku: 'JSS-DD-603',
      name: 'Knjiga Sto godina rukometa',
      excerpt:
        'Stoljeće rukometa na našoj obali, od 1926. do 2026., na 240 stranica i s više od 150 fotografija.',
      description: [
        '<p>Od prve lopte na školskom dvorištu do dvorane koja drhti pod tribinama: Sto godina rukometa donosi priču o ljudima koji su napravili Jadran. Govore igrači, treneri, domari i pekar koji je vozio momčad na prvo gostovanje.</p>',
        '<p>Uz tekst dolazi više od 150 fotografija iz arhive saveza, od kojih je većina objavljena prvi put, te tablice svih utakmica i strijelaca.</p>',
        '<ul><li>240 stranica, tvrdi uvez, 21 × 26 cm</li><li>hrvatski jezik</li><li>nakladnik: Jadranski sportski savez</li></ul>',
      ],
      alt: 'Knjiga tvrdog uveza Sto godina rukometa, s crvenim suncem i igračem na koricama',
      categories: ['dom-i-darovi'],
      priceCents: 29_90,
      memberPriceCents: 26_90,
      taxRatePercent: 5,
      attributes: { materijal: 'papir', 'sluzbeni-proizvod': true },
      stock: 52,
      crossSell: ['dres-retro', 'salica', 'plakat'],
    },
    {
      key: 'ulaznica',
      sku: 'JSS-UC-701',
      name: 'E-ulaznica Jadran – Sjeverni otoci',
      excerpt: `Kvalifikacije za Europsko prvenstvo, Dvorana Bura, ${match.date} u ${match.time}. Stiže e-poštom, vrijedi s telefona.`,
      description: [
        `<p>Najveća utakmica sezone igra se ${match.date} u ${match.time} u Dvorani Bura. Vrata se otvaraju sat i pol ranije, a prvih petsto navijača na ulazu dobiva papirnatu zastavicu.</p>`,
        '<p>Nakon kupnje ulaznicu šaljemo e-poštom. Dovoljno ju je pokazati na telefonu; ako vam je draže, može se i ispisati. Svaka ulaznica ima svoj kod koji vrijedi za jedan ulazak.</p>',
        '<p>Djeca do šest godina u krilu roditelja ulaze besplatno. Osobama s invaliditetom i njihovim pratiteljima osigurana su mjesta uz pristupačan ulaz C; javite nam se i pomoći ćemo oko dolaska.</p>',
      ],
      alt: 'Telefon s e-ulaznicom za utakmicu Jadran – Sjeverni otoci',
      categories: ['ulaznice-i-clanstvo'],
      format: 'EProduct',
      priceCents: 12_00,
      memberPriceCents: 9_00,
      attributes: { 'sluzbeni-proizvod': true },
      crossSell: ['sal-jadran', 'zastava', 'clanska-iskaznica'],
    },
    {
      key: 'clanska-iskaznica',
      sku: 'JSS-UC-702',
      name: 'Članska iskaznica 2026/27',
      excerpt:
        'Povoljnije cijene u trgovini, prednost pri kupnji ulaznica i mjesto u obitelji Jadrana.',
      description: [
        '<p>Članstvo u Jadranu vrijedi jednu sezonu, a pogodnosti počinju čim iskaznica stigne. U trgovini vam uz većinu proizvoda vrijedi posebna članska cijena, a ulaznice za domaće utakmice možete kupiti dva dana prije ostalih.</p>',
        '<p>Iskaznica je tiskana na recikliranoj plastici i nosi vaše ime i crtični kod. Upišite ga u košarici i članska se cijena odmah obračuna.</p>',
        '<ul><li>članske cijene u trgovini</li><li>ranija kupnja ulaznica</li><li>poziv na otvoreni trening i druženje s momčadi</li><li>10 % popusta kod ugostitelja u Dvorani Bura</li></ul>',
        '<p>Prihod od članarina u cijelosti ide školama rukometa.</p>',
      ],
      alt: 'Tamnoplava članska iskaznica s grbom, s prednje i stražnje strane',
      categories: ['ulaznice-i-clanstvo'],
      priceCents: 15_00,
      taxRatePercent: 0,
      attributes: { 'sluzbeni-proizvod': true },
      stock: 500,
      crossSell: ['ulaznica', 'sal-jadran', 'dres-domaci'],
    },
  ]
}
