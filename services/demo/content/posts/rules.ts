import type { PostEntry } from '#services/demo/content/entries.ts'

export const RULES_POSTS: readonly PostEntry[] = [
  {
    slug: 'sto-je-pasivna-igra',
    title: 'Pravila ukratko: što je zapravo pasivna igra',
    excerpt:
      'Sudac je podigao ruku i tribina je počela vikati. Objašnjavamo što to znači, koliko napada još ostaje i zašto se ruka katkad spusti.',
    body: [
      '<p>Nijedno pravilo ne izaziva toliko uzdaha. Pasivna igra znači da momčad drži loptu bez prepoznatljivog pokušaja da napadne ili uputi udarac na gol. Pravilo štiti gledatelje od dosade, a protivnika od gubitka vremena.</p>',
      '<h2>Kako to izgleda na parketu</h2><ol><li>Sudac procijeni da momčad ne pokušava doći do gola i podigne ruku. To je znak upozorenja.</li><li>Od tog trenutka momčad ima najviše četiri dodavanja prije udarca.</li><li>Ako obrana skrivi slobodni udarac ili lopta izađe u aut preko nje, broj se ne vraća na nulu.</li><li>Ako nakon četvrtog dodavanja nema udarca, loptu dobiva protivnik.</li></ol>',
      '<h2>Kad se ruka spušta</h2><p>Kad napad uputi udarac na gol koji vratar obrani ili koji se odbije od vratnice pa se lopta vrati istoj momčadi, kao i kad obrana dobije opomenu ili isključenje. Odbrojavanje tada počinje ispočetka tek ako sudac ponovno podigne ruku.</p>',
      '<h2>Najčešća zabluda</h2><p>Ne postoji određen broj sekundi nakon kojega je igra pasivna. Sudac prati tempo, kretanje i namjeru. Spora momčad koja svakih deset sekundi prijeti prolazom nije pasivna, a brza koja trči u krug jest.</p>',
      '<p>Nove znakove, koje je sudačko povjerenstvo predstavilo na <a href="/seminar-sudaca-nova-pravila">seminaru sudaca</a>, gledat ćete od prvog proljetnog kola.</p>',
    ],
    picture: 'post-47',
    alt: 'Sudac s podignutom rukom i četiri označena dodavanja',
    category: 'struka',
    daysAgo: 14,
  },
  {
    slug: 'trenerska-licenca-b-upisi',
    title: 'Trenerska licenca B: upisi za zimsku skupinu',
    excerpt:
      'Devedeset sati nastave, pet vikenda i mentorska godina u klubu. Ima dvadeset i osam mjesta, od kojih je deset namijenjeno ženama.',
    body: [
      '<p>Otvorene su prijave za tečaj kojim se stječe licenca B, potrebna za rad s kadetima i juniorima te za pomoćnog trenera u seniorskim ligama. Predavanja vode izbornici i treneri reprezentacija, a praktični se dio odvija u Dvorani Bura.</p>',
      '<h2>Što se uči</h2><ul><li>planiranje treninga prema uzrastu</li><li>individualna obrana i rad s vratarima</li><li>sprječavanje ozljeda i povratak nakon njih</li><li>razgovor s igračem, roditeljem i sudcem</li></ul>',
      '<h2>Uvjeti</h2><p>Važeća licenca C, najmanje godina rada u klubu i završena srednja škola. Prijava sadrži životopis i jednu stranicu na temu: što bih promijenio u svome prvom treningu. Zadnji je dio, prema riječima voditelja Davora Melade, uvijek najzanimljiviji.</p>',
      '<p>Kotizacija je 320 eura, a polovicu vraća savez onima koji nakon tečaja godinu dana rade s djecom. Datum početka i mjesto naći ćete u kalendaru.</p>',
      '<h2>Što čitati prije</h2><p>Polaznicima preporučujemo <a href="/product/knjiga-trening">Trening od prvog dodira</a>, priručnik nastao u našim školama rukometa. Nije obvezan, ali se na ispitu primijeti tko ga je imao u torbi.</p>',
      '<p>Prijave šaljite putem stranice <a href="/kontakti">Kontakti</a>, do popunjenja mjesta.</p>',
    ],
    picture: 'post-49',
    alt: 'Trener s leđa pred taktičkom pločom punom strelica',
    category: 'struka',
    daysAgo: 20,
  },
  {
    slug: 'sestre-poljak-sudacki-par',
    title: 'Sestre Poljak: prvi sudački par sestara u Prvoj ligi',
    excerpt:
      'Zrinka i Marta zajedno sude dvanaest sezona. Na pitanje tko odlučuje kad se ne slože, odgovorile su u isti glas.',
    body: [
      '<p>Zrinka i Marta Poljak u osmom su kolu sudile susret Kamenice i Oseke i tako postale prvi sudački par sestara u Prvoj ligi. Došle su vlastitim automobilom, s termosicom kave i jednim pravilom: na utakmicu se ne kasni, a s utakmice se ne žuri.</p>',
      '<p>Sudački su tečaj upisale zbog besplatnog izleta. Zrinka, starija dvije godine, imala je šesnaest, Marta četrnaest, pa joj je trebala posebna dozvola. Prvu su utakmicu sudile u dvorištu škole, a protokol pisale kredom.</p>',
      '<h2>Mogu li se sestre dogovoriti?</h2><p>Znak im je kratak pogled. Ako se ne slože, vrijedi odluka one koja je bliže, a svađa se ostavlja za vožnju. Jednom su, kažu, vozile do kuće tri sata i dvaput stale na odmorištu da dovrše raspravu o jednom isključenju.</p>',
      '<blockquote><p>Ljudi misle da se na parketu razumijemo jer smo sestre. Razumijemo se jer smo vježbale.</p></blockquote>',
      '<p>Sudačko povjerenstvo ima ih na popisu za završnicu kupa. Odluku o tome tko će tada voziti još nisu donijele.</p>',
    ],
    picture: 'post-48',
    alt: 'Dvije sutkinje u žutim majicama sa zviždaljkama i podignutom rukom',
    category: 'struka',
    daysAgo: 24,
  },
  {
    slug: 'zapisnicki-stol',
    title: 'Zapisnički stol: posao za one koji vole red',
    excerpt:
      'Sat, papir, dvije olovke i nijedna pogreška. Kako izgleda utakmica s mjesta s kojeg se ne smije navijati.',
    body: [
      '<p>Za zapisničkim stolom sjede dvoje. Jedno mjeri vrijeme, drugo bilježi golove, opomene i isključenja. Ako obave posao dobro, nitko ih ne spomene. U cijeloj sezoni dogodila se samo jedna pogreška mjeritelja vremena: sat je ostao stajati dok je dječji balon prelazio preko stola.</p>',
      '<h2>Što treba znati</h2><p>Pravilnik, osnovne znakove sudaca i jednostavan program za elektronički zapisnik. Najvažnija je ipak mirnoća: kad u zadnjoj minuti obje klupe viču o izmjenama, sat mora stajati, a ruka ne smije drhtati.</p>',
      '<h2>Tečaj</h2><p>Dvodnevni tečaj održava se triput godišnje. Upisati se može od šesnaeste godine, a prvih pet utakmica uz stol sjedi i iskusni kolega. Za svaku utakmicu plaća se naknada i put.</p>',
      '<p>Prijave zaprimamo putem stranice <a href="/kontakti">Kontakti</a>. Ako ste osoba koja u društvu pamti rezultate iz osnovne škole, vjerojatno vas tražimo.</p>',
    ],
    picture: 'post-53',
    alt: 'Dvoje ljudi za zapisničkim stolom sa štopericom, iznad njih sat',
    category: 'struka',
    daysAgo: 56,
  },
]
