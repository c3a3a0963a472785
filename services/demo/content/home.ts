/** Texts of the home page; pictures and ids are added by the seed. */
export const HOME = {
  slug: 'naslovnica',
  title: 'Naslovnica',
  metaTitle: 'Jadranski sportski savez – službena trgovina i vijesti',
  metaDescription:
    'Službeni dresovi, navijačka oprema, ulaznice i vijesti Jadranskog sportskog saveza. Od mora do parketa.',
} as const

export const HERO = {
  kicker: 'Kvalifikacije za Europsko prvenstvo',
  title: 'Tribina je naš osmi igrač',
  text: 'Novi domaći dres stiže na parket protiv Sjevernih otoka. Odjenite ga i vi i dođite ranije.',
  primaryLink: { label: 'Kupite novi dres', path: '/product/dres-domaci' },
  secondaryLink: { label: 'Pogledajte sve dresove', path: '/shop/dresovi' },
  match: {
    title: 'Jadran – Sjeverni otoci',
    competition: 'Kvalifikacije za Europsko prvenstvo',
    place: 'Dvorana Bura, Luka',
    link: { label: 'Kupite ulaznicu', path: '/product/ulaznica' },
  },
} as const

export const FEATURED = {
  title: 'Izdvojeno u trgovini',
  limit: 8,
  link: { label: 'Svi proizvodi', path: '/shop' },
} as const

export const TILES_TITLE = 'Kategorije'

export const NEWS = {
  title: 'Najnovije vijesti',
  limit: 6,
  link: { label: 'Sve vijesti', path: '/objave' },
} as const

export const MEMBERSHIP = {
  kicker: 'Članstvo 2026/27',
  title: 'Postanite član obitelji Jadrana',
  text: 'Članske cijene u trgovini, prednost pri kupnji ulaznica i otvoreni trening samo za članove. Članarina u cijelosti ide školama rukometa.',
  link: { label: 'Učlanite se za 15 €', path: '/product/clanska-iskaznica' },
} as const

export const PARTNERS_TITLE = 'S nama su'
