import type { PageEntry } from '#services/demo/content/entries.ts'

export const TAKING_PART_PAGES: readonly PageEntry[] = [
  {
    slug: 'skola-rukometa',
    title: 'Škola rukometa',
    metaDescription:
      'Za djevojčice i dječake od šest do deset godina, u dvadeset i tri mjesta. Prvi mjesec je besplatan.',
    body: [
      '<p>U školi rukometa djeca dvaput tjedno trče, bacaju, hvataju i smiju se. Namijenjena je djevojčicama i dječacima od šest do deset godina, a predznanje ne treba.</p>',
      '<h2>Kako izgleda sat</h2><ol><li>Igra lovice s loptom, da se svi zagriju.</li><li>Jedna nova vještina, najviše petnaest minuta.</li><li>Igra na mala vrata, u kojoj nitko ne sjedi na klupi.</li><li>Krug na sredini: svatko kaže što mu je danas uspjelo.</li></ol>',
      '<h2>Koliko stoji</h2><p>Prvi mjesec je besplatan, a poslije je doprinos 15 eura mjesečno. Za drugo i svako sljedeće dijete iz iste obitelji ne plaća se ništa. Nijedno dijete ne ostaje izvan škole zbog novca.</p>',
      '<h2>Gdje</h2><p>Luka (četiri dvorane), Kamenica, Vela Draga, Mala Draga, Punta, Garbin, Sveta Mara, Istočna luka, Dočić, Vrulja, Veli Školj, Mali Školj i još jedanaest mjesta na obali i otocima. Točne termine šaljemo na upit.</p>',
      '<h2>Upis</h2><p>Javite se putem stranice <a href="/kontakti">Kontakti</a> i napišite ime, godište i mjesto. Trener će vas nazvati i dogovoriti prvi dolazak. Za vježbu kod kuće dobra je <a href="/product/lopta-djecja">dječja lopta veličine 1</a>.</p>',
    ],
    below: ['membership', 'events'],
  },
  {
    slug: 'sudci',
    title: 'Sudci',
    metaTitle: 'Kako postati rukometni sudac ili sutkinja',
    metaDescription:
      'Tko može suditi, kako izgleda tečaj, koliko se dobiva po utakmici i tko stoji iza mladog sudca.',
    body: [
      '<p>Svakog vikenda na našim parketima sudi oko sedamdeset sudačkih parova. Treba nam ih barem dvadeset više. Ako imate šesnaest godina, volite rukomet i znate ostati mirni kad drugi nisu, ovo bi mogao biti vaš poziv.</p>',
      '<h2>Od tečaja do Prve lige</h2><ol><li><strong>Tečaj,</strong> dva vikenda, besplatno.</li><li><strong>Mentorska godina:</strong> školska i rekreativna liga, uz iskusan par na tribini.</li><li><strong>Mlađi uzrasti,</strong> nakon ispita iz pravila.</li><li><strong>Seniorske lige,</strong> nakon treće godine i seminara sudaca.</li></ol>',
      '<h2>Naknade</h2><table><thead><tr><th scope="col">Natjecanje</th><th scope="col">Po sudcu</th></tr></thead><tbody><tr><th scope="row">Školska liga</th><td>12 €</td></tr><tr><th scope="row">Mlađi uzrasti</th><td>25 €</td></tr><tr><th scope="row">Ženska i Prva liga</th><td>90 €</td></tr></tbody></table><p>Putni trošak isplaćuje se posebno.</p>',
      '<h2>Zaštita</h2><p>Mladi sudci, do osamnaeste godine, nose zeleni broj na leđima. Tko na njih viče s tribine, zamolit ćemo ga da utakmicu nastavi slušati ispred dvorane. To pravilo vrijedi za sve, i za roditelje i za predsjednike klubova.</p>',
      '<p>Sljedeći je tečaj upisan među <a href="/dogadjaji">događajima</a>, a pravila ukratko objašnjavamo <a href="/sto-je-pasivna-igra">u vijestima</a>.</p>',
    ],
  },
  {
    slug: 'volonteri',
    title: 'Volonteri',
    metaDescription:
      'Što rade ljudi u žutim prslucima, što za to dobivaju i kako im se pridružiti.',
    body: [
      '<p>Na svakoj velikoj utakmici radi stotinu i četrdeset volonterki i volontera. Bez njih se vrata Dvorane Bura ne bi ni otvorila, a sjedalo 14 nitko ne bi našao.</p>',
      '<h2>Što se može raditi</h2><ul><li>doček gledatelja i pomoć na ulazima</li><li>pratnja osoba u kolicima i obitelji s malom djecom</li><li>povrat čaša i čuvanje prostora</li><li>rad s novinarima i prijevod gostima</li><li>vođenje igara na dječjim turnirima</li></ul>',
      '<h2>Što dobivate</h2><p>Prsluk, obrok, putni trošak, potvrdu o volontiranju i tečaj prve pomoći. Jednom u sezoni igrači vam serviraju kavu na zatvorenom treningu.</p>',
      '<h2>Tko može</h2><p>Svi stariji od šesnaest godina. Maloljetnici trebaju suglasnost roditelja, a rad s djecom uključuje provjeru podobnosti. Za osobe s invaliditetom prilagođavamo zadatke, a ne očekivanja.</p>',
      '<p>Prijavite se obrascem na dnu ove stranice. Odgovaramo u roku od tjedan dana. Prije toga možete pročitati <a href="/volonteri-u-zutim-prslucima">kako izgleda jedna večer u žutom prsluku</a>.</p>',
    ],
    below: ['events'],
  },
]
