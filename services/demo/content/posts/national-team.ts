import type { PostEntry } from '#services/demo/content/entries.ts'

export function nationalTeamPosts(match: {
  readonly date: string
  readonly onDay: string
  readonly time: string
}): readonly PostEntry[] {
  return [
    {
      slug: 'popis-igraca-za-kvalifikacije',
      title: 'Izbornik objavio popis: osamnaest igrača za Sjeverne otoke',
      excerpt:
        'Tri povratnika, jedan debitant i isti vratarski dvojac. Reprezentacija se okuplja u Luci i počinje pripreme za najvažniju utakmicu kvalifikacija.',
      body: [
        '<p>Izbornik Stipan Vodanić objavio je popis igrača za kvalifikacijsku utakmicu protiv Sjevernih otoka. U Luku putuje osamnaest reprezentativaca, a šesnaestoricu za zapisnik doznat ćemo na dan utakmice.</p>',
        '<p>Nakon dulje stanke zbog ozljede vraća se pivot Niko Šimić, a uz njega su ponovno i krilo Bartul Grgas te srednji vanjski Lovre Kuštre. Prvi put poziv je dobio dvadesetogodišnji lijevi vanjski Jakov Perina, najbolji strijelac lige u prvom dijelu sezone.</p>',
        '<blockquote><p>Nismo birali imena, nego uloge. Svaki od ovih igrača zna zašto je pozvan i što od njega očekujemo u obrani. Napad će doći sam ako budemo strpljivi.</p></blockquote>',
        [
          '<h2>Vratari</h2><p>Frane Đurđek (Svjetionik), Ante Brnas (Lanterna)</p>',
          '<h2>Vanjski igrači</h2><p>Toma Žuvelić, kapetan (Škver), Lovre Kuštre (Bonaca), Jakov Perina (Tramontana), Mislav Čović (Svjetionik), Dujam Rakić (Lanterna), Roko Šparožić (Kamenica)</p>',
          '<h2>Krila</h2><p>Jerko Kovaček (Svjetionik), Bartul Grgas (Bonaca), Petar Ljubić (Kamenica), Šime Đurin (Škver), Zvonko Macura (Tramontana)</p>',
          '<h2>Pivoti</h2><p>Niko Šimić (Škver), Vice Malinić (Lanterna), Krešo Žanić (Tramontana), Duje Barbić (Bonaca), Ivo Lončarin (Svjetionik)</p>',
        ].join('\n'),
        `<p>Momčad se okuplja u ponedjeljak u kampu uz Dvoranu Bura. Otvoreni trening za navijače održat će se dva dana prije utakmice, a ulaz je slobodan. Utakmica se igra ${match.onDay}, s početkom u ${match.time} sati.</p>`,
        '<p>Ulaznice su u prodaji u <a href="/product/ulaznica">internetskoj trgovini saveza</a>. Članovi ih kupuju po povlaštenoj cijeni.</p>',
      ],
      picture: 'post-01',
      alt: 'Igrači u tamnoplavim dresovima zagrljeni u redu, okrenuti leđima',
      category: 'reprezentacija',
      daysAgo: 1,
    },
    {
      slug: 'novi-domaci-dres',
      title: 'Valovi na prsima: predstavljen novi domaći dres',
      excerpt:
        'Duboka plava, crveni obrub i uzorak koji se pri dnu pretvara u more. Novi domaći dres premijerno nosimo protiv Sjevernih otoka.',
      body: [
        '<p>Na rivi u Luci, između ribarskih barki i znatiželjnih galebova, kapetan Toma Žuvelić prvi je odjenuo novi domaći dres reprezentacije. Nekoliko stotina navijača pozdravilo ga je pjesmom, a najglasniji su, očekivano, bili učenici škole rukometa.</p>',
        '<p>Dres je tamnoplav kao more iza druge bove, a uzorak valova počinje kod struka i prema dnu prelazi u tirkiz. Crveni obrub na ovratniku i rukavima posveta je starom lučkom svjetioniku, koji je vidljiv i s tribina Dvorane Bura.</p>',
        '<blockquote><p>Kad ga obučeš, shvatiš da je lagan, a onda se sjetiš što predstavlja i više nije tako lagan. To je dobar osjećaj.</p></blockquote>',
        '<p>Tkanina je izrađena od recikliranih vlakana i teška je samo 140 grama po četvornome metru. Igrači su je isprobavali cijelo ljeto, a na njihov su prijedlog šavovi ispod ruku premješteni prema leđima.</p>',
        '<p>Uz domaći stižu i bijeli gostujući te zeleni vratarski dres. Svi su u trgovini, u veličinama od XS do XXL, a za najmlađe je tu <a href="/product/dres-djecji">dječji dres Mali Jadran</a>.</p>',
        '<p>Novi <a href="/product/dres-domaci">domaći dres</a> možete naručiti već danas. Narudžbe zaprimljene do podneva šaljemo isti radni dan.</p>',
      ],
      picture: 'post-02',
      alt: 'Krupni plan ovratnika i grba na novom domaćem dresu',
      category: 'reprezentacija',
      daysAgo: 4,
    },
    {
      slug: 'ulaznice-jadran-sjeverni-otoci',
      title: 'Ulaznice za Sjeverne otoke: prodaja je počela',
      excerpt: `Jadran dočekuje Sjeverne otoke ${match.date} u ${match.time}. Objavljujemo cijene, raspored ulaza i upute za dolazak u Dvoranu Bura.`,
      body: [
        `<p>Počela je prodaja ulaznica za kvalifikacijsku utakmicu Jadran – Sjeverni otoci, koja se igra ${match.onDay}, u Dvorani Bura u Luci. Početak je u ${match.time} sati, a vrata se otvaraju sat i pol ranije.</p>`,
        '<p>Ulaznica stoji 12 eura, a za članove saveza 9 eura. Djeca do šest godina ulaze besplatno ako sjede roditelju u krilu, za starije postoji <a href="/product/ulaznica-djecja">dječja ulaznica</a>, a za četvero <a href="/product/ulaznica-obiteljska">obiteljska</a>. Kupuje se <a href="/product/ulaznica">u našoj trgovini</a>, a ulaznica stiže e-poštom i dovoljno ju je pokazati na telefonu.</p>',
        '<h2>Kako doći</h2><p>Parkiralište uz dvoranu na dan utakmice rezervirano je za osobe s invaliditetom i momčadi. Preporučujemo gradski autobus broj 7, koji s kolodvora vozi svakih deset minuta, ili petnaest minuta ugodne šetnje uz more.</p>',
        '<h2>Što ponijeti</h2><p>Dobro raspoloženje, šal i glas. Zastave na štapu do jednog metra su dopuštene, dok pirotehnika, staklo i ruksaci veći od 20 litara ostaju ispred ulaza. Pristupačan ulaz C otvoren je od samog početka, a pomoć pri dolasku možete dogovoriti putem stranice <a href="/kontakti">Kontakti</a>.</p>',
        '<p>Posljednja tri susreta ovih momčadi rasprodana su više od tjedan dana prije početka. Ako planirate doći većom skupinom, nemojte čekati posljednji vikend.</p>',
      ],
      picture: 'post-03',
      alt: 'Najava utakmice: Jadran protiv Sjevernih otoka',
      category: 'reprezentacija',
      daysAgo: 6,
    },
    {
      slug: 'intervju-kapetan-toma-zuvelic',
      title: 'Kapetan Žuvelić: „U Dvorani Bura čuješ i kad dvorana šuti”',
      excerpt:
        'S kapetanom reprezentacije razgovarali smo o vođenju momčadi, prvim tenisicama, strahu od šutnje i utakmici koju još uvijek sanja.',
      body: [
        '<p>Toma Žuvelić za reprezentaciju je odigrao 112 utakmica, a kapetansku vrpcu nosi petu godinu. Razgovarali smo na praznim tribinama, dva sata prije treninga, dok je domar brisao parket.</p>',
        '<h2>Sjećate li se svojih prvih rukometnih tenisica?</h2><p>Sjećam se tuđih. Naslijedio sam ih od bratića i bile su dva broja prevelike. Mama je u vrh stavljala novine. Zato i danas kočim na petama.</p>',
        '<h2>Što kapetan kaže momčadi prije velike utakmice?</h2><p>Što manje. Svi znamo što je pred nama. Obično ih podsjetim na prvi trening svakoga od njih, jer te ljudi najbolje igraju kad se sjete zašto su počeli. A onda Đurđek ispriča vic koji nitko ne razumije i svi se opuste.</p>',
        '<h2>Kakva je Dvorana Bura iz igračke perspektive?</h2><p>Glasna je na način koji te nosi. Ali ono najposebnije dogodi se kad protivnik izvodi sedmerac. Pet tisuća ljudi utihne i ti čuješ zrak. U Dvorani Bura čuješ i kad dvorana šuti.</p>',
        '<h2>Koju utakmicu sanjate?</h2><p>Onu koju smo izgubili. Imao sam zadnji šut, stativa, gotovo. Četiri godine poslije shvatio sam da sam iz nje naučio više nego iz svih pobjeda zajedno, ali me i dalje ponekad probudi.</p>',
        '<h2>Što poručujete navijačima uoči Sjevernih otoka?</h2><p>Dođite ranije. Zagrijavanje s punim tribinama nama znači jednako kao i zadnjih pet minuta.</p>',
      ],
      picture: 'post-05',
      alt: 'Portret kapetana reprezentacije iz profila, s brojem četiri iza njega',
      category: 'reprezentacija',
      daysAgo: 12,
    },
  ]
}
