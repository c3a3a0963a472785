import type { PostEntry } from '#services/demo/content/entries.ts'

export const CLUB_AND_HALL_POSTS: readonly PostEntry[] = [
  {
    slug: 'volonteri-u-zutim-prslucima',
    title: 'Ljudi u žutim prslucima: bez njih nema utakmice',
    excerpt:
      'Na jednoj utakmici reprezentacije radi ih stotinu i četrdeset. Proveli smo večer s onima koji utakmicu uglavnom ne vide.',
    body: [
      '<p>Četiri sata prije početka Dvorana Bura već je puna ljudi, samo bez buke. Netko lijepi strelice, netko slaže jastuke na mjesta za starije, a Blaženka iz drugog sektora provjerava radi li svaka slušalica za pojačani zvuk.</p>',
      '<p>Volonterki i volontera na popisu je više od tristo, a na svakoj velikoj utakmici radi ih stotinu i četrdeset. Najmlađi ima šesnaest, najstariji sedamdeset i osam godina. Neki dolaze sami, neki u paru, a jedna četveročlana obitelj dežurstva dijeli po žrijebu, jer svi žele na isti ulaz.</p>',
      '<h2>Što se radi</h2><ul><li>doček i usmjeravanje gledatelja</li><li>pomoć osobama u kolicima i obiteljima s malom djecom</li><li>povrat čaša i razvrstavanje otpada</li><li>prevođenje gostima i rad s novinarima</li></ul>',
      '<h2>Što se dobiva</h2><p>Prsluk, topli obrok, putni trošak i kratko školovanje iz prve pomoći. Uz to i mjesto na zatvorenom treningu, jednom u sezoni, kad im igrači serviraju kavu.</p>',
      '<blockquote><p>Utakmicu slušam. Po buci znam tko vodi, a po tišini tko puca.</p></blockquote>',
      '<p>Želite li nam se pridružiti, pročitajte više na stranici <a href="/volonteri">Volonteri</a>. Iskustvo nije potrebno, ali udobne cipele jesu.</p>',
    ],
    picture: 'post-42',
    alt: 'Volonterka u žutom prsluku pokazuje put prema osvijetljenim vratima',
    category: 'vijesti-saveza',
    daysAgo: 16,
  },
  {
    slug: 'casa-koja-se-vraca',
    title: 'Čaša koja se vraća: utakmica bez jednokratne plastike',
    excerpt:
      'Na prve dvije utakmice u obnovljenoj dvorani vraćeno je 96 posto čaša. Ostale su, pretpostavljamo, postale uspomene.',
    body: [
      '<p>U Dvorani Bura više nema čaša za jednokratnu uporabu. Umjesto njih gledatelji dobivaju čvrstu čašu s uzorkom valova, uz polog od dva eura koji se vraća na bilo kojem šanku i pri izlasku.</p>',
      '<p>Na prve dvije utakmice izdano je 9.480 čaša, a vraćeno ih je 96 posto. Strojevi za pranje nalaze se u dvorani, pa se jedna čaša na istoj utakmici upotrijebi i triput. Otpada je ostalo četiri vreće, a nekad ih je bilo šezdeset.</p>',
      '<h2>Tko želi, polog može darovati</h2><p>Uz svaki je izlaz kutija u obliku gola. Čaša ubačena u nju znači da polog ide školama rukometa. Tako je dosad prikupljeno 1.136 eura, što je dovoljno za osamdesetak dječjih lopti.</p>',
      '<p>Sljedeći je korak voda. Do proljeća u svakom će sektoru biti slavina za punjenje boce, pa svoju praznu <a href="/product/boca">bocu</a> slobodno ponesite. Ograničenje vrijedi samo za staklo.</p>',
    ],
    picture: 'post-43',
    alt: 'Ruka podiže jednu iz niza čaša s uzorkom valova',
    category: 'vijesti-saveza',
    daysAgo: 23,
  },
  {
    slug: 'tri-nova-igralista',
    title: 'Tri nova igrališta na otvorenom prije ljeta',
    excerpt:
      'Punta, Garbin i Mali Školj dobivaju igrališta s golovima, hladom i pitkom vodom. Crteže su odabrala djeca.',
    body: [
      '<p>Savez i tri općine potpisali su sporazum o gradnji igrališta za rukomet na otvorenom. Radovi počinju nakon zimskih kiša, a prva bi se lopta trebala zakotrljati prije kraja školske godine.</p>',
      '<p>Svako igralište ima teren od dvadeset sa četrdeset metara, pomične golove, tri reda klupa i, na izričit zahtjev djece, slavinu s pitkom vodom. Podloga je mekana, rasvjeta se sama gasi u deset, a uz Puntu i Garbin sadi se i trideset koprivića za hlad.</p>',
      '<h2>Boje po izboru učenika</h2><p>Crteže za podlogu predložili su đaci triju škola. U Punti je pobijedila hobotnica kojoj se krakovi spajaju u crtu šest metara, u Garbinu vjetrulja, a na Malom Školju, gdje je glasovalo svih jedanaest učenika, pobijedila su dva prijedloga, pa će igralište biti do pola plavo, a od pola narančasto.</p>',
      '<p>Igrališta će biti otvorena od jutra do mraka, bez ključa i bez rasporeda. Dvaput tjedno na njima vježba škola rukometa, a ostalo je vrijeme slobodno za sve, uključujući nogometaše, bicikliste i bake s unucima.</p>',
      '<p>Ukupna je vrijednost radova 410.000 eura. Savez sudjeluje s trećinom, a ostatak osiguravaju općine i darovatelji.</p>',
    ],
    picture: 'post-41',
    alt: 'Tri raznobojna igrališta među maslinama i morem, iz ptičje perspektive',
    category: 'vijesti-saveza',
    daysAgo: 30,
  },
  {
    slug: 'financijsko-izvjesce',
    title: 'Kamo odlazi svaki euro: objavljeno financijsko izvješće',
    excerpt:
      'Od dva milijuna i četiristo tisuća eura najviše ide mladima. Objavljujemo cijelu tablicu, uključujući i ono što nije dobro.',
    body: [
      '<p>Savez je objavio financijsko izvješće za proteklu godinu. Prihodi su iznosili 2,41, a rashodi 2,36 milijuna eura. Izvješće je pregledao neovisni revizor i nije imao primjedbi.</p>',
      '<table><caption>Rashodi prema namjeni</caption><thead><tr><th scope="col">Namjena</th><th scope="col">Udio</th></tr></thead><tbody><tr><th scope="row">Mladi i škole rukometa</th><td>38 %</td></tr><tr><th scope="row">Reprezentacije</th><td>24 %</td></tr><tr><th scope="row">Natjecanja</th><td>16 %</td></tr><tr><th scope="row">Sudci i treneri</th><td>12 %</td></tr><tr><th scope="row">Ured, zgrada i ostalo</th><td>10 %</td></tr></tbody></table>',
      '<h2>Odakle dolazi</h2><p>Trećina prihoda stiže iz javnih izvora, trećina od pokrovitelja, a ostatak donose ulaznice, članarine i trgovina. Sama je trgovina prvi put prešla pola milijuna eura prometa.</p>',
      '<h2>Što nije dobro</h2><p>Putni su troškovi porasli za petinu, uglavnom zbog trajekata. Osim toga, dugovanja dvaju klubova starija su od godine dana. S oba je dogovorena obročna otplata, a ne zabrana igranja: djeca za to nisu kriva.</p>',
      '<p>Izvješće u cijelosti može se pročitati u uredu saveza, a na pitanja odgovaramo i na godišnjoj skupštini, koja je javna.</p>',
    ],
    picture: 'post-40',
    alt: 'Stupci od kovanica u bojama saveza s malim figurama na vrhu',
    category: 'vijesti-saveza',
    daysAgo: 41,
  },
  {
    slug: 'fond-za-putovanja-na-otoke',
    title: 'Klubovi i savez dogovorili zajednički fond za putovanja na otoke',
    excerpt:
      'Gostovanje na otoku dosad je plaćao gost. Od ove sezone trošak dijele svi, pa raspored više nije lutrija.',
    body: [
      '<p>Na sastanku u Domu sportova predstavnici svih četrdeset i šest klubova koji se natječu u ligama jednoglasno su podržali fond za putovanja. U njega svaki klub uplaćuje isti godišnji iznos, a savez ga udvostručuje.</p>',
      '<p>Dosad je klub koji bi u ždrijebu dobio tri otočna gostovanja trošio i do četiri tisuće eura više od susjeda. Mali klubovi zato su mlađe uzraste katkad ostavljali kod kuće. Fond od ove sezone pokriva karte za trajekt, autobus i noćenje kad zadnji brod ode ranije nego što završi utakmica.</p>',
      '<h2>Zadnji brod ima prednost</h2><p>Dogovoreno je i jednostavno pravilo: mlađi uzrasti na otocima igraju najkasnije četiri sata prije posljednjega trajekta. Ako more ne dopusti plovidbu, utakmica se odgađa bez kazne i bez prepiske.</p>',
      '<blockquote><p>Ne dijeli nas more, nego vozni red.</p></blockquote>',
      '<p>Rečenicu je izgovorio predsjednik Tramontane, čiji su juniori lani zbog juga proveli tri dana u tuđoj dvorani i pritom naučili peći kruh.</p>',
    ],
    picture: 'post-44',
    alt: 'Karta mora s točkastim linijama, trajektima i malim svjetionicima',
    category: 'vijesti-saveza',
    daysAgo: 65,
  },
  {
    slug: 'otocka-banka-skole-rukometa',
    title: 'Otočka banka uz škole rukometa još tri godine',
    excerpt:
      'Produljen je ugovor kojim se plaćaju treneri u najmanjim mjestima. Na dječjim dresovima i dalje neće biti znaka pokrovitelja.',
    body: [
      '<p>Savez i Otočka banka produljili su suradnju na tri godine. Novac je namijenjen isključivo školama rukometa u mjestima s manje od dvije tisuće stanovnika, gdje članarine ne mogu pokriti ni put trenera.</p>',
      '<p>Ugovor ima i jednu rijetku odredbu: na dresovima djece do dvanaest godina nema znaka banke. Prijedlog je bio njihov. Direktorica Branka Fistanić kaže da djeca dovoljno vremena provode kao nečija publika.</p>',
      '<p>Banka će platiti i dvadeset kompleta opreme za igru u kolicima te prijevoz na turnire. Zauzvrat dobiva mjesto na ulaznicama i jedno neobično obećanje: naši će treneri njezinim zaposlenicima jednom mjesečno održati rekreativni trening.</p>',
      '<p>Prvi je trening već održan. Sudjelovalo je trideset i dvoje službenika, a nitko, prema neslužbenim podacima, nije htio u gol.</p>',
    ],
    picture: 'post-45',
    alt: 'Muškarac i žena rukuju se iznad djeteta s loptom',
    category: 'vijesti-saveza',
    daysAgo: 88,
  },
]
