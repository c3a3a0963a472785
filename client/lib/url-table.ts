/**
 * Paths of all screens, as data. The English path is valid in every locale; where a locale has its
 * own, that one is canonical and the English one redirects to it (301). Paths have no locale
 * prefix.
 */
export const URL_TABLE = {
  home: { en: '/' },
  shop: { en: '/shop' },
  category: { en: '/shop/:slug' },
  product: { en: '/product/:slug', de: '/produkt/:slug' },
  review: { en: '/review/:slug', hr: '/recenzija/:slug' },
  comment: { en: '/comment/:slug', hr: '/komentar/:slug' },
  cart: { en: '/cart', hr: '/kosarica', de: '/einkaufswagen' },
  checkout: { en: '/checkout', hr: '/naplata', de: '/kasse' },
  checkoutSuccess: { en: '/checkout/success', hr: '/naplata/uspjesna', de: '/kasse/success' },
  checkoutFailure: { en: '/checkout/failure', de: '/kasse/failure' },
  order: { en: '/order/:slug', hr: '/narudzba/:slug' },
  trackOrder: { en: '/track-order', hr: '/pracenje-narudzbe' },
  search: { en: '/search', hr: '/pretraga', de: '/suche' },
  compare: { en: '/compare', hr: '/usporedba', de: '/vergleich' },
  login: { en: '/login', hr: '/prijava' },
  register: { en: '/register', hr: '/registracija' },
  profile: { en: '/profile', hr: '/profil' },
  profileDetails: { en: '/profile/details', hr: '/profil/podaci' },
  profileCard: { en: '/profile/card', hr: '/profil/clanska-kartica' },
  profileAddresses: { en: '/profile/addresses', hr: '/profil/adrese' },
  profileSecurity: { en: '/profile/security', hr: '/profil/sigurnost' },
  profileOrders: { en: '/profile/orders', hr: '/profil/narudzbe' },
  profilePrivacy: { en: '/profile/privacy', hr: '/profil/privatnost' },
  wishlist: { en: '/wishlist', hr: '/lista-zelja' },
  sharedWishlist: { en: '/wishlist/:token', hr: '/lista-zelja/:token' },
  forgotPassword: { en: '/forgot-password', hr: '/zaboravljena-lozinka' },
  socialLogin: { en: '/social-login' },
  blog: { en: '/blog', hr: '/objave' },
  blogTerm: { en: '/blog/:slug', hr: '/objave/:slug' },
  event: { en: '/event/:id', hr: '/dogadjaj/:id' },
  confirmEmail: { en: '/confirm-email', hr: '/potvrdi-email' },
  content: { en: '/:slug' },
} as const satisfies Record<string, AddressRow>

type AddressRow = { readonly en: string; readonly [code: string]: string }

export type ScreenName = keyof typeof URL_TABLE

/** The canonical path first, then the aliases that redirect to it. */
export function pathPatterns(screen: ScreenName, code: string): readonly [string, ...string[]] {
  const row: AddressRow = URL_TABLE[screen]
  const own = row[code]
  return own === undefined || own === row.en ? [row.en] : [own, row.en]
}
