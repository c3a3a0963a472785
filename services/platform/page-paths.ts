/**
 * Pages of the client that letters lead to, by the language of the letter; that of the main
 * language has no prefix.
 */
export const PAGE_PATHS = {
  cart: { hrv: '/kosarica', eng: '/en/cart' },
  confirmEmail: { hrv: '/potvrdi-email', eng: '/en/confirm-email' },
  forgotPassword: { hrv: '/zaboravljena-lozinka', eng: '/en/forgot-password' },
  login: { hrv: '/prijava', eng: '/en/login' },
  newsletterStop: { hrv: '/newsletter/odjava', eng: '/en/newsletter/stop' },
} as const

export function pagePath(page: keyof typeof PAGE_PATHS, language: string): string {
  return PAGE_PATHS[page][language === 'eng' ? 'eng' : 'hrv']
}
