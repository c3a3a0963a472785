/** Comments of supporters, with fictional names. */
export type DemoComment = {
  readonly author: string
  /** Address of the demo account that wrote it. */
  readonly email?: string
  readonly rating?: number
  readonly text?: string
  readonly language?: 'eng' | 'ger'
  readonly hasNotBought?: boolean
  readonly isWaiting?: boolean
  readonly daysAgo: number
}

type Of = Readonly<Record<string, readonly DemoComment[]>>

/** Reviews by product, newest first. Most products have none. */
export const REVIEWS: Of = {
  'dres-domaci': [
    {
      ...{ author: 'Marija K.', rating: 5, daysAgo: 1 },
      text: 'Boja je u stvarnosti još ljepša nego na slici, a broj se ne ljušti ni nakon desetog pranja. Muž je odmah naručio i svoj.',
    },
    {
      ...{ author: 'Ivan Š.', rating: 4, daysAgo: 3 },
      text: 'Odličan dres, samo je uži nego prošlogodišnji. Visok sam 184 cm i teži od devedeset, XL mi taman stoji. Uzmite broj veći.',
    },
    { author: 'Nikolina B.', rating: 5, daysAgo: 4 },
    {
      ...{ author: 'Petar D.', rating: 5, daysAgo: 6 },
      text: 'Stigao za dva dana, uredno zapakiran.\n\nIme „Ždralović” otisnuto je kako treba, sa svim kvačicama.',
    },
    {
      ...{ author: 'Claudia W.', rating: 5, language: 'ger', daysAgo: 8 },
      text: 'Sehr schönes Trikot, sitzt perfekt. Die Lieferung nach Hause hat fünf Tage gedauert.',
    },
    {
      ...{ author: 'Tomislav Č.', rating: 3, daysAgo: 9 },
      text: 'Dres je lijep, ali rukav je na jednom šavu popustio nakon mjesec dana. Zamijenili su mi ga bez rasprave, zato tri zvjezdice, a ne dvije.',
    },
    { author: 'Lucija M.', rating: 5, text: 'Kći ga ne skida.', daysAgo: 11 },
    {
      ...{ author: 'Zoran P.', rating: 5, daysAgo: 13 },
      text: 'Napokon dres koji nije na meni kao šator. Kroj je ravan, a materijal diše i u prepunoj dvorani.',
    },
    {
      ...{ author: 'Emily R.', rating: 4, language: 'eng', hasNotBought: true, daysAgo: 15 },
      text: 'Got it as a present. Lovely waves along the side, and it dries overnight.',
    },
    { author: 'Branimir J.', rating: 4, daysAgo: 16 },
    {
      ...{ author: 'Sanja L.', rating: 5, daysAgo: 18 },
      text: 'Kupili smo četiri za cijelu obitelj. Na tribini nas sada nitko ne može promašiti.',
    },
    {
      ...{ author: 'Goran V.', rating: 2, daysAgo: 21 },
      text: 'Kvaliteta je u redu, ali poslali su mi pogrešnu veličinu pa sam na pravu čekao tjedan dana i zakasnio na utakmicu.',
    },
    { author: 'Ružica T.', rating: 5, text: 'Preporučujem svima!', daysAgo: 23 },
    {
      ...{ author: 'Domagoj A.', rating: 5, daysAgo: 27 },
      text: 'Skupljam dresove od 1998. i ovaj je među tri najljepša. Valovi su utkani, a ne tiskani.',
    },
    { author: 'Iva Z.', rating: 4, daysAgo: 30 },
    {
      ...{ author: 'Karlo F.', rating: 5, daysAgo: 32 },
      text: 'Treniram u njemu dvaput tjedno i još izgleda kao nov.',
    },
    {
      ...{ author: 'Mirna H.', rating: 4, daysAgo: 35 },
      text: 'Ovratnik bi mogao biti malo mekši, sve ostalo je za peticu.',
    },
    { author: 'Stipe N.', rating: 5, text: 'Vrijedi svaki cent.', daysAgo: 38 },
    { author: 'Andrea O.', rating: 5, daysAgo: 41 },
    {
      ...{ author: 'Vedran G.', rating: 1, daysAgo: 44 },
      text: 'Naručio sam s imenom, a stigao je bez imena. Novac su vratili, ali rođendan je prošao.',
    },
    {
      ...{ author: 'Dora C.', rating: 5, daysAgo: 47 },
      text: 'Ženski kroj bi bio još bolji, ali i S mi lijepo stoji.',
    },
    { author: 'Mario R.', rating: 4, daysAgo: 50 },
    {
      ...{ author: 'Jelena U.', rating: 5, daysAgo: 54 },
      text: 'Poklon za tatu, oduševljen je. Sad ga moram moliti da ga da na pranje.',
    },
    { author: 'Filip E.', rating: 3, text: 'Solidno, ali skupo.', daysAgo: 58 },
  ],
  'dres-djecji': [
    {
      ...{ author: 'Martina Ž.', rating: 5, daysAgo: 5 },
      text: 'Preživio je blato, sladoled i mlađeg brata. Pere se na 40 °C i ne treba ga glačati, baš kako piše.',
    },
    { author: 'Josip B.', rating: 5, daysAgo: 20 },
    {
      ...{ author: 'Katarina L.', rating: 4, daysAgo: 33 },
      text: 'Sin ima osam godina i 128 mu je taman. Uzela bih broj veći da potraje.',
    },
  ],
  'sal-jadran': [
    { author: 'Ante M.', rating: 5, text: 'Topao, dugačak i ne linja se.', daysAgo: 12 },
    { author: 'Lea S.', rating: 4, daysAgo: 25 },
    {
      ...{ author: 'Ana P.', email: 'ana@navijaci.example', rating: 5, daysAgo: 1 },
      ...{ isWaiting: true, text: 'Isti kao onaj iz mog djetinjstva, samo mekši.' },
    },
  ],
  salica: [
    {
      ...{ author: 'Ana P.', email: 'ana@navijaci.example', rating: 4, daysAgo: 5 },
      text: 'Drži toplinu i lijepo stoji u ruci. Grb se nije oprao ni u perilici.',
    },
  ],
  'lopta-djecja': [{ author: 'Hrvoje I.', rating: 5, daysAgo: 18 }],
  'hoodica-djecja': [
    { author: 'Nives P.', rating: 3, text: 'Topla je, ali rukavi su kratki.', daysAgo: 14 },
    { author: 'Damir K.', rating: 4, daysAgo: 40 },
  ],
}

/** Comments by post, newest first. */
export const POST_COMMENTS: Of = {
  'jesen-u-brojkama': [
    {
      ...{ author: 'Luka B.', email: 'luka@navijaci.example', daysAgo: 2 },
      text: 'Za loptu u kantini znam iz prve ruke: jedna od te dvije šalice bila je moja.',
    },
    {
      ...{ author: 'Vesna R.', daysAgo: 4 },
      text: 'Bi li se mogla objaviti i tablica posjećenosti po dvoranama? Garbin zaslužuje svoj redak.',
    },
    { author: 'Šime J.', text: 'Perina opet prvi. Treća godina zaredom!', daysAgo: 6 },
  ],
}
