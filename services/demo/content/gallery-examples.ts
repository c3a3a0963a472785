import { ORGANISATION } from './organisation.ts'

/** Examples of sections that need no other content; pictures are added by the seed. */
export const ACCORDION = {
  title: 'Prije utakmice',
  items: [
    {
      title: 'Kada se otvaraju vrata dvorane?',
      body: '<p>Sat i pol prije početka, a za članove dva sata prije.</p>',
    },
    {
      title: 'Smijem li unijeti bubanj?',
      body: '<p>Smijete, na južnu tribinu. Javite se redarima, koji znaju gdje su mjesta za <a href="/kontakti">navijačke skupine</a>.</p>',
    },
    {
      title: 'Gdje mogu ostaviti bicikl?',
      body: '<p>Na nadziranom parkiralištu ispred zapadnog ulaza, besplatno.</p>',
    },
  ],
} as const

export const QUOTE = {
  text: 'Kad tribina zapjeva, i vratar misli da je krilo.',
  author: 'Toma Žuvelić',
  role: 'kapetan muške reprezentacije',
  picture: 'post-05',
} as const

export const COLUMNS = {
  title: 'Kako do parketa',
  columns: [
    {
      title: 'Upišite školu rukometa',
      body: '<p>Dvadeset i tri škole primaju djecu od šeste godine. Prvi je mjesec besplatan.</p>',
      link: { label: 'Škole rukometa', path: '/skola-rukometa' },
      picture: 'post-30',
    },
    {
      title: 'Postanite sudac',
      body: '<p>Tečaj traje dva vikenda i besplatan je, a prvu godinu sudite uz mentora.</p>',
      link: { label: 'Kako se postaje sudac', path: '/sudci' },
      picture: 'post-09',
    },
    {
      title: 'Pomozite kao volonter',
      body: '<p>Na svakoj velikoj utakmici radi stotinu i četrdeset ljudi u žutim prslucima.</p>',
      link: { label: 'Prijave volontera', path: '/volonteri' },
      picture: 'post-42',
    },
  ],
} as const

export const BANNER = {
  title: 'Otvoreni trening reprezentacije',
  text: 'Ulaz je slobodan, a autogrami su na kraju. Kada i gdje, piše među događajima.',
  link: { label: 'Svi događaji', path: '/dogadjaji' },
  tone: 'INK',
} as const

export const SHOTS = {
  title: 'Iz dvorane',
  pictures: [
    { picture: 'post-13', caption: 'Jadran – Gorje, 31 : 26, pred punom dvoranom.' },
    { picture: 'post-12', caption: 'Južna tribina prije himne.' },
    { picture: 'post-55', caption: 'Pet tisuća papira i jedan val.' },
    { picture: 'post-58', caption: 'Najbolje mjesto u dvorani.' },
    { picture: 'post-56', caption: 'Zbor ima generalnu probu srijedom.' },
    { picture: 'post-57', caption: 'Prva na tribini, zadnja kući.' },
  ],
} as const

export const MAP_LINK = {
  title: 'Dom sportova',
  address: ORGANISATION.address,
  text: 'Ured saveza je na drugom katu, ulaz sa strane parka. Dizalo je odmah do porte.',
  link: null,
} as const

export const PRODUCT_GRID = {
  title: 'Kape i šalovi do najpovoljnijih',
  limit: 4,
  slugs: ['salovi-i-kape'],
  keywords: '',
  isFeatured: false,
  isDiscounted: false,
  sort: 'CHEAPEST',
  link: { label: 'Svi šalovi i kape', path: '/shop/salovi-i-kape' },
} as const

/** A film that anybody may show: Big Buck Bunny, CC BY 3.0. */
export const VIDEO = {
  title: 'Primjer filma: Big Buck Bunny',
  text: 'Big Buck Bunny, Blender Foundation, CC BY 3.0.',
  host: 'YOUTUBE',
  videoId: 'aqz-KE-bpKQ',
  file: null,
  subtitles: null,
  picture: 'post-23',
} as const

export const EMBED = {
  title: 'Karta okolice dvorane',
  text: 'Karta: OpenStreetMap, dostupna i bez okvira.',
  url: 'https://www.openstreetmap.org/export/embed.html?bbox=16.40%2C43.49%2C16.48%2C43.53',
  shape: 'WIDE',
  picture: 'post-44',
} as const

export const SOCIAL_FEED = {
  title: 'Vi s tribine',
  hashtag: 'osmiigrac',
  limit: 6,
  link: null,
} as const
