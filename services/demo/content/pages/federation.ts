import type { PageEntry } from '#services/demo/content/entries.ts'

export const FEDERATION_PAGES: readonly PageEntry[] = [
  {
    slug: 'o-nama',
    title: 'O nama',
    metaDescription:
      'Jadranski sportski savez okuplja klubove, igrače, sudce i navijače rukometa od Luke do najudaljenijeg otoka.',
    body: [
      '<h2>Od mora do parketa</h2>',
      '<p>Jadranski sportski savez krovna je organizacija rukometa na našoj obali i otocima. Osnovalo ga je 1926. godine sedam klubova, u učionici iznad stare ribarnice u Luci. Danas okuplja 64 kluba, 23 škole rukometa, više od 6.000 registriranih igračica i igrača te nešto više od pet tisuća članova navijača.</p>',
      '<p>Organiziramo prvenstvo i kup u svim uzrastima, školujemo trenere i sudce, brinemo o reprezentacijama i o tome da svako dijete koje želi igrati ima gdje, s kim i pred kim.</p>',
      '<h2>U što vjerujemo</h2>',
      '<ul><li><strong>Dvorana je svačija.</strong> Nitko ne ostaje pred vratima zbog novca, podrijetla ili invaliditeta.</li><li><strong>Djeca najprije igraju.</strong> Rezultat dolazi poslije, često i sam.</li><li><strong>More je susjed.</strong> Dresove izrađujemo od recikliranih vlakana, a na utakmicama ne koristimo čaše za jednokratnu uporabu.</li><li><strong>Novac se vidi.</strong> Financijska izvješća objavljujemo svake godine, a dobit trgovine ide školama rukometa i stipendijama za mlade.</li></ul>',
      '<h2>Reprezentacija</h2>',
      '<p>Muška i ženska reprezentacija igraju u Dvorani Bura u Luci, obnovljenoj kući s 5.200 mjesta. Nadimak Jadran dobile su davno, kad je radijski izvjestitelj u žaru prijenosa umjesto imena države uzviknuo ime mora. Ostalo je. Tko igra i tko vodi, piše na stranici <a href="/reprezentacije">Reprezentacije</a>.</p>',
      '<h2>Trgovina</h2>',
      '<p>U <a href="/shop">trgovini saveza</a> prodajemo isključivo službene proizvode. Osmišljavamo ih s našim partnerima, a izrađuju se u malim serijama. Za sva pitanja tu je stranica <a href="/kontakti">Kontakti</a>.</p>',
    ],
    below: ['quote', 'columns', 'news'],
  },
  {
    slug: 'povijest',
    title: 'Povijest',
    metaTitle: 'Povijest saveza od 1926. do danas',
    metaDescription:
      'Od lopte sašivene od stare torbe do obnovljene Dvorane Bura: stoljeće rukometa u osam postaja.',
    body: [
      '<p>Rukomet na našu obalu nije donio nitko slavan. Donio ga je nastavnik Frano Lukin, koji je 1924. u dvorištu lučke škole djeci bacio loptu sašivenu od kožnate torbe. Dvije godine poslije postojalo je sedam klubova i trebao im je netko tko će složiti raspored.</p>',
      '<h2>Sedam osnivača</h2><p>Svjetionik, Škver, Lanterna, Bonaca, Kamenica, Sidro i Garbin potpisali su povelju u učionici iznad stare ribarnice. Svih sedam klubova igra i danas, što je u tablicama europskog rukometa prava rijetkost.</p>',
      '<h2>Godine koje pamtimo</h2>',
      '<table><tbody><tr><th scope="row">1926.</th><td>Osnovan je savez i odigran prvi turnir, na ledini kraj mlina.</td></tr><tr><th scope="row">1938.</th><td>Prvo žensko prvenstvo. Nastupile su četiri momčadi, a utakmice su se igrale nedjeljom prije mise.</td></tr><tr><th scope="row">1958.</th><td>Prvo gostovanje preko granice, u pekarskom kombiju.</td></tr><tr><th scope="row">1968.</th><td>Rukomet prelazi s trave u dvoranu i s jedanaest na sedam igrača.</td></tr><tr><th scope="row">1979.</th><td>U Luci je otvorena Dvorana Bura, tada s 3.800 mjesta i drvenim satom koji kasni dvije minute.</td></tr><tr><th scope="row">1994.</th><td>Prva velika utakmica reprezentacije: dvorana premala, radio glasan, dres s kosom crvenom prugom.</td></tr><tr><th scope="row">2011.</th><td>Otvorena je prva škola rukometa na otoku, u skladištu ribarskih mreža.</td></tr><tr><th scope="row">2026.</th><td>Savez slavi stoljeće, a obnovljena Bura prima 5.200 gledatelja.</td></tr></tbody></table>',
      '<h2>Gdje pročitati više</h2><p>Cijela je priča ispričana u knjizi <a href="/product/knjiga">Sto godina rukometa</a>. <a href="/arhiva-saveza-4200-fotografija">Arhiva saveza</a> otvorena je srijedom od 16 do 19 sati u Domu sportova.</p>',
    ],
  },
  {
    slug: 'tijela-saveza',
    title: 'Tijela saveza',
    metaDescription:
      'Skupština, Izvršni odbor, povjerenstva i stručne službe Jadranskog sportskog saveza: tko o čemu odlučuje.',
    body: [
      '<p>Najviše je tijelo saveza Skupština, koju čine predstavnici klubova, sudaca i trenera. Sastaje se barem jednom godišnje, a njezine su sjednice javne.</p>',
      '<h2>Izvršni odbor</h2><p>Vodi savez između dviju skupština. Ima devet članova s mandatom od četiri godine, od kojih najmanje četiri moraju biti žene.</p>',
      '<ul><li><strong>Vinko Barada,</strong> predsjednik</li><li><strong>Jelena Ostojić,</strong> potpredsjednica za mlade</li><li><strong>Tomislav Gracin,</strong> potpredsjednik za natjecanja</li><li><strong>Mare Lušić,</strong> glavna tajnica, bez prava glasa</li></ul>',
      '<h2>Povjerenstva</h2>',
      '<table><thead><tr><th scope="col">Povjerenstvo</th><th scope="col">Voditelj ili voditeljica</th><th scope="col">O čemu odlučuje</th></tr></thead><tbody><tr><th scope="row">Natjecateljsko</th><td>Ivo Skračić</td><td>raspored, prijelazi, dvorane</td></tr><tr><th scope="row">Sudačko</th><td>Branimir Mandarić</td><td>imenovanja, ocjene, tečajevi</td></tr><tr><th scope="row">Stručno</th><td>Davor Melada</td><td>licence, programi treninga</td></tr><tr><th scope="row">Za mlade i škole</th><td>Ana Prkić</td><td>škole rukometa, školska liga</td></tr><tr><th scope="row">Disciplinsko</th><td>Nives Bulat</td><td>prekršaji i žalbe</td></tr><tr><th scope="row">Zdravstveno</th><td>dr. Neda Buljević</td><td>pregledi, povratak nakon ozljede</td></tr></tbody></table>',
      '<h2>Nadzor</h2><p>Nadzorni odbor ima tri člana koje bira Skupština i koji ne smiju obnašati drugu dužnost u savezu. Godišnje izvješće pregledava neovisni revizor. <a href="/financijsko-izvjesce">Pročitajte kamo odlazi svaki euro</a>.</p>',
    ],
  },
  {
    slug: 'klubovi',
    title: 'Klubovi',
    metaDescription:
      'Klubovi Prve lige s dvoranama i godinom osnutka te upute za sve koji žele osnovati novi klub.',
    body: [
      '<p>Savez ima 64 kluba. U ligama ih se natječe četrdeset i šest, a ostali rade samo s djecom i rekreativcima. U Prvoj ligi za muškarce igra ih četrnaest, a u Ženskoj ligi deset.</p>',
      `<table><caption>Klubovi Prve lige</caption><thead><tr><th scope="col">Klub</th><th scope="col">Mjesto</th><th scope="col">Dvorana</th><th scope="col">Osnovan</th></tr></thead><tbody>${[
        ['Svjetionik', 'Luka', 'Bura', '1922.'],
        ['Škver', 'Luka', 'Škver', '1923.'],
        ['Lanterna', 'Luka', 'Bura', '1925.'],
        ['Bonaca', 'Sveta Mara', 'Zavjetrina', '1925.'],
        ['Kamenica', 'Kamenica', 'Sidrište', '1926.'],
        ['Sidro', 'Kamenica', 'Sidrište', '1926.'],
        ['Garbin', 'Garbin', 'Mjesni dom', '1926.'],
        ['Plima', 'Vela Draga', 'Mol', '1947.'],
        ['Oseka', 'Mala Draga', 'Most', '1951.'],
        ['Punta', 'Punta', 'Borik', '1954.'],
        ['Levant', 'Istočna luka', 'Levant', '1960.'],
        ['Kormilo', 'Dočić', 'Kormilo', '1962.'],
        ['Vrulja', 'Vrulja', 'Školska', '1971.'],
        ['Tramontana', 'Veli Školj', 'Školska', '1983.'],
      ]
        .map(
          ([club, town, hall, founded]) =>
            `<tr><th scope="row">${club}</th><td>${town}</td><td>${hall}</td><td>${founded}</td></tr>`,
        )
        .join('')}</tbody></table>`,
      '<h2>U Ženskoj ligi</h2><p>Plima, Lanterna, Svjetionik, Oseka, Levant, Bonaca, Punta, Kormilo, Vrulja i Sidro.</p>',
      '<h2>Osnivate klub?</h2><p>Trebate deset osnivača, trenera s licencom C i dogovor s dvoranom. Savez u prvoj godini ne naplaćuje kotizaciju, daje dvadeset lopti i mentora iz susjednog kluba. Javite se putem stranice <a href="/kontakti">Kontakti</a>.</p>',
    ],
  },
  {
    slug: 'reprezentacije',
    title: 'Reprezentacije',
    metaDescription:
      'Muška, ženska, juniorska i kadetske reprezentacije te reprezentacija na pijesku: izbornici, kapetani i uspjesi.',
    body: [
      '<p>Pod imenom Jadran natječe se šest reprezentacija. Sve imaju isti dres, istog liječnika i isto pravilo: tko ode s okupljanja bez pozdrava kuharici, više se ne poziva.</p>',
      `<table><thead><tr><th scope="col">Reprezentacija</th><th scope="col">Izbornik ili izbornica</th><th scope="col">Kapetan ili kapetanica</th></tr></thead><tbody>${[
        ['Muška', 'Stipan Vodanić', 'Toma Žuvelić'],
        ['Ženska', 'Dora Marinčić', 'Ines Škarica'],
        ['Juniorska', 'Davor Melada', 'Vito Runje'],
        ['Kadetska, dječaci', 'Ivica Rogošić', 'Lovro Bebić'],
        ['Kadetska, djevojčice', 'Lea Morović', 'Mia Žuvanić'],
        ['Na pijesku', 'Silvio Marot', 'Borna Lisičić'],
      ]
        .map(
          ([team, coach, captain]) =>
            `<tr><th scope="row">${team}</th><td>${coach}</td><td>${captain}</td></tr>`,
        )
        .join('')}</tbody></table>`,
      '<h2>Stručni stožer</h2><p>Vratare trenira Joško Lukšinić, protivnike raščlanjuje pomoćni trener Marin Kalogjera, a o zdravlju se brinu dr. Neda Buljević i fizioterapeut Luka Tičinović.</p>',
      '<h2>Najveći uspjesi</h2><ul><li>peto mjesto na Europskom prvenstvu, žene, 2009.</li><li>osmo mjesto na Europskom prvenstvu, muškarci, 2001.</li><li>treće mjesto na Kupu južnih obala, rukomet na pijesku</li><li>prvo mjesto na turniru Tri mora, kadetkinje</li></ul>',
      '<p>Raspored svih utakmica nalazi se među <a href="/dogadjaji">događajima</a>, a popise i izvještaje donose <a href="/objave/reprezentacija">vijesti o reprezentaciji</a>.</p>',
    ],
    below: ['jerseys', 'events'],
  },
]
