import type { PostEntry } from '#services/demo/content/entries.ts'

export const HEALTH_POSTS: readonly PostEntry[] = [
  {
    slug: 'osam-vjezbi-za-koljeno',
    title: 'Osam vježbi koje čuvaju koljeno',
    excerpt:
      'Dvanaest minuta prije svakog treninga, bez opreme. Momčadi koje ih redovito rade imaju upola manje teških ozljeda.',
    body: [
      '<p>Koljeno u rukometu najčešće strada bez dodira: pri doskoku na jednu nogu ili nagloj promjeni smjera. Dobra je vijest da se upravo te ozljede mogu spriječiti. U dvije sezone praćenja juniorskih momčadi broj teških ozljeda koljena prepolovio se ondje gdje se vježbalo barem dvaput tjedno.</p>',
      '<p>Program su sastavili reprezentativna liječnica dr. Neda Buljević i fizioterapeut Luka Tičinović. Ne treba nikakva oprema, samo parket i malo strpljenja.</p>',
      '<ol><li><strong>Stajanje na jednoj nozi</strong> uz dodavanje lopte, 30 sekundi po strani.</li><li><strong>Čučanj do stolca,</strong> koljena u smjeru stopala, deset ponavljanja.</li><li><strong>Iskorak unatrag,</strong> osam po strani.</li><li><strong>Skok u mjestu s tihim doskokom,</strong> osam puta. Ako se čuje, ponavlja se.</li><li><strong>Skok u stranu s jedne noge,</strong> šest po strani.</li><li><strong>Nordijsko spuštanje,</strong> u paru, pet ponavljanja.</li><li><strong>Most na jednoj nozi,</strong> osam po strani.</li><li><strong>Promjena smjera u pola brzine,</strong> s niskim težištem, šest ponavljanja.</li></ol>',
      '<h2>Na što paziti</h2><p>Koljeno ne smije bježati prema unutra. Najlakše je to vidjeti uz suigrača koji stoji ispred vas. Bol nije dio vježbe: ako se pojavi, stanite i javite treneru.</p>',
      '<p>Kako to izgleda u praksi, pročitajte u razgovoru s <a href="/niko-simic-povratak">Nikom Šimićem</a>. Vježbe ne zamjenjuju liječnički pregled. Kod ozljede ili boli koja traje dulje od tjedan dana obratite se liječniku.</p>',
    ],
    picture: 'post-50',
    alt: 'Figura u ravnoteži na jednoj nozi, s označenim koljenom',
    category: 'struka',
    daysAgo: 27,
  },
  {
    slug: 'novi-postupak-nakon-potresa-mozga',
    title: 'Udarac u glavu nije sitnica: novi postupak nakon potresa mozga',
    excerpt:
      'Tko posumnja, vadi igrača iz igre. Povratak traje najmanje šest dana i nitko ga ne smije skratiti.',
    body: [
      '<p>Od ove sezone za sve uzraste vrijedi jedinstven postupak nakon udarca u glavu. Sažet je u rečenici koja visi na vratima svake svlačionice: ako sumnjaš, sjedni ga. Trener, sudac, liječnik i suigrač jednako su ovlašteni zatražiti zamjenu, a igrač se na parket tog dana više ne vraća.</p>',
      '<h2>Znakovi na koje valja paziti</h2><ul><li>glavobolja, mučnina, smetnje vida ili osjetljivost na svjetlo</li><li>zbunjenost, spora reakcija, ponavljanje istih pitanja</li><li>nesigurnost u hodu, pospanost, promjena ponašanja</li></ul>',
      '<p><strong>Hitnu pomoć treba pozvati odmah</strong> ako igrač izgubi svijest, povraća, ima grčeve ili jaku bol u vratu, odnosno ako mu se stanje pogoršava.</p>',
      '<h2>Povratak u šest koraka</h2><ol><li>odmor od napora i ekrana, dok simptomi ne nestanu</li><li>lagana šetnja ili bicikl</li><li>trčanje i vođenje lopte</li><li>trening bez dodira</li><li>potpuni trening, nakon pisanog odobrenja liječnika</li><li>utakmica</li></ol><p>Svaki korak traje najmanje dan. Ako se simptomi vrate, vraćate se korak unatrag.</p>',
      '<blockquote><p>Nijedna utakmica ne vrijedi više od toga da se dijete sutra sjeti što je jelo za večeru.</p></blockquote>',
      '<p>Riječi su to dr. Nede Buljević, voditeljice liječničke službe. Obrazac i upute klubovi su primili elektroničkom poštom, a treneri prolaze jednosatnu izobrazbu. Bez nje se od proljeća ne izdaje licenca.</p>',
    ],
    picture: 'post-51',
    alt: 'Profil glave u ljubičastim krugovima, osvijetljen liječničkom svjetiljkom',
    category: 'struka',
    daysAgo: 39,
  },
  {
    slug: 'sto-jesti-prije-utakmice',
    title: 'Što jesti prije utakmice, a što ostaviti za poslije',
    excerpt:
      'Savjeti nutricionistice Tee Jerković za igrače svih uzrasta, bez praškova i bez čuda. Ključno je pitanje, zapravo, kada.',
    body: [
      '<p>Ne postoji jelo koje pobjeđuje utakmice, ali postoji ono koje ih gubi. Nutricionistica reprezentacije Tea Jerković kaže da igrači najčešće griješe u vremenu, a ne u sastojcima: pretežak ručak prekasno i premalo vode prerano.</p>',
      '<h2>Tri do četiri sata prije</h2><p>Obrok s rižom, tjesteninom ili krumpirom, nešto piletine, ribe ili jaja te kuhano povrće. Masno i prženo ostavite za dan poslije.</p>',
      '<h2>Sat prije</h2><p>Banana, kriška kruha s medom ili malo sušenog voća. Ako vam je trema u želucu, i to je previše: dovoljna je čaša vode.</p>',
      '<h2>Nakon utakmice</h2><p>U prvih pola sata popijte vodu i nešto pojedite, makar sendvič. Cijelu večeru pojedite s društvom. Zapisano je i u znanosti i u bakinoj kuhinji da se mišić popravlja lakše kad mu nitko ne spominje promašaje.</p>',
      '<p>Za djecu vrijedi isto, samo manje. Energetska pića nisu za njih, a ni dodaci prehrani bez savjeta liječnika. Bocu vode, naprotiv, treba nositi na svaki trening.</p>',
      '<p>Recepte po kojima se kuha na okupljanjima reprezentacije naći ćete u kuharici <a href="/product/knjiga-kuharica">Snaga s mora</a>. Ako imate bolest koja traži posebnu prehranu, plan dogovorite s liječnikom ili nutricionistom.</p>',
    ],
    picture: 'post-52',
    alt: 'Tanjur kao rukometno igralište s bananom, tjesteninom, narančom i čašom vode',
    category: 'struka',
    daysAgo: 68,
  },
]
