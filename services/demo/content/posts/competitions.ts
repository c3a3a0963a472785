import type { PostEntry } from '#services/demo/content/entries.ts'

export const COMPETITION_POSTS: readonly PostEntry[] = [
  {
    slug: 'kadetkinje-osvojile-turnir-tri-mora',
    title: 'Kadetkinje osvojile turnir Tri mora',
    excerpt:
      'Pet utakmica, pet pobjeda i jedan veliki zagrljaj nasred parketa. Naše kadetkinje vraćaju se kući s peharom.',
    body: [
      '<p>Kadetska reprezentacija pobjednica je međunarodnog turnira Tri mora. U završnici su djevojke Lee Morović svladale domaćinke s 28 : 25, nakon što su u prvom poluvremenu gubile čak pet golova razlike.</p>',
      '<p>Preokret je počeo u obrani. Izbornica je na početku nastavka obranu postavila agresivnije, u formaciju pet-jedan, vratarka Karla Bašić skupila je devet obrana u dvadeset minuta, a lopte su počele letjeti prema krilima.</p>',
      '<blockquote><p>Na poluvremenu nisam vikala. Rekla sam im da pogledaju rezultat, pa jedna drugu, i neka odluče čemu više vjeruju.</p></blockquote>',
      '<p>Najbolja strijelkinja završnice bila je Nika Vrsalović s devet pogodaka, a za najkorisniju igračicu cijelog turnira proglašena je organizatorica igre Mia Žuvanić. U idealnu sedmorku ušle su čak tri naše djevojke.</p>',
      '<p>Momčad se kući vraća trajektom u nedjelju navečer. Na rivi u Luci dočekat će je limena glazba, obitelji i, kako smo doznali, jako velika torta.</p>',
    ],
    picture: 'post-04',
    alt: 'Kadetkinje slave osvajanje turnira pod kišom konfeta',
    category: 'natjecanja',
    daysAgo: 9,
  },
  {
    slug: 'raspored-lige-u-prosincu',
    title: 'Prosinac u ligi: tri kola, dva derbija i jedno gostovanje na otoku',
    excerpt:
      'Natjecateljsko povjerenstvo potvrdilo je raspored do zimske stanke. Vrh ljestvice mogao bi izgledati posve drukčije.',
    body: [
      '<p>Do zimske stanke svaka momčad igra još triput, a prva četiri kluba na ljestvici dijele samo dva boda. Matematika je jednostavna: tko u prosincu ne izgubi, prezimit će na vrhu.</p>',
      '<h2>Jedanaesto kolo</h2><p>Svjetionik dočekuje Škver u derbiju koji je prošle sezone odlučen u zadnjoj sekundi. Istu večer Lanterna gostuje kod Bonace, koja pred svojom publikom nije izgubila od ožujka.</p>',
      '<h2>Dvanaesto kolo</h2><p>Tramontana prvi put u povijesti igra domaću utakmicu na otoku, u obnovljenoj školskoj dvorani s tristo sjedala. Gost je Kamenica, a klub je za navijače organizirao poseban brod.</p>',
      '<h2>Trinaesto kolo</h2><p>Jesen zatvara susret Škvera i Lanterne. Zbog reprezentativne stanke utakmice su pomaknute za srijedu, sve s početkom u isti sat, kako nitko ne bi igrao s kalkulatorom u ruci.</p>',
      '<table><caption>Vrh ljestvice nakon deset kola</caption><thead><tr><th scope="col">Klub</th><th scope="col">Pobjede</th><th scope="col">Razlika</th><th scope="col">Bodovi</th></tr></thead><tbody><tr><th scope="row">Svjetionik</th><td>8</td><td>+47</td><td>16</td></tr><tr><th scope="row">Škver</th><td>7</td><td>+39</td><td>15</td></tr><tr><th scope="row">Lanterna</th><td>7</td><td>+28</td><td>14</td></tr><tr><th scope="row">Bonaca</th><td>7</td><td>+21</td><td>14</td></tr></tbody></table>',
      '<p>Sve se utakmice igraju <a href="/product/lopta-sluzbena">službenom loptom Jadran</a>. O mogućim promjenama termina klubovi će biti obaviješteni najmanje pet dana unaprijed.</p>',
    ],
    picture: 'post-06',
    alt: 'Kalendar za prosinac s označenim danima utakmica',
    category: 'natjecanja',
    daysAgo: 15,
  },
  {
    slug: 'rukomet-na-pijesku-poziv-klubovima',
    title: 'Rukomet na pijesku: otvorene prijave za ljetni niz turnira',
    excerpt:
      'Šest plaža, šest vikenda i bodovi za akrobacije. Klubovi, škole i skupine prijatelja mogu se prijaviti već sada.',
    body: [
      '<p>Dok vani puše, mi mislimo na srpanj. Otvorene su prijave za ljetni niz turnira u rukometu na pijesku, koji će sljedećeg ljeta obići šest plaža duž naše obale i otoka.</p>',
      '<p>Pravila su jednostavna: tri igrača i vratar, dva poluvremena po deset minuta i dva boda za gol postignut iz okreta u zraku. Igra se bosonogo, a buku s razglasa ugasit ćemo u deset navečer, kako smo i obećali susjedima.</p>',
      '<p>Natječe se u četiri konkurencije: žene, muškarci, mladi do sedamnaest godina i mješovite rekreativne momčadi. Za rekreativce nije potrebna članska iskaznica saveza ni liječnički pregled, samo potpisana prijava.</p>',
      '<p>Pobjednici niza igraju završnicu na gradskoj plaži u Luci, na pravoj tribini podignutoj iznad mora. Posljednju završnicu pratilo je više od dvije tisuće ljudi, neki i s brodova.</p>',
      '<p>Prijaviti se možete do kraja ožujka putem stranice <a href="/kontakti">Kontakti</a>. Kotizacije nema, a <a href="/product/lopta-pijesak">lopte</a> i mrežu osigurava savez.</p>',
    ],
    picture: 'post-11',
    alt: 'Igrač rukometa na pijesku u skoku s loptom iznad plaže',
    category: 'natjecanja',
    daysAgo: 31,
  },
]
