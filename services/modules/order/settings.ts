import {
  addressSetting,
  numberSetting,
  type Settings,
  textSetting,
} from '#services/platform/setting.ts'

/** Where the number of a parcel goes in the address of its courier. */
export const PARCEL_NUMBER = '{number}'

/** Euros paid back of one order above which a refund needs a fresh code or password. */
export const refundLimit = numberSetting({
  ...{ section: 'STAFF', unit: 'EUROS', min: 0, max: 1_000_000, usual: 500 },
})
export const downloadLimit = numberSetting({
  ...{ section: 'ORDERS', unit: 'TIMES', min: 1, max: 100, usual: 5 },
})
/** Codes of the attributes that say where a ticket lets in. */
export const TICKET_PLACES = 'ulaz,tribina,sektor,red,sjedalo'
/** Slugs of the demo's pages. */
export const TERMS_PAGES = 'uvjeti-kupnje,povrat-i-zamjena'

export const orderSettings: Settings = {
  'staff/refundLimit': refundLimit,
  'checkout/trackingAddress': addressSetting({
    ...{ section: 'ORDERS', maxLength: 300, usual: null },
    fits: async (_db, address) => address.includes(PARCEL_NUMBER),
  }),
  'checkout/downloadLimit': downloadLimit,
  'checkout/ticketPlaces': textSetting({
    ...{ section: 'ORDERS', maxLength: 200, usual: TICKET_PLACES },
    form: listOfSlugs,
  }),
  'checkout/termsPages': textSetting({
    ...{ section: 'ORDERS', maxLength: 300, usual: TERMS_PAGES },
    form: listOfSlugs,
  }),
}

/** Names with commas, such as `ulaz,red`. */
function listOfSlugs(text: string): { readonly value: string } | null {
  const value = text.replaceAll(/\s/g, '')
  return /^[a-z\d_-]+(,[a-z\d_-]+)*$/i.test(value) ? { value } : null
}
