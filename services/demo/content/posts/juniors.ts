import type { PostEntry } from '#services/demo/content/entries.ts'

export const JUNIOR_POSTS: readonly PostEntry[] = [
  {
    slug: 'juniori-u-planini',
    title: 'Juniori tjedan dana u planini, bez lopte do srijede',
    excerpt:
      'Izbornik Davor Melada odveo je dvadeset juniora na tisuću i dvjesto metara. Lopte su stigle tek trećeg dana, i to pješice.',
    body: [
      '<p>Juniorska reprezentacija završila je tjedan priprema u planinarskom domu na Crnom vrhu. Prva tri dana program nije predviđao loptu: trčalo se, pililo drva, učilo kuhati i razgovaralo uz peć, jer signala u domu nema.</p>',
      '<p>U srijedu su dvojica igrača dobila zadatak sići u selo i donijeti mrežu s osam lopti. Vratili su se nakon četiri sata, s loptama, sirom i tri nova prijatelja. Popodnevni je trening bio najbrži u tjednu.</p>',
      '<p>Izbornik Melada objašnjava da nije bila riječ o kazni ni o izdržljivosti, nego o redoslijedu. Momčad se upoznaje brže kad mora skuhati ručak za dvadeset i četvero nego kad ponavlja akcije.</p>',
      '<blockquote><p>Tko je zaboravio posoliti grah, u obrani je poslije trčao kao nikad. Pamte se takve stvari.</p></blockquote>',
      '<p>Juniori u siječnju igraju dva prijateljska susreta, a na proljeće ih čeka kvalifikacijski turnir. Konačni popis izbornik objavljuje nakon zimske stanke.</p>',
    ],
    picture: 'post-31',
    alt: 'Mladi igrači trče uzbrdo u koloni, iza njih planine i borovi',
    category: 'mladi',
    daysAgo: 42,
  },
  {
    slug: 'kadeti-lucki-kup',
    title: 'Kadeti drugi na Lučkom kupu, a publika ih ispratila kao prve',
    excerpt:
      'Šest utakmica u pet dana, poraz u finalu nakon produžetaka i pismo koje je stiglo tjedan dana poslije.',
    body: [
      '<p>Kadetska reprezentacija osvojila je drugo mjesto na Lučkom kupu. U finalu su dječaci Ivice Rogošića nakon produžetaka izgubili od Zapadnog zaljeva, 31 : 33, a vodili su još minutu prije kraja redovnog dijela.</p>',
      '<p>Odlučujući je sedmerac u vratnicu pogodio Lovro Bebić, dotad najbolji igrač turnira. Dok su protivnici slavili na parketu, dvorana je ustala i zapljeskala njemu. Pljesak je trajao toliko dugo da je voditelj podjelu medalja pomaknuo za desetak minuta.</p>',
      '<p>Tjedan dana poslije u savez je stiglo pismo pobjednika. Kapetan Zapadnog zaljeva napisao je da je i on lani promašio u finalu i da mu tada nitko nije pljeskao. Pismo smo uručili Lovri, koji je odgovorio istog dana.</p>',
      '<p>Najboljim vratarom turnira proglašen je Roko Benić, a u idealnu sedmorku ušli su i Bebić te krilo Tin Sesar.</p>',
    ],
    picture: 'post-35',
    alt: 'Mladić sa srebrnom medaljom između dvojice suigrača',
    category: 'mladi',
    daysAgo: 62,
  },
  {
    slug: 'kamp-mali-jadran-u-slikama',
    title: 'Kamp Mali Jadran: ljeto u trideset i dvije fotografije',
    excerpt:
      'Više od stotinu djece, deset trenera i jedna izgubljena pa pronađena japanka. Izabrali smo fotografije koje su snimila djeca.',
    body: [
      '<p>Na ljetnom kampu Mali Jadran svaka je soba dobila fotoaparat za jednokratnu uporabu i jedno pravilo: snimi ono što bi pokazao baki. Od nekoliko stotina snimki djeca su sama izabrala trideset i dvije. Izložene su u hodniku Dvorane Bura do kraja zime.</p>',
      '<p>Na njima ima manje golova nego što bi čovjek očekivao. Ima zato mnogo leđa u moru, lopta koja se suši na špagi, trener koji spava s kapom na licu i dvije djevojčice koje dijele jedan par čarapa jer su druge otplovile.</p>',
      '<p>Kamp je trajao dva tjedna, u dvije smjene. Ujutro se treniralo na travi, popodne u plićaku, a navečer se igrala utakmica bez rezultata, na kojoj su treneri morali bacati lošijom rukom.</p>',
      '<p>Prijave za sljedeće ljeto otvaramo na proljeće. Termin je već u kalendaru saveza, a prednost imaju djeca koja na kampu još nisu bila.</p>',
    ],
    picture: 'post-32',
    alt: 'Fotografije lopte, školjke, šatora, gola i djeteta na prugastom ručniku',
    category: 'mladi',
    daysAgo: 96,
  },
]
