import type { PostEntry } from '#services/demo/content/entries.ts'

export const LEAGUE_POSTS: readonly PostEntry[] = [
  {
    slug: 'jesen-u-brojkama',
    title: 'Jesen u brojkama: golovi, obrane i jedan neslavni rekord',
    excerpt:
      'Deset kola, sedamdeset utakmica i 1.782 obrane. Statistička služba saveza prebrojila je sve što se dalo prebrojiti.',
    body: [
      '<p>Otkako zapisnike vodimo elektronički, brojke stižu same. U prvih deset kola Prve lige odigrano je sedamdeset utakmica, postignuto 3.906 golova i zabilježene 1.782 obrane. Prosječna utakmica tako završi sa 56 pogodaka, tri više nego lani.</p>',
      '<table><caption>Najbolji strijelci nakon deset kola</caption><thead><tr><th scope="col">Igrač</th><th scope="col">Klub</th><th scope="col">Golovi</th></tr></thead><tbody><tr><th scope="row">Jakov Perina</th><td>Tramontana</td><td>74</td></tr><tr><th scope="row">Jerko Kovaček</th><td>Svjetionik</td><td>69</td></tr><tr><th scope="row">Toma Žuvelić</th><td>Škver</td><td>66</td></tr><tr><th scope="row">Bartul Grgas</th><td>Bonaca</td><td>61</td></tr></tbody></table>',
      '<h2>Vratari</h2><p>Frane Đurđek brani gotovo svaki treći udarac, točnije 33 posto. Slijede ga Ante Brnas s 32 i osamnaestogodišnji Noa Perković iz Oseke s 31 posto.</p>',
      '<h2>Gledatelji</h2><p>Utakmice je u dvoranama pratilo ukupno 61.400 ljudi. Najviše ih je došlo na susret Svjetionika i Bonace, a najviše u odnosu na broj stanovnika na utakmice Garbina: prosječno svaki šesti mještanin.</p>',
      '<h2>Neslavni rekord</h2><p>U osmom kolu jedan je pokušaj brze kontre završio u kantini. Lopta je prošla kroz otvorena vrata, oborila dvije šalice i vratila se sama. Zapisničar je, pošteno, upisao: tehnička pogreška.</p>',
      '<p>Sve tablice klubovi dobivaju elektroničkom poštom, a novinarima ih šaljemo na zahtjev.</p>',
    ],
    picture: 'post-27',
    alt: 'Stupci složeni od malih lopti i obris vratara, uz broj 1.782',
    category: 'natjecanja',
    daysAgo: 8,
  },
  {
    slug: 'deseto-kolo-svjetionik-na-vrhu',
    title: 'Deseto kolo: Svjetionik se popeo na vrh',
    excerpt:
      'Pobjeda nad Bonacom i iznenađenje u Levantu preokrenuli su poredak. Prva četiri kluba sada dijele dva boda.',
    body: [
      '<p>Utakmica kola igrala se u Luci. Svjetionik je pobijedio Bonacu s 30 : 27 (14 : 15) i prvi put ove sezone preuzeo vrh ljestvice. Gosti su vodili do četrdeset i druge minute, a onda je Jerko Kovaček s krila postigao četiri pogotka zaredom.</p>',
      '<p>Istu je večer Škver, dotad vodeći, ostao bez bodova kod Levanta, 26 : 28. Kapetan Žuvelić bio je najučinkovitiji s devet golova, ali domaći su u zadnjih deset minuta igrali bez ijedne izgubljene lopte.</p>',
      '<h2>Ostali rezultati</h2><ul><li>Lanterna – Kamenica 33 : 25</li><li>Tramontana – Garbin 29 : 29</li><li>Oseka – Plima 24 : 27</li><li>Sidro – Kormilo 31 : 28</li><li>Punta – Vrulja 22 : 26</li></ul>',
      '<p>Na dnu se nakon dva mjeseca pomaknula Vrulja, koja je u Punti stigla do druge pobjede. Njezin trener nakon susreta nije davao izjave: igračima je obećao da će, pobijede li, oprati sve dresove, pa je žurio.</p>',
      '<p>Liga se nastavlja derbijem Svjetionika i Škvera. Raspored do zimske stanke objavit će natjecateljsko povjerenstvo.</p>',
    ],
    picture: 'post-22',
    alt: 'Zraka svjetionika obasjava igrača koji trči preko igrališta, uz natpis 10. kolo',
    category: 'natjecanja',
    daysAgo: 17,
  },
  {
    slug: 'plima-bez-poraza',
    title: 'Ženska liga: Plima i dalje bez poraza',
    excerpt:
      'Devet utakmica, devet pobjeda. Ipak, u klubu tvrde da najzanimljiviji dio sezone tek dolazi.',
    body: [
      '<p>Rukometašice Plime u devetom su kolu svladale susjede iz Oseke s 26 : 22 i ostale jedina momčad bez izgubljenog boda. Susret se, po običaju, čekao cijelu jesen, jer dva kluba dijeli samo most.</p>',
      '<p>Ines Škarica ponovno je bila najbolja na parketu, s osam golova i jednako toliko dodavanja za gol. Oseka je zaprijetila u drugom poluvremenu, kad je Marta Kožul triput zaredom pogodila s devet metara, no vratarka Paola Gržan u završnici nije popustila.</p>',
      '<p>Iza Plime slijede Lanterna sa 14 i Svjetionik s 13 bodova. U preostala dva kola jesenskog dijela Plima gostuje upravo kod njih.</p>',
      '<blockquote><p>Niz bez poraza lijepo izgleda u novinama. Na treningu ga ne spominjemo, jer ondje uvijek netko izgubi, a to uglavnom budem ja.</p></blockquote>',
      '<p>Riječi su to trenerice Vanje Kuzmić, koja na kraju svakog treninga igra dva na dva protiv svojih igračica.</p>',
    ],
    picture: 'post-25',
    alt: 'Krilna igračica u skoku s loptom, iza nje se diže veliki val',
    category: 'natjecanja',
    daysAgo: 19,
  },
  {
    slug: 'kup-skver-kamenica',
    title: 'Kup: Škver prošao pogotkom sa zvukom sirene',
    excerpt:
      'Četvrtfinale koje je trajalo točno šezdeset minuta i ni desetinku dulje. Kamenica je ispala uspravno.',
    body: [
      '<p>Kad je sat pokazao 59.57, rezultat u Kamenici bio je 28 : 28 i svi su se pripremali za produžetke. Lopta je tada bila kod Šime Đurina, na krilu, gotovo na crti vanjskog ruba. Udarac kroz noge vratara i zvuk sirene stigli su zajedno.</p>',
      '<p>Sudci su se pogledali, provjerili s mjeriteljem vremena i pokazali prema sredini: gol, 29 : 28 za Škver. Lopta je crtu prešla tri desetinke prije kraja.</p>',
      '<p>Kamenica, najniže rangirani četvrtfinalist, cijelu je večer igrala bez straha. Roko Šparožić postigao je deset pogodaka, a domaća je publika obje momčadi ispratila pljeskom koji je trajao dulje nego stanka.</p>',
      '<p>U polufinale su prošli i Svjetionik, Lanterna i Tramontana. Ždrijeb slijedi za nekoliko tjedana, a završni se turnir igra na proljeće.</p>',
    ],
    picture: 'post-23',
    alt: 'Lopta leti u mrežu dok semafor pokazuje 60:00',
    category: 'natjecanja',
    daysAgo: 38,
  },
]
