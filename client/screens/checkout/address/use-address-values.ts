import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  ADDRESS_ID,
  type AddressValues,
  fieldsOf,
  findSame,
  HAS_BILLING,
  IS_COMPANY,
  NEW_ADDRESS,
  storedValues,
} from '#client/features/checkout/address-values.ts'
import { useDraft } from '#client/features/checkout/use-draft.ts'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { readDraft, storeDraft } from '#client/lib/draft.ts'
import type { Buyer, Checkout } from '#client/screens/checkout/checkout-view.ts'
import { addressesFor, type BookAddress } from './book.ts'

type AddressForm = {
  /** Default values of the fields; the DOM holds the typed ones. */
  readonly values: AddressValues
  readonly addresses: readonly BookAddress[]
  /** Stores what is typed until the order is placed. */
  note(): void
  /** Takes an address of the account, or null for another one. */
  choose(address: BookAddress | null): void
}

const TOGGLES = [HAS_BILLING, IS_COMPANY] as const

/**
 * Values of the address form: typed ones first, then the saved checkout, then the account.
 * Defaults of untouched fields follow `values`.
 */
export function useAddressValues(
  fields: RefObject<HTMLElement | null>,
  checkout: Checkout,
  me: Buyer | null,
): AddressForm {
  const addresses = addressesFor(me, checkout)
  const posted = usePosted(['address'])
  const [values, setValues] = useState(() => posted?.values ?? firstValues(checkout, me, addresses))
  const owner = useRef(checkout.id)

  /** Texts of hidden fields stay; boxes that are not ticked are empty. */
  function typed(): AddressValues {
    const form = fields.current?.closest('form')
    const raw = form ? readTexts(form) : {}
    return { ...values, ...Object.fromEntries(TOGGLES.map((name) => [name, ''])), ...raw }
  }

  // Once, for the cart at the beginning; what was posted is newer.
  const [firstOwner] = useState(posted ? null : checkout.id)
  useDraft(firstOwner, (draft) => setValues((known) => ({ ...known, ...draft })))

  // After a login the guest's cart has become the customer's, under another id.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed moves only when the cart does.
  useEffect(() => {
    if (owner.current === checkout.id) return
    const draft = readDraft(sessionStorage, owner.current)
    owner.current = checkout.id
    if (draft) storeDraft(sessionStorage, checkout.id, { ...draft, ...typed() })
  }, [checkout.id])

  const buyer = useRef(me?.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the account fills in what is empty, once it is there.
  useEffect(() => {
    if (buyer.current === me?.id) return
    buyer.current = me?.id
    const filled = Object.entries(typed()).filter(([, value]) => value !== '')
    const hasAddress = filled.some(([name]) => /^shippingAddress\.(street|city)$/.test(name))
    const first = firstValues(checkout, me, hasAddress ? [] : addresses)
    setValues({ ...first, ...Object.fromEntries(filled), [ADDRESS_ID]: first[ADDRESS_ID] ?? '' })
  }, [me?.id])

  return {
    values,
    addresses,
    note: () => storeDraft(sessionStorage, owner.current, { ...stored(owner.current), ...typed() }),
    choose(address) {
      // Input typed over a folded address before hydration is another address.
      const isOwn = ([name, value]: readonly [string, string]) =>
        !name.startsWith('shippingAddress.') ||
        CONTACT.has(name) ||
        (address === null && value !== values[name])
      const known = Object.fromEntries(Object.entries(typed()).filter(isOwn))
      const next = address
        ? { ...fieldsOf('shippingAddress', address), ...withoutEmpty(known) }
        : known
      setValues({ ...next, [ADDRESS_ID]: address?.id ?? NEW_ADDRESS })
    },
  }
}

const CONTACT: ReadonlySet<string> = new Set([
  'shippingAddress.contactEmail',
  'shippingAddress.contactPhone',
])

function firstValues(
  checkout: Checkout,
  me: Buyer | null,
  addresses: readonly BookAddress[],
): AddressValues {
  if (checkout.shippingAddress) {
    const same = findSame(addresses, checkout.shippingAddress)
    return { ...storedValues(checkout), [ADDRESS_ID]: same?.id ?? NEW_ADDRESS }
  }
  const address = addresses.find(({ type }) => type === 'MAIN') ?? addresses[0]
  const contact = fieldsOf('shippingAddress', { contactEmail: me?.email })
  const names = fieldsOf('shippingAddress', { firstName: me?.firstName, lastName: me?.lastName })
  return address
    ? { ...fieldsOf('shippingAddress', address), ...contact, [ADDRESS_ID]: address.id }
    : { ...names, ...contact, [ADDRESS_ID]: NEW_ADDRESS }
}

function stored(owner: string): AddressValues {
  return readDraft(sessionStorage, owner) ?? {}
}

function withoutEmpty(values: AddressValues): AddressValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function readTexts(form: HTMLFormElement): AddressValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
