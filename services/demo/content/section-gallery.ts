/** The gallery of sections, where /section-tool leads: each one with an example, for people who adopt the product. */
export const GALLERY = {
  slug: 'galerija-odsjecaka',
  title: 'Galerija odsječaka',
  metaDescription: 'Svi odsječci od kojih se slažu stranice, svaki s primjerom.',
  isListed: false,
} as const

/** What each section is for, by its handler, in the order of the page. */
export const GALLERY_TEXTS = {
  'rich-text': 'Tekst s naslovima, popisima i poveznicama.',
  faq: 'Pitanja i odgovori po skupinama; svaki se otvara klikom.',
  accordion: 'Naslovi ispod kojih se tekst otvara klikom.',
  quote: 'Riječi jedne osobe, s imenom i slikom.',
  video: 'Film s druge stranice ili s ove; ništa se ne učitava prije pristanka.',
  embed: 'Dio druge stranice u okviru, ako je postavke dopuštaju; inače poveznica.',
  'map-link': 'Adresa s poveznicom na kartu, koja je na drugoj stranici.',
  'size-table': 'Mjere tijela po veličinama, u centimetrima.',
  hero: 'Velika slika na vrhu stranice, s naslovom, dvije poveznice i sljedećom utakmicom.',
  'featured-products': 'Proizvodi koje je trgovina istaknula.',
  'category-tiles': 'Pločice kategorija, onim redom kojim su odabrane.',
  'latest-news': 'Najnovije objave.',
  'events-list': 'Događaji iz kalendara: samo budući ili i protekli.',
  'membership-banner': 'Poziv na članstvo, sa slikom.',
  columns: 'Od dva do četiri teksta jedan do drugoga, svaki sa slikom i poveznicom po želji.',
  'product-grid': 'Proizvodi iz odabranih kategorija, po riječima, sniženju i redoslijedu.',
  gallery: 'Slike u mreži; svaka se otvara preko cijele stranice.',
  'social-feed': 'Najnovije objave s jednim hashtagom; bez povezane mreže ne prikazuje ništa.',
  banner: 'Traka s jednom porukom, u jednoj od tri boje.',
  partners: 'Znakovi partnera, s poveznicama.',
  form: 'Obrazac koji su složili urednici: vrste polja, pravila i tko dobiva odgovore.',
} as const

export const GALLERY_FAQ = [
  {
    title: 'Kupnja',
    questions: [
      {
        question: 'Kada stiže paket?',
        answer: '<p>Najčešće za dva radna dana nakon slanja.</p>',
      },
      {
        question: 'Mogu li zamijeniti veličinu?',
        answer: '<p>Možete u roku od 14 dana, dok je proizvod nenošen.</p>',
      },
    ],
  },
] as const

export const GALLERY_SIZES = {
  title: 'Dresovi za odrasle',
  rows: [
    {
      size: 'S',
      chest: { from: 88, to: 94 },
      waist: { from: 76, to: 82 },
      hips: null,
      height: null,
    },
    {
      size: 'M',
      chest: { from: 95, to: 101 },
      waist: { from: 83, to: 89 },
      hips: null,
      height: null,
    },
    {
      size: 'L',
      chest: { from: 102, to: 108 },
      waist: { from: 90, to: 97 },
      hips: null,
      height: null,
    },
  ],
} as const

export const GALLERY_TEXT = [
  '<h2>Naslov odlomka</h2>',
  '<p>Odlomak s <strong>istaknutim</strong> i <em>naglašenim</em> riječima te <a href="/shop">poveznicom u trgovinu</a>.</p>',
  '<ul><li>prva stavka</li><li>druga stavka</li></ul>',
  '<blockquote><p>Navod koji se izdvaja iz teksta.</p></blockquote>',
] as const
