import type { PostEntry } from '#services/demo/content/entries.ts'

export const CENTENARY_POSTS: readonly PostEntry[] = [
  {
    slug: 'svecana-akademija',
    title: 'Sto godina u jednoj večeri: svečana akademija saveza',
    excerpt:
      'Na pozornici su se sreli igrači iz osam desetljeća, a najdulji pljesak dobila je lopta stara devedeset i šest godina.',
    body: [
      '<p>Gradsko kazalište u Luci rijetko je kad bilo tako puno i tako visoko. Na svečanoj akademiji povodom stotoga rođendana saveza okupilo se više od četiristo igračica, igrača, trenera, sudaca i domara, od kojih su najstariji pamtili rukomet s jedanaest igrača na travi.</p>',
      '<p>Večer je vodilo pitanje koje je predsjednik Vinko Barada postavio na početku: što bismo prepoznali da se vratimo u učionicu iznad ribarnice, u kojoj je sedam klubova potpisalo osnivačku povelju? Odgovori su bili različiti, ali se jedan ponavljao: prepirku oko rasporeda.</p>',
      '<h2>Lopta iz škrinje</h2><p>Najstariji sačuvani predmet pronašla je obitelj Dujmov na tavanu kuće u Kamenici. Kožnata lopta iz 1930. teška je gotovo pola kilograma, a na unutarnjoj strani ima potpise cijele prve momčadi. Na pozornicu ju je donijela osmogodišnja praunuka tadašnjeg vratara i, na opće olakšanje, nije je ispustila.</p>',
      '<h2>Nagrade</h2><ul><li>Za životno djelo: trenerica Jelica Matas, koja je u pola stoljeća vodila jedanaest generacija.</li><li>Za volontiranje: obitelj Pavlinović, tri naraštaja redara.</li><li>Za doprinos djeci: nastavnica Marica Sladoljev iz Punte.</li></ul>',
      '<p>Program je zaključio dječji zbor pjesmom koja se na utakmicama pjeva već četrdeset godina. Refren je, dakako, pjevala cijela dvorana.</p>',
    ],
    picture: 'post-38',
    alt: 'Stara kožnata lopta pod svjetlom na pozornici, uz broj 100',
    category: 'vijesti-saveza',
    daysAgo: 49,
  },
  {
    slug: 'predstavljena-knjiga',
    title: 'Predstavljena knjiga Sto godina rukometa',
    excerpt:
      'Tri autora, sedam godina rada i pedeset i dva razgovora. Prvi primjerak dobio je pekar koji je momčad vozio na prvo gostovanje.',
    body: [
      '<p>U Gradskoj knjižnici u Luci predstavljena je knjiga Sto godina rukometa. Na 240 stranica autori Nikola Begović, Mira Jozić i Stjepan Ružić ispričali su povijest saveza glasovima ljudi koji su je živjeli.</p>',
      '<p>Knjiga ne počinje s klubovima, nego s dvorištem škole u kojem je nastavnik Frano Lukin 1924. djeci bacio loptu sašivenu od stare kožnate torbe. Dvije godine poslije postojalo je sedam klubova i jedan savez.</p>',
      '<blockquote><p>Tražili smo rezultate, a nalazili ljude. Rezultati su na kraju stali u dvadeset stranica tablica.</p></blockquote>',
      '<p>Prvi je primjerak uručen Juri Periću, devedesetogodišnjem pekaru koji je momčad 1958. kombijem odvezao na prvo gostovanje preko granice. Na pitanje sjeća li se rezultata odgovorio je da se sjeća brašna po dresovima.</p>',
      '<p><a href="/product/knjiga">Knjiga je u prodaji u našoj trgovini</a>, a članovi je mogu posuditi i u svakoj knjižnici na obali i otocima.</p>',
    ],
    picture: 'post-39',
    alt: 'Otvorena knjiga sa stranicama kao igralištem i igračem ispred crvenog sunca',
    category: 'vijesti-saveza',
    daysAgo: 51,
  },
  {
    slug: 'arhiva-saveza-4200-fotografija',
    title: 'Arhiva saveza otvorena za sve: 4.200 fotografija',
    excerpt:
      'Dvije godine skeniranja, sedamdeset kutija i mnogo prašine. Sad tražimo ljude koji će prepoznati lica.',
    body: [
      '<p>U podrumu stare zgrade saveza desetljećima je stajalo sedamdeset kutija s natpisom „razno”. Danas su prazne. U dvije godine skenirano je 4.200 fotografija, 310 plakata i 96 zapisnika, a prostor arhive u Domu sportova otvoren je svima srijedom od 16 do 19 sati.</p>',
      '<p>Najstarija snimka potječe iz 1927. i prikazuje utakmicu na ledini kraj mlina. Ima ih i smiješnih: cijela momčad u posuđenim kupaćim gaćama, sudac na magarcu i domar koji pod starim satom drži ljestve i cigaretu.</p>',
      '<h2>Tko je to?</h2><p>Na gotovo tisuću fotografija ne znamo imena. U čitaonici su ispisane i numerirane, a uz svaku stoji prazna kartica. Prvog su dana posjetitelji prepoznali šezdeset i tri osobe, od kojih dvije same sebe.</p>',
      '<p>Imate li kod kuće stare snimke, donesite ih. Skeniramo na mjestu i original odmah vraćamo.</p>',
    ],
    picture: 'post-46',
    alt: 'Stare fotografije obješene na konopcu, jedna pod povećalom',
    category: 'vijesti-saveza',
    daysAgo: 72,
  },
]
