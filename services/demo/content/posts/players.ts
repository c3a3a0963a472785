import type { PostEntry } from '#services/demo/content/entries.ts'

export const PLAYER_POSTS: readonly PostEntry[] = [
  {
    slug: 'kako-igraju-sjeverni-otoci',
    title: 'Protivnik pod povećalom: kako igraju Sjeverni otoci',
    excerpt:
      'Visoka obrana, strpljiv napad i desno krilo kojem ne treba mnogo prostora. Stožer reprezentacije pogledao je njihovih zadnjih dvanaest utakmica.',
    body: [
      '<p>Tko očekuje divlji ritam, iznenadit će se. Sjeverni otoci napadaju dugo, prosječno četrdeset i jednu sekundu, i gotovo nikad ne šalju loptu u gol prije nego što obrana pogriješi. U zadnjih dvanaest utakmica izgubili su samo dvije, obje tijesno.</p>',
      '<h2>Obrana 6 : 0</h2><p>Šestorica na crti, dvojica viša od dva metra u sredini. Udarci s distance lako im ostaju u bloku, pa će naši vanjski morati tražiti prolaz između drugoga i trećega, gdje su njihovi braniči najsporiji. Zato je, među ostalim, na popisu Jakov Perina.</p>',
      '<h2>Napad preko desne strane</h2><p>Polovica njihovih pogodaka nastaje na desnoj strani. Krilo Eirik Holm puca iz kuta manjeg od petnaest stupnjeva i pogađa sedam od deset prilika. Naš lijevi branič imat će pune ruke posla.</p>',
      '<h2>Gdje su ranjivi</h2><ul><li>U povratku: iz kontre primaju gotovo trećinu golova.</li><li>U zadnjih deset minuta prvog poluvremena, kad obično odmaraju najbolji par u obrani.</li><li>Na sedmercima: od zadnjih trideset obranili su samo tri.</li></ul>',
      '<blockquote><p>Nisu bolji od nas i nisu lošiji. Strpljiviji jesu. Utakmicu će dobiti tko prvi nauči ono što drugi već zna.</p></blockquote>',
      '<p>Analizu je pripremio pomoćni trener Marin Kalogjera. Cijela je, kaže, duga dvadeset i sedam stranica, a igrači su dobili onu od jedne. Ulaznice su u <a href="/product/ulaznica">trgovini saveza</a>.</p>',
    ],
    picture: 'post-16',
    alt: 'Četvorica igrača u bordo dresovima u bloku, uz taktičke strelice',
    category: 'reprezentacija',
    daysAgo: 2,
  },
  {
    slug: 'popis-igracica-za-istocnu-obalu',
    title: 'Izbornica Marinčić pozvala sedamnaest igračica',
    excerpt:
      'Za utakmicu protiv Istočne obale poziv su dobile tri vratarke i dvije igračice koje još idu u srednju školu.',
    body: [
      '<p>Izbornica ženske reprezentacije Dora Marinčić objavila je popis za drugo kolo kvalifikacija. Protivnica je Istočna obala, a igra se u Dvorani Bura, samo nekoliko dana prije velike utakmice muške reprezentacije.</p>',
      '<p>Okosnica je ostala ista kao u pobjedi nad Ravnicom. Novost su vratarka Lana Šegvić i vanjska Tina Barać, obje iz Levanta i obje maturantice. Izbornica za njih ima dogovor sa školom: trening u osam, nastava u deset, a matematika se ne preskače.</p>',
      [
        '<h2>Vratarke</h2><p>Paola Gržan (Plima), Mirta Sušac (Oseka), Lana Šegvić (Levant)</p>',
        '<h2>Vanjske igračice</h2><p>Ines Škarica, kapetanica (Plima), Tea Vidošević (Lanterna), Lucija Božin (Svjetionik), Marta Kožul (Oseka), Antea Pivčević (Plima), Klara Jurlina (Bonaca), Tina Barać (Levant)</p>',
        '<h2>Krila</h2><p>Ema Kalebić (Plima), Zara Mihovilić (Levant), Petra Drnas (Svjetionik), Iva Lozica (Oseka)</p>',
        '<h2>Pivotkinje</h2><p>Nela Bumbak (Lanterna), Gita Roso (Plima), Stela Ćurlin (Bonaca)</p>',
      ].join('\n'),
      '<blockquote><p>Istočna obala trči više od svih u skupini. Mi ćemo trčati pametnije, a tko to ne može, neka ipak trči više.</p></blockquote>',
      '<p>Članovi saveza ulaze besplatno, a ostali ulaznicu za pet eura mogu kupiti na blagajni dvorane, na dan utakmice od petnaest sati.</p>',
    ],
    picture: 'post-15',
    alt: 'Četiri rukometašice zagrljene u redu, s leđa, pred crvenim suncem',
    category: 'reprezentacija',
    daysAgo: 3,
  },
  {
    slug: 'tko-je-jakov-perina',
    title: 'Od igrališta iza rive do popisa: tko je Jakov Perina',
    excerpt:
      'Ima dvadeset godina, sedamdeset i četiri gola u deset kola i majku koja ga još podsjeća na kapu. Upoznajte debitanta.',
    body: [
      '<p>Prvi gol Jakova Perine nije zabilježen ni u jednom zapisniku. Pao je na betonskom igralištu iza rive, u gol nacrtan kredom na zidu ledane, a slavio se sokom od bazge. Danas je lijevi vanjski Tramontane najbolji strijelac lige i jedini novi igrač na popisu izbornika Vodanića.</p>',
      '<p>Na otoku na kojem je odrastao nije bilo dvorane s parketom. Zimi se treniralo u školskom hodniku, između ormarića, zbog čega, kaže njegov prvi trener, Jakov i danas puca s vrlo malo zamaha. Ono što je nekad bila nužda, sada vratarima otežava posao.</p>',
      '<p>S četrnaest godina prešao je u učenički dom u Luci, preko stipendije saveza. Prve je godine svaki petak hvatao posljednji trajekt kući. Druge je ostajao na nedjeljnim utakmicama, a treće je već igrao.</p>',
      '<blockquote><p>Mama me nazvala prije izbornika. Vidjela je popis i pitala jesam li ponio zimsku kapu.</p></blockquote>',
      '<p>U prvih deset kola postigao je sedamdeset i četiri pogotka, od toga samo osam iz sedmeraca. Ako protiv Sjevernih otoka istrči na parket, bit će prvi reprezentativac s Velog Školja u stogodišnjoj povijesti saveza.</p>',
    ],
    picture: 'post-20',
    alt: 'Mladi igrač vodi loptu na otvorenom igralištu uz luku i svjetionik',
    category: 'reprezentacija',
    daysAgo: 5,
  },
  {
    slug: 'niko-simic-povratak',
    title: 'Niko Šimić: „Dvjesto jedanaest dana brojio sam korake”',
    excerpt:
      'Pivot Škvera razgovara s nama o ozljedi koljena, strpljenju, krivim savjetima i prvom padu koji je zavolio.',
    body: [
      '<p>Ozljeda se dogodila na treningu, bez ikoga u blizini. Niko Šimić okrenuo se za loptom i čuo zvuk koji, kaže, više ne želi opisivati. Sedam mjeseci poslije pivot Škvera ponovno je na popisu reprezentacije.</p>',
      '<h2>Što vam je bilo najteže?</h2><p>Stube. Stanujem na četvrtom katu bez dizala. Prvih tjedana brojio sam svaku, osamdeset i osam gore, osamdeset i osam dolje. Poslije sam počeo brojiti i korake, pa minute, pa čučnjeve. Netko piše dnevnik, ja imam brojeve.</p>',
      '<h2>Jeste li pomislili da je gotovo?</h2><p>Jednom, u trećem mjesecu, kad je koljeno opet oteklo. Fizioterapeut Luka Tičinović tada mi je uzeo telefon da prestanem čitati tuđa iskustva. Bio je to najbolji dio oporavka.</p>',
      '<h2>Kako je izgledao povratak?</h2><p>Prva utakmica za Škver, šest minuta. Branič me srušio na crti i svi su utihnuli. Ležao sam, pogledao u strop i shvatio da me ništa ne boli. Nikad mi pad nije bio draži.</p>',
      '<h2>Što biste poručili onima koji su sada na štakama?</h2><p>Da slušaju jednog čovjeka, a ne deset. I da ne preskoče dosadne vježbe. Rukomet se vrati brže nego što misliš, a koljeno sporije nego što želiš.</p>',
      '<p>Savez je s liječničkim timom pripremio i <a href="/osam-vjezbi-za-koljeno">osam vježbi koje čuvaju koljeno</a>. Šimić ih radi svaki dan, i to, naravno, broji.</p>',
    ],
    picture: 'post-18',
    alt: 'Portret bradatog pivota iz profila ispred crtica kojima se broje dani i broja 211',
    category: 'reprezentacija',
    daysAgo: 11,
  },
  {
    slug: 'ines-skarica-kapetanica',
    title: 'Kapetanica koja mjeri plimu: razgovor s Ines Škaricom',
    excerpt:
      'Ujutro očitava mareografe, popodne vodi napad Plime i reprezentacije. Pitali smo je što je teže predvidjeti.',
    body: [
      '<p>Ines Škarica ima dva posla i oba su, kaže, mjerenje. Na otočnom institutu prati razinu mora, a na parketu razmak između dviju braniteljica. Kapetanica ženske reprezentacije primila nas je u laboratoriju, među papirima s krivuljama koje se dižu i spuštaju.</p>',
      '<h2>Što je teže predvidjeti, more ili utakmicu?</h2><p>Utakmicu. More barem pošteno najavi kad će doći. Ali u jednome su slični: vrijedi gledati ono što se mijenja sporo. Svi gledaju loptu, a noge braniteljice govore više.</p>',
      '<h2>Kako izgleda vaš dan?</h2><p>U šest sam na moru ili uz ekran, u tri na treningu, u devet u krevetu. Zvuči strogo, a zapravo je mirno. Kad imaš malo vremena, ne trošiš ga na brige.</p>',
      '<h2>Ženska je utakmica imala rekordan posjet. Što se promijenilo?</h2><p>Termini. Nekoć smo igrale radnim danom u četiri, kad su sve naše navijačice na poslu. Sada igramo u sedam i odjednom se otkrilo da publike ima.</p>',
      '<p>Na zidu iznad stola drži dres s brojem osam i tablicu plime i oseke. Na pitanje što od toga gleda češće, samo se nasmijala.</p>',
    ],
    picture: 'post-19',
    alt: 'Portret kapetanice iz profila pred zalaskom sunca nad morem',
    category: 'reprezentacija',
    daysAgo: 46,
  },
]
