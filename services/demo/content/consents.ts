import type { FormType } from '#services/modules/gdpr/api.ts'

const TERMS = 1
const PRIVACY = 2
const NEWSLETTER = 3
const CLUBS = 4
const AVAILABILITY = 5

/** Each text starts with its point, because people in a hurry read only the first words. */
export const CONSENTS: readonly { readonly number: number; readonly html: string }[] = [
  {
    number: TERMS,
    html: '<p>Prihvaćam <a href="/uvjeti-kupnje">uvjete kupnje</a>.</p>',
  },
  {
    number: PRIVACY,
    html: '<p>Znam kako savez obrađuje moje podatke i koja su moja prava: <a href="/privatnost">Privatnost i kolačići</a>.</p>',
  },
  {
    number: NEWSLETTER,
    html: '<p>Želim e-poštom primati vijesti, najave utakmica i ponude trgovine. Od toga mogu odustati u svakom trenutku, a kako se moja adresa čuva, piše na stranici <a href="/privatnost">Privatnost i kolačići</a>.</p>',
  },
  {
    number: CLUBS,
    html: '<p>Dopuštam da savez moje ime i e-adresu podijeli s klubovima članovima saveza, koji me mogu pozivati na svoje utakmice i događanja. Privolu mogu povući u svakom trenutku; više na stranici <a href="/privatnost">Privatnost i kolačići</a>.</p>',
  },
  {
    number: AVAILABILITY,
    html: '<p>Želim da mi savez jednom porukom javi kad proizvod ponovno bude dostupan. Moja se adresa nakon toga <a href="/privatnost">briše</a>.</p>',
  },
]

/** Consents of each form, in display order. */
export const ASSIGNMENTS: Readonly<
  Record<FormType, readonly { readonly number: number; readonly isRequired: boolean }[]>
> = {
  registerForm: [required(TERMS), required(PRIVACY), optional(NEWSLETTER), optional(CLUBS)],
  checkoutForm: [required(TERMS), required(PRIVACY), optional(NEWSLETTER)],
  newsletter: [required(NEWSLETTER)],
  contactForm: [required(PRIVACY)],
  addressForm: [],
  productAvailabilityForm: [required(AVAILABILITY)],
}

/** Consents that every demo account gave at registration. */
export const SAID_BY_EVERYBODY = [TERMS, PRIVACY, NEWSLETTER]

function required(number: number) {
  return { number, isRequired: true }
}

function optional(number: number) {
  return { number, isRequired: false }
}
