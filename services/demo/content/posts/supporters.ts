import type { PostEntry } from '#services/demo/content/entries.ts'

export const SUPPORTER_POSTS: readonly PostEntry[] = [
  {
    slug: 'brod-za-luku',
    title: 'Brod za Luku: navijači s otoka dolaze zajedno',
    excerpt:
      'Na dan velike utakmice isplovljava poseban trajekt. Povratak je nakon zadnjeg zvižduka, a na palubi svira klapa.',
    body: [
      '<p>Za utakmicu protiv Sjevernih otoka savez i otočni brodar organiziraju posebnu plovidbu. Brod kreće s Velog Školja, pristaje na Malom Školju i u Veloj Dragi, a u luku ispod Dvorane Bura stiže dva i pol sata prije početka.</p>',
      '<p>Povratak je sat nakon utakmice, bez obzira na produžetke. Karta u oba smjera stoji 8 eura, a za članove saveza i djecu do dvanaest godina 4 eura. Kupuje se na mjestima na kojima se inače prodaju trajektne karte.</p>',
      '<h2>Što treba znati</h2><ul><li>Ukrcaj počinje pola sata prije isplovljavanja.</li><li>Bicikli ostaju na rivi, dječja kolica idu na brod.</li><li>Bubnjevi su dobrodošli do deset navečer, poslije se pjeva bez njih.</li></ul>',
      '<p>Ulaznice za utakmicu nisu uključene u cijenu karte; kupite ih u <a href="/product/ulaznica">trgovini saveza</a>. Ako more ne dopusti plovidbu, brodar vraća cijeli iznos, a mi ulaznicu zamjenjujemo za idući domaći susret.</p>',
    ],
    picture: 'post-54',
    alt: 'Osvijetljeni trajekt pun navijača plovi noću prema Luci',
    category: 'navijaci',
    daysAgo: 7,
  },
  {
    slug: 'nastanak-koreografije',
    title: 'Dvije tisuće papira i jedan val: nastanak koreografije',
    excerpt:
      'Trideset navijača, tri noći u praznoj dvorani i jedan zvižduk koji pokreće sve. Bili smo s njima dok su slagali tribinu.',
    body: [
      '<p>Kad se protiv Gorja na istočnoj tribini podigao val, trajao je osam sekundi. Pripremao se šest tjedana. Crtež je nastao na milimetarskom papiru, jedan kvadratić za svako sjedalo, u pet boja.</p>',
      '<p>Noć prije utakmice trideset članova navijačke skupine Kurenat složilo je papire na dvije tisuće sjedala. Na svakom stoje dvije upute: na prvi zvižduk podigni, na drugi spusti. Treće nema, jer se, kažu, nitko ne bi sjetio.</p>',
      '<h2>Što kad netko dođe kasnije</h2><p>U tom slučaju rupu popunjavaju susjedi. Za svaki je red zadužen čuvar koji papire dodaje dalje. Nakon utakmice isti ih ljudi skupljaju: od dvije tisuće listova vratilo se njih 1.874, pa će se iskoristiti za još jednu sliku.</p>',
      '<blockquote><p>Najteže je što mi, koji smo to smislili, ništa ne vidimo. Tek sutradan na fotografiji saznamo je li val bio val.</p></blockquote>',
      '<p>Sljedeći se crtež priprema za Sjeverne otoke. O njemu znamo samo da trebaju još tirkiznog papira.</p>',
    ],
    picture: 'post-55',
    alt: 'Tribina puna raznobojnih papira koji zajedno čine val',
    category: 'navijaci',
    daysAgo: 21,
  },
  {
    slug: 'obiteljski-sektor',
    title: 'Obiteljski sektor: tiši zvučnici, više mjesta i kutak za bebe',
    excerpt:
      'U obnovljenoj dvorani uz ulaz B uređen je sektor za posjetitelje s malom djecom. Ondje se navija jednako glasno, ali bez psovki.',
    body: [
      '<p>Prvi put dolazite s djetetom? Sektor B u Dvorani Bura namijenjen je obiteljima. Zvučnici su ondje tiši, između redova ima više mjesta za kolica, a toalet je udaljen dvadesetak koraka. U kutku za dojenje i presvlačenje uvijek gori svjetlo i nikad ne treba čekati ključ.</p>',
      '<p>Na ulazu se besplatno mogu posuditi štitnici za uši u pet veličina. Djeci koja se lakše uznemire volonteri daju malu kartu dvorane s označenim mirnim mjestima, iz kojih se utakmica i dalje vidi.</p>',
      '<h2>Cijene</h2><p>Djeca do šest godina ulaze besplatno u krilu roditelja. Starija imaju vlastito sjedalo uz dječju ulaznicu, a <a href="/product/ulaznica-obiteljska">obiteljska ulaznica</a> obuhvaća četiri susjedna mjesta.</p>',
      '<h2>Mirnih pola sata</h2><p>Na svaku drugu domaću utakmicu sektor se otvara pola sata ranije. Tada u dvorani još nema glazbe, pa djeca mogu prošetati do parketa, dotaknuti mrežu i vidjeti odakle dolazi buka koja će poslije uslijediti. Roditelji kažu da je to polovica uspjeha.</p>',
      '<p>Sektor ima stotinu i osamdeset mjesta i uglavnom se napuni prvi. Ako ste član saveza, mjesta možete odabrati dva dana ranije.</p>',
    ],
    picture: 'post-58',
    alt: 'Roditelj s djetetom na ramenima koje ima štitnike za uši i zastavicu',
    category: 'navijaci',
    daysAgo: 34,
  },
  {
    slug: 'natjecaj-za-pjesmu',
    title: 'Natječaj za novu pjesmu s tribine',
    excerpt:
      'Staru znamo svi, i ona ostaje. Tražimo drugu: kraću, glasniju i takvu da je može naučiti i dijete u prvom razredu.',
    body: [
      '<p>Pjesma koju tribina pjeva četrdeset godina ima četiri kitice. Prvu znaju svi, drugu većina, a od treće se čuje samo bubanj. Savez i navijačka skupina Kurenat zato raspisuju natječaj za kratku navijačku pjesmu koja će joj praviti društvo.</p>',
      '<h2>Pravila</h2><ul><li>Najviše četiri stiha i pripjev.</li><li>Pjesma bodri svoje i ne vrijeđa nikoga.</li><li>Šalje se snimka glasa, makar s mobitela. Instrumenti nisu važni.</li></ul>',
      '<p>Povjerenstvo čine skladateljica Lidija Zorić, dirigent limene glazbe iz Luke i deset učenika četvrtih razreda, koji imaju pravo veta na sve što im je dosadno. Tri finalistice tribina će čuti na zagrijavanju, a pobjednica će se odabrati doslovno po glasnoći: mjeračem buke.</p>',
      '<p>Nagrada su dvije sezonske karte i snimanje u studiju. Prijave primamo do kraja zime na adresu saveza ili putem stranice <a href="/kontakti">Kontakti</a>.</p>',
    ],
    picture: 'post-56',
    alt: 'Bubanj s palicama, megafon i note nalik na lopte',
    category: 'navijaci',
    daysAgo: 36,
  },
  {
    slug: 'muzej-u-hodniku',
    title: 'Imate stari šal? Muzej u hodniku traži priče',
    excerpt:
      'Zid u prizemlju Dvorane Bura dobio je dvadeset okvira. Devetnaest je popunjeno, a dvadeseti čeka vas.',
    body: [
      '<p>U obnovljenoj dvorani, između ulaza i svlačionica, nalazi se hodnik kojim prolaze svi. Na njemu je sad dvadeset okvira s navijačkim stvarima: ulaznicama, čipkastom maramicom, bubnjarskom palicom i šalom koji je putovao u četrnaest zemalja, a jednom i u krivi grad.</p>',
      '<p>Uz svaki predmet stoji priča vlasnika, kratka koliko stane na razglednicu. Neke su smiješne, neke dirljive, a jedna je ispričana samo crtežom, jer ju je poslao četverogodišnjak.</p>',
      '<h2>Kako sudjelovati</h2><p>Donesite predmet na ulaz A radnim danom od 9 do 15 sati ili nam pošaljite fotografiju i nekoliko rečenica. Predmet ostaje vaš: posuđujemo ga na sezonu, pod staklom i osigurano, a onda ga vraćamo s potvrdom.</p>',
      '<p>Dvadeseti smo okvir ostavili prazan. Ispod njega piše: ovdje bi mogla biti vaša baka.</p>',
    ],
    picture: 'post-59',
    alt: 'Zid s uokvirenim šalovima, grbom i ulaznicom te okvirom s upitnikom',
    category: 'navijaci',
    daysAgo: 43,
  },
  {
    slug: 'marija-petotisucita',
    title: 'Marija, petotisućita: „Sjedim na istom mjestu od prve utakmice”',
    excerpt:
      'Umirovljena učiteljica iz Luke nije bila članica jer, kaže, nije znala da se to može biti. Pitali smo je i za sjedalo.',
    body: [
      '<p>Marija Lušetić ima sedamdeset i osam godina i sjedalo broj dvanaest u četvrtom redu južne tribine. Prije obnove bila je to daska. Obnovljena dvorana dobila je nova sjedala, a Marija pismo u kojem joj uprava potvrđuje da će broj ostati njezin.</p>',
      '<h2>Kako ste postali petotisućita?</h2><p>Slučajno. Unuka mi je kupila iskaznicu za rođendan, ja sam mislila da je to popust za kavu. Onda su nazvali i pitali mogu li doći na fotografiranje, a ja sam tog dana imala kolače u pećnici.</p>',
      '<h2>Sjećate li se prve utakmice?</h2><p>Naravno. Dovela sam razred da vidi kako se navija pristojno. Pobijedili smo. Djeca su bila glasna, a ja još gora, i nitko se nije htio vratiti u školu.</p>',
      '<h2>Što se promijenilo?</h2><p>Toplo je, ima ženskih toaleta i manje se puši. Ljudi su ostali isti. Prije utakmice svi znaju sve, a poslije nitko ništa.</p>',
      '<p>Na kraju nas je zamolila da dodamo samo jednu poruku: neka mladi donose jastučić, jer su nova sjedala lijepa, ali tvrda. Prenosimo.</p>',
    ],
    picture: 'post-57',
    alt: 'Starija gospođa s prugastim šalom sjedi na praznoj drvenoj tribini',
    category: 'navijaci',
    daysAgo: 44,
  },
  {
    slug: 'vraca-se-dres-iz-1994',
    title: 'Navijači odlučili: vraća se dres iz 1994.',
    excerpt:
      'U glasovanju je sudjelovalo gotovo četiri tisuće ljudi. Kosa crvena pruga pobijedila je s nešto više od tristo glasova razlike.',
    body: [
      '<p>Navijačima smo ponudili tri dresa iz arhive: vuneni iz 1956., zeleni iz 1978. i onaj iz 1994. s kosom crvenom prugom. Od 3.912 glasova zadnji je dobio 1.870, zeleni 1.516, a vuneni 526, uglavnom uz napomenu da vunu nikad više.</p>',
      '<p>Dres smo rekonstruirali prema fotografijama i sačuvanom primjerku Luke Matošina, koji je te godine nosio broj devet. Nosio ga je i na vlastitom vjenčanju, kako je razotkrio njegov brat.</p>',
      '<p>Umjesto sintetike iz devedesetih upotrijebili smo pamuk, a ovratnik je ostao isti, s dva gumba. <a href="/product/dres-retro">Retro dres</a> od danas je u trgovini, u ograničenoj seriji.</p>',
      '<p>Zelenom su navijači dali toliko glasova da smo ga ostavili za sljedeće glasovanje. Vunenom ćemo naći mjesto u muzeju, daleko od svake sobne temperature.</p>',
    ],
    picture: 'post-60',
    alt: 'Bež dres s kosom crvenom prugom na vješalici među glasačkim listićima',
    category: 'navijaci',
    daysAgo: 59,
  },
]
