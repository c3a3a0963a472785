import type { PostEntry } from '#services/demo/content/entries.ts'

export const MATCH_POSTS: readonly PostEntry[] = [
  {
    slug: 'bod-iz-ravnice',
    title: 'Bod koji vrijedi više: Ravnica – Jadran 27 : 27',
    excerpt:
      'Devet minuta prije kraja gubili smo četiri razlike. Kući smo ponijeli bod, promukla grla i obranu koja će se dugo prepričavati.',
    body: [
      '<p>Jadran je u drugom kolu kvalifikacija remizirao na gostovanju kod Ravnice, 27 : 27 (12 : 15). U pedeset i prvoj minuti domaćini su vodili 26 : 22 i publika u Klasju već je pjevala. Tada je izbornik Vodanić zatražio stanku i, kako su igrači poslije ispričali, rekao samo jednu rečenicu: da se do kraja nitko ne vraća u obranu hodajući.</p>',
      '<p>Uslijedilo je devet minuta u kojima je Ravnica postigla jedan jedini pogodak. Dujam Rakić dvaput je presjekao loptu na polovici igrališta, Kovaček je obje kontre pretvorio u golove, a izjednačenje je četrdeset i osam sekundi prije kraja donio kapetan Žuvelić udarcem s deset metara, kroz šumu ruku.</p>',
      '<h2>Deset sekundi Ante Brnasa</h2><p>Sa zadnjom loptom domaćini su izborili sedmerac. Ante Brnas ušao je s klupe hladan, nakon što je pedeset i devet minuta bodrio kolegu. Pričekao je, nije se pomaknuo do zadnjeg trena i loptu odbio petom. Sirena se nije ni čula.</p>',
      '<blockquote><p>Frane mi je doviknuo da gađa nisko. Poslušao sam ga. To je cijela mudrost.</p></blockquote>',
      '<table><caption>Skupina nakon dva kola</caption><thead><tr><th scope="col">Reprezentacija</th><th scope="col">Razlika</th><th scope="col">Bodovi</th></tr></thead><tbody><tr><th scope="row">Jadran</th><td>+5</td><td>3</td></tr><tr><th scope="row">Sjeverni otoci</th><td>+4</td><td>3</td></tr><tr><th scope="row">Ravnica</th><td>0</td><td>2</td></tr><tr><th scope="row">Gorje</th><td>−9</td><td>0</td></tr></tbody></table>',
      '<p><strong>Strijelci:</strong> Žuvelić 9 (4), Rakić 5, Kovaček 5, Čović 4, Malinić 2, Šparožić 2. <strong>Obrane:</strong> Đurđek 9, Brnas 1. Ta jedna Brnasova vrijedila je cijeli put.</p>',
    ],
    picture: 'post-14',
    alt: 'Vratar se ispred gola baca prema crvenoj lopti, uz rezultat 27 : 27',
    category: 'reprezentacija',
    daysAgo: 29,
  },
  {
    slug: 'zene-pobjeda-nad-ravnicom',
    title: 'Ženska reprezentacija kvalifikacije otvorila pobjedom',
    excerpt:
      'Ravnica je u Dvorani Bura držala korak četrdeset minuta. Onda je Paola Gržan zatvorila gol, a krila su učinila ostalo: 29 : 24.',
    body: [
      '<p>Ženska reprezentacija pobijedila je Ravnicu s 29 : 24 (13 : 13) u prvom kolu kvalifikacija za Europsko prvenstvo. Bila je to i prva utakmica naših igračica u obnovljenoj Dvorani Bura, pred tri tisuće i četiristo gledatelja, što je najveći posjet jednoj ženskoj utakmici u povijesti saveza.</p>',
      '<p>Prvo je poluvrijeme pripalo obranama. Ravnica je čvrsto stajala na sredini, pa je izbornica Dora Marinčić napad preselila na krila. Ema Kalebić i Zara Mihovilić zajedno su postigle jedanaest pogodaka, od toga sedam u nastavku.</p>',
      '<p>Ključ je ipak bio između stativa. Paola Gržan obranila je šesnaest udaraca, među njima i tri sedmerca. Od četrdesete do pedeset i druge minute gošće nisu postigle gol, a tribina je svaku njezinu obranu brojila naglas.</p>',
      '<blockquote><p>U svlačionici smo dogovorile da ćemo prvih deset minuta samo trčati i slušati. Toliko zvuka odjednom trebalo je nekamo spremiti.</p></blockquote>',
      '<p><strong>Strijelke:</strong> Kalebić 6, Škarica 6, Mihovilić 5, Vidošević 4, Bumbak 3, Božin 3, Jurlina 2. Sljedeća je protivnica Istočna obala, ponovno u Luci.</p>',
    ],
    picture: 'post-17',
    alt: 'Dvije rukometašice u plavim dresovima skaču od veselja ispod rezultata 29 : 24',
    category: 'reprezentacija',
    daysAgo: 32,
  },
  {
    slug: 'jadran-gorje-31-26',
    title: 'Jadran – Gorje 31 : 26: Bura je ponovno kuća',
    excerpt:
      'Prva službena utakmica u obnovljenoj dvorani, pun dom i sigurna pobjeda za početak kvalifikacija.',
    body: [
      '<p>Nakon četrnaest mjeseci gostovanja kod susjeda reprezentacija se vratila u Dvoranu Bura i kvalifikacije otvorila pobjedom nad Gorjem, 31 : 26 (15 : 13). Svih 5.200 mjesta bilo je popunjeno sat prije početka, a stari drveni sat iznad sjeverne tribine dočekan je pljeskom kao da je i sam u sastavu.</p>',
      '<p>Gosti su počeli bolje. Njihova plitka obrana dvadesetak minuta uspješno je branila sredinu, a brzi središnji napad dvaput im je donio tri gola prednosti. Čović je tada preuzeo udarce s distance, Malinić je na crti šest metara napravio mjesta svima ostalima i do odmora smo bili ispred.</p>',
      '<p>U nastavku se utakmica prelomila u golu. Frane Đurđek imao je osam obrana u petnaest minuta, a nakon svake je loptu odmah poslao prema Kovačeku. Razlika je narasla na sedam i mlađi su dobili posljednjih desetak minuta.</p>',
      '<h2>Što kaže izbornik</h2><blockquote><p>Prvih dvadeset minuta igrali smo za tribinu, a sljedećih četrdeset s njom. Razlika je velika i drago mi je da smo je osjetili već danas.</p></blockquote>',
      '<p><strong>Strijelci:</strong> Žuvelić 8 (3), Kovaček 6, Čović 5, Malinić 4, Rakić 3, Ljubić 3, Đurin 2. <strong>Obrane:</strong> Đurđek 14. Četiri dana poslije slijedi gostovanje kod Ravnice.</p>',
    ],
    picture: 'post-13',
    alt: 'Igrač Jadrana u skok-šutu ispred igrača Gorja, uz rezultat 31 : 26 na semaforu',
    category: 'reprezentacija',
    daysAgo: 33,
  },
  {
    slug: 'trece-mjesto-na-pijesku',
    title: 'Treće mjesto na pijesku: ljeto koje se pamti',
    excerpt:
      'Reprezentacija u rukometu na pijesku vratila se s broncom s Kupa južnih obala. U utakmici za medalju odlučilo je izvođenje jedan na jedan.',
    body: [
      '<p>Osam dana, deset utakmica i nijedan par cipela. Reprezentacija u rukometu na pijesku osvojila je treće mjesto na Kupu južnih obala, najbolji rezultat otkako se u toj disciplini natječemo.</p>',
      '<p>U borbi za broncu Zapadni zaljev dobio je prvo poluvrijeme, mi drugo, pa je odlučivalo izvođenje jedan na jedan. Od pet naših pokušaja četiri su završila u mreži. Posljednji je, iz punog okreta u zraku, pogodio Borna Lisičić, inače nastavnik matematike u Veloj Dragi.</p>',
      '<p>Vratar Petar Cvitković proglašen je najboljim vratarom turnira. Skromno je objasnio da je samo uvijek birao gol pred kojim napadačima sunce bije u oči.</p>',
      '<p>Momčad se već u rujnu vraća u dvorane i klubove, a brončana medalja do daljnjega visi u hodniku saveza, između dviju fotografija s prve utakmice na gradskoj plaži.</p>',
    ],
    picture: 'post-21',
    alt: 'Igrač rukometa na pijesku u letu ispred niskog sunca, uz veliku brojku tri',
    category: 'reprezentacija',
    daysAgo: 118,
  },
]
