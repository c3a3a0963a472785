import type { PostEntry } from '#services/demo/content/entries.ts'

export const YOUNG_POSTS: readonly PostEntry[] = [
  {
    slug: 'skola-rukometa-upisi',
    title: 'Škola rukometa upisuje nove polaznike',
    excerpt:
      'Za djevojčice i dječake od šest do deset godina, u dvadeset i tri mjesta. Prvi mjesec je besplatan, a lopta čeka na vas.',
    body: [
      '<p>U školi rukometa nitko ne sjedi na klupi. Djeca od šest do deset godina dvaput tjedno trče, skaču, bacaju i uče zajedno dobivati i gubiti. Upisi u zimsku skupinu upravo su počeli u dvadeset i tri mjesta.</p>',
      '<p>Treninzi traju sat vremena i vode ih treneri s licencijom saveza i dodatnom izobrazbom za rad s djecom. Rezultat se ne zapisuje, ali se svaki gol slavi kao da je odlučio prvenstvo.</p>',
      '<h2>Što trebate donijeti?</h2><p>Čiste tenisice, bočicu vode i dobru volju. Lopte primjerene uzrastu osigurava savez. Tko želi vježbati i kod kuće, u trgovini može pronaći <a href="/product/lopta-djecja">dječju loptu veličine 1</a>.</p>',
      '<h2>Koliko stoji?</h2><p>Prvi je mjesec besplatan, a nakon toga mjesečni doprinos iznosi 15 eura. Za drugo i svako sljedeće dijete iz iste obitelji ne plaća se ništa. Nijedno dijete ne ostaje izvan škole zbog novca; javite se treneru i riješit ćemo to bez suvišnih papira.</p>',
      '<p>Popis dvorana i termina poslat ćemo vam čim nam se javite putem stranice <a href="/kontakti">Kontakti</a>.</p>',
    ],
    picture: 'post-07',
    alt: 'Dijete u skoku s crvenom loptom među raznobojnim oblicima',
    category: 'mladi',
    daysAgo: 18,
  },
  {
    slug: 'vratarski-kamp-u-luci',
    title: 'Vratarski kamp: tri dana samo za one između stativa',
    excerpt:
      'Četrdeset mladih vratarki i vratara radit će s trenerima reprezentacije na reakciji, postavljanju i hrabrosti.',
    body: [
      '<p>Vratari obično treniraju u kutu dvorane dok ostali vježbaju napad. Na našem je kampu obrnuto: tri dana sve se vrti oko onih koji stoje između stativa.</p>',
      '<p>Kamp je namijenjen vratarkama i vratarima od dvanaest do sedamnaest godina, a vodi ga trener reprezentativnih vratara Joško Lukšinić. Pridružit će mu se i Frane Đurđek, koji će pokazati kako se čita ruka napadača i zašto dobar vratar nikad ne skače prvi.</p>',
      '<p>Program obuhvaća rad nogu, reakcije na male i velike udaljenosti, obranu sedmeraca, dugačku loptu za kontru te predavanje o tome kako živjeti s primljenim golom. Polaznici će dobiti snimke svojih obrana i plan vježbi za kod kuće.</p>',
      '<blockquote><p>Strah od lopte ne nestaje. Naučiš ga držati iza leđa, tamo gdje je i gol.</p></blockquote>',
      '<p>Mjesta je četrdeset, a prijave primamo dok se ne popune. Smještaj i obroci osigurani su u učeničkom domu uz Dvoranu Bura. Datum i sve pojedinosti nalaze se u kalendaru saveza, a pitanja nam možete poslati putem stranice <a href="/kontakti">Kontakti</a>.</p>',
    ],
    picture: 'post-08',
    alt: 'Vratar raširenih ruku i nogu brani udarac',
    category: 'mladi',
    daysAgo: 22,
  },
]
