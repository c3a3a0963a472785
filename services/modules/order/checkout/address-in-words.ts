import type { OrderAddress } from '#services/contract/checkout.ts'
import type { JsonObject } from '#services/platform/json.ts'

/** An address for the export of a person's data. */
export function addressInWords(address: OrderAddress): JsonObject {
  return {
    ime: address.firstName,
    prezime: address.lastName,
    'e-pošta': address.contactEmail,
    telefon: address.contactPhone,
    država: address.country,
    regija: address.region ?? null,
    mjesto: address.city,
    ulica: address.street,
    'kućni broj': address.houseNumber,
    'poštanski broj': address.zipCode,
    tvrtka: address.companyName ?? null,
    'OIB tvrtke': address.companyOIB ?? null,
  }
}
