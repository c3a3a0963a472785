import { ORGANISATION } from './organisation.ts'

export type NavigationEntry = {
  readonly title: string
  readonly path: string
  readonly children?: readonly NavigationEntry[]
}

const shop = (title: string, slug: string, children?: readonly NavigationEntry[]) => ({
  title,
  path: `/shop/${slug}`,
  ...(children ? { children } : {}),
})

export const NAVIGATIONS: Readonly<Record<string, readonly NavigationEntry[]>> = {
  main: [
    shop('Dresovi', 'dresovi', [
      shop('Reprezentacija', 'reprezentativni-dresovi'),
      shop('Dječji dresovi', 'djecji-dresovi'),
      shop('Retro dresovi', 'retro-dresovi'),
    ]),
    shop('Odjeća', 'odjeca', [
      shop('Majice', 'majice', [shop('Polo majice', 'polo-majice')]),
      shop('Majice s kapuljačom', 'hoodice'),
      shop('Trening i slobodno vrijeme', 'trening-odjeca'),
      shop('Šalovi i kape', 'salovi-i-kape', [shop('Šalovi', 'salovi'), shop('Kape', 'kape')]),
    ]),
    shop('Navijačka oprema', 'navijacka-oprema', [
      shop('Torbe i ruksaci', 'torbe-i-ruksaci'),
      shop('Privjesci i značke', 'privjesci-i-znacke'),
    ]),
    shop('Lopte i trening', 'lopte-i-trening', [
      shop('Lopte', 'lopte'),
      shop('Oprema za trening', 'oprema-za-trening'),
    ]),
    shop('Dom i darovi', 'dom-i-darovi', [
      shop('Šalice i boce', 'salice-i-boce'),
      shop('Knjige i papir', 'knjige-i-papir', [
        shop('Plakati i kalendari', 'plakati-i-kalendari'),
      ]),
      shop('Paketi i darovne kartice', 'paketi'),
    ]),
    shop('Ulaznice i članstvo', 'ulaznice-i-clanstvo'),
    {
      title: 'Savez',
      path: '/o-nama',
      children: [
        {
          title: 'O nama',
          path: '/o-nama',
          children: [
            { title: 'Povijest', path: '/povijest' },
            { title: 'Tijela saveza', path: '/tijela-saveza' },
            { title: 'Klubovi', path: '/klubovi' },
          ],
        },
        { title: 'Vijesti', path: '/objave' },
        { title: 'Događaji', path: '/dogadjaji' },
        { title: 'Reprezentacije', path: '/reprezentacije' },
        {
          title: 'Škola rukometa',
          path: '/skola-rukometa',
          children: [
            { title: 'Sudci', path: '/sudci' },
            { title: 'Volonteri', path: '/volonteri' },
          ],
        },
        {
          title: 'Kontakti',
          path: '/kontakti',
          children: [{ title: 'Za medije', path: '/mediji' }],
        },
      ],
    },
  ],
  footer1: [
    shop('Dresovi', 'dresovi'),
    shop('Odjeća', 'odjeca'),
    shop('Navijačka oprema', 'navijacka-oprema'),
    shop('Lopte i trening', 'lopte-i-trening'),
    shop('Dom i darovi', 'dom-i-darovi'),
    shop('Ulaznice i članstvo', 'ulaznice-i-clanstvo'),
  ],
  footer2: [
    { title: 'Pratite narudžbu', path: '/pracenje-narudzbe' },
    { title: 'Česta pitanja', path: '/cesta-pitanja' },
    { title: 'Tablica veličina', path: '/tablica-velicina' },
    { title: 'Dostava i povrat', path: '/dostava-i-povrat' },
    { title: 'Povrat i zamjena', path: '/povrat-i-zamjena' },
    { title: 'Plaćanje', path: '/placanje' },
    { title: 'Kontakti', path: '/kontakti' },
  ],
  footer3: [
    { title: 'O nama', path: '/o-nama' },
    { title: 'Vijesti', path: '/objave' },
    { title: 'Događaji', path: '/dogadjaji' },
    { title: 'Reprezentacije', path: '/reprezentacije' },
    { title: 'Škola rukometa', path: '/skola-rukometa' },
    { title: 'Volonteri', path: '/volonteri' },
    { title: 'Za medije', path: '/mediji' },
    { title: 'Pristupačnost', path: '/pristupacnost' },
  ],
  footer4: [
    { title: 'Uvjeti kupnje', path: '/uvjeti-kupnje' },
    { title: 'Privatnost', path: '/privatnost' },
    { title: 'Kolačići', path: '/kolacici' },
    { title: 'Pristupačnost', path: '/pristupacnost' },
  ],
}

export const COOKIE_TEXT = 'Koristimo samo nužne kolačiće i ne pratimo vas.'

export const HEADER = {
  announcement: 'Besplatna dostava iznad 80 € – i na otoke',
} as const

export const FOOTER = {
  text: 'Jadranski sportski savez okuplja klubove, škole i navijače rukometa na obali i otocima. Svaka kupnja u trgovini pomaže školama rukometa u 23 mjesta.',
  buttons: [
    { label: 'Javite nam se', path: '/kontakti' },
    { label: 'Upoznajte savez', path: '/o-nama' },
  ],
  columns: [
    { title: 'Trgovina', navigation: 'footer1' },
    { title: 'Pomoć pri kupnji', navigation: 'footer2' },
    { title: 'Savez', navigation: 'footer3' },
  ],
  organisation: {
    name: ORGANISATION.name,
    address: ORGANISATION.address,
    phone: ORGANISATION.phone,
    email: ORGANISATION.email,
    taxId: ORGANISATION.taxId,
    registry: ORGANISATION.registry,
    bankAccounts: [...ORGANISATION.bankAccounts],
  },
  social: [
    { network: 'instagram', path: 'https://instagram.example/jadranski.savez' },
    { network: 'facebook', path: 'https://facebook.example/jadranskisavez' },
    { network: 'youtube', path: 'https://youtube.example/@jadranskisavez' },
  ],
} as const

/** Options of the site that are plain text; those with a picture are set beside them. */
export const OPTIONS: Readonly<Record<string, string>> = {
  AllowedLanguages: '41',
  AutoGenerateSiteMap: 'true',
  CanCommentOnBlog: 'RegisteredUsers',
  CanCommentOnProduct: 'RegisteredUsers',
  CmsVersion: 'v3',
  CookieNotice: COOKIE_TEXT,
  CopyrightText: '© Jadranski sportski savez. Sva prava pridržana.',
  DefaultLanguage: 'hrv',
  DeliveryPage: '/dostava-i-povrat',
  EventsPage: '/dogadjaji',
  GitlabProjectId: '',
  GoogleAnalyticsId: '',
  HomePageSlug: 'naslovnica',
  MembershipPage: '/clanovi-i-pogodnosti',
  NumberOfStars: '5',
  OneUserOneComment: 'true',
  ReturnsPage: '/povrat-i-zamjena',
  RequireAdminPublishing: 'true',
  RequireCommentForRating: 'false',
  RequireRatingForComment: 'true',
  SendEmailTo: ORGANISATION.email,
  SendGdprTo: ORGANISATION.privacyEmail,
  TagManagerId: '',
  ThemeNavigations: 'main,footer1,footer2,footer3,footer4',
  UserCanEditComment: 'true',
  WwwPolicy: 'no-www',
}
