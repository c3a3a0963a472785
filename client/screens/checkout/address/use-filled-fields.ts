import { type FocusEvent, type FormEvent, useRef } from 'react'
import type { AddressPart } from '#client/features/checkout/address-values.ts'
import { streetAndNumber } from './street-and-number.ts'

type FilledFields = {
  /** A Croatian postal code fills in the place, unless another one was typed. */
  fillPlace(event: FormEvent<HTMLElement>): void
  /** Moves a house number at the end of the street into its own field, while that is empty. */
  splitStreet(event: FocusEvent<HTMLElement>): void
}

export function useFilledFields(part: AddressPart): FilledFields {
  const filled = useRef('')

  async function fill(zipCode: HTMLInputElement): Promise<void> {
    const fields = zipCode.form?.elements
    const city = fields?.namedItem(`${part}.city`)
    const country = fields?.namedItem(`${part}.country`)
    if (!(city instanceof HTMLInputElement && country instanceof HTMLSelectElement)) return
    if (country.value !== 'HR' || (city.value !== '' && city.value !== filled.current)) return
    const { placeOf } = await import('#client/features/checkout/postal-codes.ts')
    const place = placeOf(zipCode.value)
    // It may have been typed while the list was loaded.
    if (place === null || (city.value !== '' && city.value !== filled.current)) return
    filled.current = place
    change(city, place)
    // What is typed next replaces the place and is not added to it.
    if (document.activeElement === city) city.select()
  }

  return {
    fillPlace: ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === `${part}.zipCode`) {
        fill(target).catch(reportError)
      }
    },
    splitStreet: ({ currentTarget }) => {
      const street = currentTarget.querySelector<HTMLInputElement>(`[name="${part}.street"]`)
      const number = currentTarget.querySelector<HTMLInputElement>(`[name="${part}.houseNumber"]`)
      if (!street || number?.value !== '') return
      const parts = streetAndNumber(street.value)
      if (parts === null) return
      change(street, parts.street)
      change(number, parts.houseNumber)
    },
  }
}

function change(field: HTMLInputElement, value: string): void {
  field.value = value
  // Drafts and shown errors follow it, as if it was typed.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
