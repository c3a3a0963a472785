import { register, verifyEmail } from '#services/contract/user.ts'
import { assignConsents, writeConsent } from '#services/modules/gdpr/api.ts'
import { addMemberCards } from '#services/modules/user/api.ts'
import { fromPlace, logIn, PASSWORD, tokenFor, verification } from '#tests/support/accounts.ts'
import type { TestServices } from '#tests/support/services.ts'
import { addProduct } from './product-catalogue.ts'

/** The customer of whom every table with personal data has rows. */
export const EMAIL = 'Zrinka.Osobna@posta.example'
export const NEXT_EMAIL = 'zrinka.nova@posta.example'
export const CARD = '3850000000077'
export const NAMES = { firstName: 'Zrinkica', lastName: 'Osobnjaković' }
export const DEVICE = 'Mobitel iz džepa'
export const ADDRESS = {
  type: 'main',
  firstName: 'Domagojica',
  lastName: 'Primateljić',
  contactEmail: 'primateljica@posta.example',
  contactPhone: '+385 91 765 4321',
  country: 'HR',
  region: 'Međimurska županija',
  city: 'Štrigovčanec',
  street: 'Šetalište bez kraja',
  houseNumber: '1848c',
  zipCode: '40312',
  companyName: 'Obrt Vrijedne ruke',
  companyOIB: '12345678903',
} as const

export type PersonOfShop = {
  readonly services: TestServices
  readonly userId: number
  /** Of the session. */
  readonly headers: Readonly<Record<string, string>>
  /** A product that can be bought. */
  readonly scarf: number
}

/** `rows` of `personal/<module>.ts`: gives each personal table of the module rows of the person. */
export type PersonalRows = {
  /** Modules whose rows it needs. */
  readonly after?: readonly string[]
  /** Through calls where there are some; the clock has moved on since the rows of another module. */
  add(person: PersonOfShop): Promise<void>
}

/** Registers with a card and a consent, and logs in. */
export async function createPerson(services: TestServices): Promise<PersonOfShop> {
  const { db, clock } = services
  const scarf = await addProduct(services, { name: 'Vuneni šal' })
  await db.transaction().execute(async (trx) => {
    await writeConsent(trx, { number: 1, language: 'hrv', html: '<p>Uvjeti</p>' }, clock)
    await assignConsents(trx, 'registerForm', [{ number: 1, isRequired: true }])
    const holder = `${NAMES.firstName} ${NAMES.lastName}`
    await addMemberCards(trx, [{ barcode: CARD, holder, validUntil: '2027-12-31' }])
  })
  const form = { details: NAMES, email: EMAIL, password: PASSWORD, consents: [1] }
  await services.call(register, { ...form, memberCardBarcode: CARD }, fromPlace(1))
  clock.advance(1_000)
  const token = await tokenFor(services, { email: EMAIL, name: 'verificationToken' })
  await services.call(verifyEmail, verification(token), fromPlace(1))
  clock.advance(1_000)
  const session = await logIn(services, { email: EMAIL, password: PASSWORD }, { device: DEVICE })
  const { id: userId } = await db
    .selectFrom('account')
    .where('email', '=', EMAIL)
    .select('id')
    .executeTakeFirstOrThrow()
  return { services, userId, headers: { ...session.headers }, scarf }
}
