import type { PostEntry } from '#services/demo/content/entries.ts'

export const SCHOOL_HANDBALL_POSTS: readonly PostEntry[] = [
  {
    slug: 'skolska-liga-118-skola',
    title: 'Školska liga raste: prijavilo se 118 škola',
    excerpt:
      'Od malih područnih škola do gimnazija u Luci: na parketu će ove godine biti više od tri tisuće učenika.',
    body: [
      '<p>Prijave za školsku ligu zaključene su i brojka nas je obradovala: sudjelovat će 118 škola, dvadeset i jedna više nego prošle godine. Na parket izlazi više od tri tisuće djevojčica i dječaka, a prvi turniri počinju odmah nakon zimskih praznika.</p>',
      '<h2>Kako se igra</h2><p>Utakmice traju dva puta po dvanaest minuta. U svakoj momčadi moraju zaigrati svi koji su na popisu, a zbroj golova vrijedi samo ako su pogodila barem tri različita igrača. Pravilo je uvedeno zbog jednog dječaka koji je lani sam postigao dvadeset i dva gola, i koji nam je poslije priznao da mu je bilo dosadno.</p>',
      '<ol><li>Gradski i otočni turniri, siječanj i veljača</li><li>Županijska natjecanja, ožujak i travanj</li><li>Završnica u Dvorani Bura, potkraj proljeća</li></ol>',
      '<h2>Što savez osigurava</h2><p>Prijevoz, dvije lopte po školi, sudce i voće. Nastavnici tjelesne i zdravstvene kulture mogu prije početka proći besplatnu četverosatnu radionicu, s gotovim planom treninga za skupine bez ikakva iskustva.</p>',
      '<h2>Kako pomoći</h2><p>Tražimo roditelje i umirovljene nastavnike koji bi jednom mjesečno vodili momčad na turnir ili držali zapisnik. Jedan dan u sezoni već je velika pomoć; javite se preko stranice <a href="/volonteri">Volonteri</a>.</p>',
      '<p>Najmanja je prijavljena škola ona s Malog Školja, s ukupno jedanaest učenika. U momčadi ih je deset. Jedanaesta, petašica Tonka, pisat će izvještaj s turnira i objavit ćemo ga ovdje.</p>',
    ],
    picture: 'post-30',
    alt: 'Djeca u majicama raznih boja trče preko igrališta, uz broj 118',
    category: 'mladi',
    daysAgo: 10,
  },
  {
    slug: 'vodic-za-roditelje',
    title: 'Mali vodič za roditelje na tribini',
    excerpt:
      'Dijete igra, trener vodi, sudac sudi. Što u svemu tome rade roditelji? Pitali smo djecu.',
    body: [
      '<p>Prošli smo mjesec u šest škola rukometa ostavili kutiju i pitanje: što bi htio da tvoji roditelji rade dok igraš? Dobili smo stotinjak papirića. Najčešći odgovor imao je samo tri riječi: da me gledaju.</p>',
      '<h2>Što djeca vole</h2><ul><li>Kad netko dođe na utakmicu iako pada kiša.</li><li>Kad plješćete i drugoj momčadi.</li><li>Kad poslije ne pitate za rezultat, nego je li bilo zabavno.</li></ul>',
      '<h2>Što ne vole</h2><ul><li>Kad dovikujete kamo treba trčati. Trener je rekao suprotno.</li><li>Kad se ljutite na sudca. Često ima petnaest godina i ide u istu školu.</li><li>Kad u automobilu ponavljate svaki promašaj.</li></ul>',
      '<h2>Pravilo vožnje kući</h2><p>Treneri koji godinama rade s djecom predlažu jednostavno pravilo: prvih dvadeset minuta nakon utakmice o utakmici govori samo dijete. Ako želi o sladoledu, onda o sladoledu.</p>',
      '<blockquote><p>Mama, ti samo sjedi i budi moja mama.</p></blockquote>',
      '<p>Papirić s ovom rečenicom uokvirili smo i objesili na ulaz u dvoranu, u visini očiju odraslih.</p>',
    ],
    picture: 'post-34',
    alt: 'Četvero odraslih s leđa gleda dječju utakmicu, uz natpis Ššš',
    category: 'mladi',
    daysAgo: 25,
  },
  {
    slug: 'skola-na-velom-skolju',
    title: 'Lopta na kraju linije: škola rukometa na Velom Školju',
    excerpt:
      'Trener dolazi prvim trajektom, odlazi zadnjim, a između toga vodi tri skupine u dvorani koja je nekad bila skladište mreža.',
    body: [
      '<p>Utorkom i petkom u 6:40 na trajekt za Veli Školj ukrca se trener Šimun Lozo s mrežom punom lopti. Vozi se sat i deset minuta, a na rivi ga već čeka dvoje djece koja žele nositi lopte. Uvijek je to isto dvoje i uvijek se prepiru tko će nositi mrežu.</p>',
      '<p>Škola rukometa na otoku ima trideset i četvero polaznika. Kad se zna da osnovnu školu pohađa pedeset i jedno dijete, jasno je zašto je u mjestu teško naći nekoga tko ne razlikuje sedmerac od slobodnog udarca.</p>',
      '<p>Godinama se vježbalo u nekadašnjem skladištu ribarskih mreža. Sad je škola dobila obnovljenu dvoranu s tristo sjedala, pa će na otoku prvi put domaćin biti i prvoligaš Tramontana. Djeca su dobila važnu zadaću: obrisati parket prije utakmice i u poluvremenu.</p>',
      '<blockquote><p>Pitaju me isplati li se putovati toliko zbog tri treninga. Isplati se svaki put kad se na povratku na pramcu ne čuje more od pjesme.</p></blockquote>',
      '<p>Školu vodi savez uz pomoć mještana, koji treneru svaki put ostave ručak. Petkom su to, naravno, srdele.</p>',
    ],
    picture: 'post-33',
    alt: 'Trajekt plovi prema mjestu s golom na rivi, a između njih leti lopta',
    category: 'mladi',
    daysAgo: 35,
  },
  {
    slug: 'tisucu-djevojcica-vise',
    title: 'Tisuću djevojčica više: kako smo promijenili satnicu',
    excerpt:
      'Nije trebala velika kampanja. Trebalo je pitati zašto djevojčice odustaju s jedanaest godina i poslušati odgovor.',
    body: [
      '<p>Prije tri sezone u školama rukometa bila je jedna djevojčica na tri dječaka, a s jedanaest godina polovica ih je odustajala. Danas ih je upisano tisuću više i omjer je gotovo izjednačen. Nismo uveli ništa spektakularno: promijenili smo raspored.</p>',
      '<p>Anketa među onima koje su odustale pokazala je da treninzi djevojčica najčešće dolaze zadnji, u pola osam navečer, kad su dvorane slobodne. Zimi to znači povratak kući po mraku. Klubovi su pristali na zamjenu: mlađe djevojčice sad treniraju prve.</p>',
      '<h2>Još dvije male promjene</h2><ul><li>U svakoj školi radi barem jedna trenerica. Savez je platio licenciranje četrdeset i šest žena.</li><li>Dresovi se više ne naručuju u jednom kroju, nego se biraju na probi.</li></ul>',
      '<p>Voditeljica programa Ana Prkić kaže da sljedeće pitanje već imaju: zašto trenerice odustaju s trideset. I ovaj će put, dodaje, najprije pitati njih.</p>',
    ],
    picture: 'post-36',
    alt: 'Djevojčica s pletenicom u skoku s loptom ispred velikog sata',
    category: 'mladi',
    daysAgo: 47,
  },
  {
    slug: 'stipendija-prvi-korak',
    title: 'Stipendija Prvi korak: dvanaest mladih dobilo potporu',
    excerpt:
      'Potpora pokriva učenički dom, putovanja i knjige. Za ocjene pitamo, ali ne zato da bismo nekoga isključili.',
    body: [
      '<p>Dvanaest srednjoškolki i srednjoškolaca ove jeseni prima stipendiju Prvi korak. Dolaze iz mjesta u kojima nakon osnovne škole nema kluba, pa rukomet znači i selidbu: nova škola, nova soba i prvi put perilica rublja.</p>',
      '<p>Stipendija iznosi 180 eura mjesečno, a savez plaća i učenički dom. Novac dolazi iz trgovine saveza: svaki četvrti euro dobiti ide u ovaj fond. Svaki stipendist ima mentora, bivšeg igrača ili igračicu, s kojim jednom tjedno popije kakao i razgovara o svemu osim o rezultatima.</p>',
      '<p>Ocjene su dio razgovora, ali ne i razlog za oduzimanje potpore. Kad nekome krene lošije, dobije poduku iz matematike, a ne opomenu.</p>',
      '<p>Među prvim stipendistima bio je i Jakov Perina, danas najbolji strijelac lige. Maturirao je s vrlo dobrim, a mentor mu je, na vlastito inzistiranje, ostao i poslije.</p>',
    ],
    picture: 'post-37',
    alt: 'Dvije sportske tenisice na stubama složenima od knjiga',
    category: 'mladi',
    daysAgo: 77,
  },
]
