import type { PersonalData } from '#services/platform/personal-data.ts'
import { isTemplate, type Template } from './letters.ts'
import { deleteLog, readLog } from './store.ts'

const ABOUT: Readonly<Record<Template, string>> = {
  'confirm-registration': 'potvrda e-adrese za novi račun',
  'already-registered': 'obavijest da račun već postoji',
  'forgot-password': 'poveznica za novu lozinku',
  'password-changed': 'obavijest o promijenjenoj lozinki',
  'email-change-confirm': 'potvrda nove e-adrese',
  'email-change-notice': 'obavijest o zatraženoj promjeni e-adrese',
  'email-changed': 'obavijest o promijenjenoj e-adresi',
  welcome: 'dobrodošlica',
  'provider-joined': 'obavijest o novom načinu prijave',
  'order-placed': 'potvrda narudžbe',
  'order-transfer': 'podaci za uplatu narudžbe',
  'order-paid': 'potvrda uplate',
  'order-tickets': 'obavijest o ulaznicama',
  'order-files': 'obavijest o datotekama',
  'order-shipped': 'obavijest o slanju narudžbe',
  'order-delivered': 'obavijest o uručenju narudžbe',
  'order-cancelled': 'obavijest o otkazanoj narudžbi',
  'order-refund-due': 'najava povrata novca',
  'order-refunded': 'potvrda povrata novca',
  'order-withdrawn': 'potvrda odustanka od ugovora',
  'order-withdrawn-copy': 'potvrda odustanka od ugovora na drugu e-adresu',
  'staff-refund-due': 'povrat novca kupcu',
  'staff-withdrawn': 'odustanak kupca od ugovora',
  'cart-left': 'podsjetnik na košaricu',
  'confirm-stock-notice': 'potvrda zahtjeva za obavijest o dostupnosti',
  'confirm-price-notice': 'potvrda zahtjeva za obavijest o cijeni',
  'back-in-stock': 'obavijest o dostupnosti',
  'price-drop': 'obavijest o nižoj cijeni',
  'staff-invited': 'poziv u uredništvo',
}
const ALL = { isUnsent: false, offset: 0, limit: 9_999 }

export const mailPersonalData: PersonalData = {
  name: 'mail',
  export: async (db, { email }) => {
    const { mails } = await readLog(db, { ...ALL, email })
    return {
      'Poslane poruke': mails.toReversed().map((mail) => ({
        poruka: isTemplate(mail.template) ? ABOUT[mail.template] : mail.template,
        'e-adresa': mail.email,
        poslano: mail.sent_at,
        'zadnji pokušaj': mail.tried_at,
        'broj pokušaja': mail.tries,
        smetnja: mail.fault,
      })),
    }
  },
  erase: async (trx, { email }) => await deleteLog(trx, [email]),
}
