import type { PostEntry } from '#services/demo/content/entries.ts'

export const FEDERATION_POSTS: readonly PostEntry[] = [
  {
    slug: 'seminar-sudaca-nova-pravila',
    title: 'Seminar sudaca: pasivna igra i komunikacija s klupom',
    excerpt:
      'Više od osamdeset sudačkih parova i kontrolora okupilo se u Luci. U središtu pozornosti bila je dosljednost.',
    body: [
      '<p>Dvodnevni seminar okupio je više od osamdeset sudačkih parova, kontrolora i mjeritelja vremena. Analizirali su snimke iz jesenskog dijela prvenstva, polagali test pravila i, na opće negodovanje, trčali test izdržljivosti u sedam ujutro.</p>',
      '<p>Najviše se raspravljalo o pasivnoj igri. Sudačko povjerenstvo predložilo je jasnije znakove prije upozorenja, kako bi igrači i publika lakše razumjeli kada odbrojavanje počinje. Novi se pristup primjenjuje od prvog proljetnog kola.</p>',
      '<p>Druga velika tema bila je komunikacija s klupom. Sudci su s trenerima triju prvoligaša u zamijenjenim ulogama odigrali nekoliko napetih minuta. Zaključak je bio jednoglasan: vikanje se ni s jedne strane ne čuje onako kako bismo htjeli.</p>',
      '<blockquote><p>Dobar sudac nije onaj kojeg nitko ne primijeti, nego onaj kojeg svi razumiju.</p></blockquote>',
      '<p>Savez u proljeće pokreće i tečaj za nove sudce. Prijaviti se mogu svi stariji od šesnaest godina, a prva oprema i putni troškovi bit će pokriveni. Javite nam se putem stranice <a href="/kontakti">Kontakti</a>.</p>',
    ],
    picture: 'post-09',
    alt: 'Sudac sa zviždaljkom i podignutom rukom',
    category: 'struka',
    daysAgo: 26,
  },
  {
    slug: 'obnovljena-dvorana-bura',
    title: 'Dvorana Bura ponovno diše: obnova je završena',
    excerpt:
      'Novi parket, pristupačan ulaz i krov koji proizvodi struju. Kuća reprezentacije otvorena je nakon četrnaest mjeseci radova.',
    body: [
      '<p>Kad su prošle godine u dvoranu ušli strojevi, mnogi su se pobojali da Bura više neće biti onakva kakvu pamtimo: hladna, tijesna i naša. Nakon četrnaest mjeseci radova postala je topla i prostrana, a ostala je naša.</p>',
      '<p>Dvorana sada prima 5.200 gledatelja. Sjedala su šira, prolazi sigurniji, a u svakom su sektoru uređena mjesta za osobe u kolicima i njihove pratitelje. Novi ulaz C povezan je s autobusnom postajom bez ijedne stube.</p>',
      '<p>Parket je od javora i leži na dvostrukoj podkonstrukciji koja čuva koljena. Rasvjeta je podesiva i troši upola manje nego prije, a sunčane ploče na krovu u ljetnim mjesecima proizvode više struje nego što dvorana potroši.</p>',
      '<h2>Što je ostalo isto</h2><p>Drveni sat iznad sjeverne tribine. Na zahtjev navijača obnovljen je i vraćen na svoje mjesto, iako pokazuje dvije minute manje. „Te su nam dvije minute više puta trebale”, rekao je domar, koji ga navija već trideset godina.</p>',
      '<p>Na dan otvorenih vrata posjetitelji mogu razgledati svlačionice, potrčati po novom parketu i pokušati zabiti gol reprezentativnom vrataru.</p>',
    ],
    picture: 'post-10',
    alt: 'Obnovljena Dvorana Bura s natpisom na pročelju, u podnožju brda',
    category: 'vijesti-saveza',
    daysAgo: 37,
  },
  {
    slug: 'clanovi-i-pogodnosti',
    title: 'Pet tisuća članova: što sve donosi članska iskaznica',
    excerpt:
      'Obitelj Jadrana danas bi ispunila gotovo cijelu Dvoranu Bura. Podsjećamo na sve pogodnosti članstva i uvodimo jednu novu.',
    body: [
      '<p>Ove je jeseni broj članova saveza prvi put prešao pet tisuća. Petotisućita je Marija iz Luke, umirovljena učiteljica koja na tribini sjedi od prve utakmice, ali se, kaže, nikad nije stigla učlaniti.</p>',
      '<h2>Članske cijene</h2><p>Uz većinu proizvoda u trgovini stoji i članska cijena, u pravilu deset posto povoljnija. Pri kupnji je dovoljno upisati broj s iskaznice.</p>',
      '<h2>Prednost pri kupnji ulaznica</h2><p>Za svaku domaću utakmicu članovi ulaznice mogu kupiti dva dana prije ostalih, i to po povlaštenoj cijeni.</p>',
      '<h2>Novo: otvoreni trening samo za članove</h2><p>Jednom u svakom dijelu sezone otvaramo vrata treninga. Nakon njega slijedi druženje s igračima, bez žurbe i bez ograde.</p>',
      '<p>Članarina za cijelu sezonu iznosi 15 eura, <a href="/product/clanstvo-mladi">za mlade 7</a>, a za <a href="/product/clanstvo-obitelj">cijelu obitelj 35 eura</a>, i u cijelosti je namijenjena školama rukometa. <a href="/product/clanska-iskaznica">Iskaznicu možete naručiti u trgovini</a>, a na adresu stiže u roku od pet radnih dana.</p>',
    ],
    picture: 'post-12',
    alt: 'Navijačice i navijači u dresovima podižu šalove s natpisom Jadran',
    category: 'navijaci',
    daysAgo: 45,
  },
]
