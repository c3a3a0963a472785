const SEAT = { street: 'Obala svjetionika 7', zipCode: '10296', city: 'Luka' } as const

/** The seller is fictional, but its check digits are valid. */
export const ORGANISATION = {
  name: 'Jadranski sportski savez',
  ...SEAT,
  address: `${SEAT.street}, ${SEAT.zipCode} ${SEAT.city}`,
  shopIban: 'HR6099990021100098765',
  phone: '+385 1 5550 192',
  phoneLink: '+38515550192',
  email: 'savez@jss.example',
  shopPhone: '+385 1 5550 194',
  shopPhoneLink: '+38515550194',
  shopEmail: 'trgovina@jss.example',
  accessEmail: 'pristup@jss.example',
  pressEmail: 'mediji@jss.example',
  privacyEmail: 'privatnost@jss.example',
  taxId: '70419263057',
  registry: 'Registar udruga, broj 00000192',
  bankAccounts: [
    'HR87 9999 0011 1003 4567 8 (Otočka banka)',
    'HR60 9999 0021 1000 9876 5 (Otočka banka, trgovina)',
  ],
} as const

/** The publisher of books, posters and cards. */
export const PUBLISHER = {
  name: ORGANISATION.name,
  contact: `${ORGANISATION.name}, ${ORGANISATION.address}, OIB ${ORGANISATION.taxId}, ${ORGANISATION.shopEmail}`,
} as const

export const MANUFACTURER = {
  name: 'VALOVI d.o.o.',
  contact: 'VALOVI d.o.o., Škver 12, 10296 Luka, OIB 33182049577, kakvoca@valovi.example',
} as const
