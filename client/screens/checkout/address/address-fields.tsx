import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import {
  ADDRESS_ID,
  type AddressPart,
  type AddressValues,
  FILLED_FROM,
  NEW_ADDRESS,
} from '#client/features/checkout/address-values.ts'
import { Field } from '#client/features/forms/field.tsx'
import { useFormState } from '#client/features/forms/form.tsx'
import { SelectField } from '#client/features/forms/select-field.tsx'
import type { Checkout } from '#client/screens/checkout/checkout-view.ts'
import { useFilledFields } from './use-filled-fields.ts'

type AddressFieldsProps = {
  readonly part: AddressPart
  readonly values: AddressValues
  readonly countries: Checkout['countries']
  /** Something is sent to this address. */
  readonly isDelivered: boolean
  /** Folded while an address of the account is chosen, unless something in it is wrong. */
  readonly canFold?: boolean
}

export function AddressFields(props: AddressFieldsProps): ReactElement {
  const { part, values, countries, isDelivered, canFold = false } = props
  const { t } = useTranslation('checkout')
  const { errors } = useFormState()
  const { fillPlace, splitStreet } = useFilledFields(part)
  const chosen = canFold ? (values[ADDRESS_ID] ?? NEW_ADDRESS) : NEW_ADDRESS
  const isWrong = Object.keys(errors).some(
    (name) => name.startsWith(`${part}.`) && !/\.(contact|company)/.test(name),
  )
  const typed = (name: string) => values[`${part}.${name}`]
  const token = part === 'shippingAddress' ? 'shipping' : 'billing'
  const country = typed('country') ?? defaultCountry(countries)
  return (
    <fieldset
      // Another address of the account fills the fields again.
      key={chosen}
      onInput={fillPlace}
      onBlur={splitStreet}
      className={`flex-col gap-5 ${canFold && chosen !== NEW_ADDRESS && !isWrong ? FOLDED : 'flex'}`}
    >
      <legend className="mb-4 text-lg font-semibold">
        {t(part === 'billingAddress' ? 'address.billing' : legendOf(isDelivered))}
      </legend>
      {canFold ? <input type="hidden" name={FILLED_FROM} value={chosen} /> : null}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          name={`${part}.firstName`}
          label={t('address.firstName')}
          autoComplete={`${token} given-name`}
          defaultValue={typed('firstName')}
        />
        <Field
          name={`${part}.lastName`}
          label={t('address.lastName')}
          autoComplete={`${token} family-name`}
          defaultValue={typed('lastName')}
        />
      </div>
      <SelectField
        key={country}
        name={`${part}.country`}
        label={t('address.country')}
        autoComplete={`${token} country`}
        options={countries.map(({ iso, name }) => ({ value: iso, label: name }))}
        defaultValue={country}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-5 sm:grid-cols-[2fr_1fr]">
        <Field
          name={`${part}.street`}
          label={t('address.street')}
          autoComplete={`${token} address-line1`}
          defaultValue={typed('street')}
        />
        <Field
          name={`${part}.houseNumber`}
          label={t('address.houseNumber')}
          autoComplete={`${token} address-line2`}
          defaultValue={typed('houseNumber')}
        />
      </div>
      <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-5 sm:grid-cols-[1fr_2fr]">
        <Field
          name={`${part}.zipCode`}
          label={t('address.zipCode')}
          autoComplete={`${token} postal-code`}
          defaultValue={typed('zipCode')}
        />
        <Field
          name={`${part}.city`}
          label={t('address.city')}
          autoComplete={`${token} address-level2`}
          defaultValue={typed('city')}
        />
      </div>
      {/* Unused in Croatia, but an address of the account may have one. */}
      <input type="hidden" name={`${part}.region`} defaultValue={typed('region')} />
    </fieldset>
  )
}

/** Until scripts run, the choice of another address unfolds it by itself. */
const FOLDED = 'hidden group-has-[[value=new]:checked]/address:flex'

function legendOf(isDelivered: boolean): 'address.shipping' | 'address.own' {
  return isDelivered ? 'address.shipping' : 'address.own'
}

function defaultCountry(countries: Checkout['countries']): string {
  return (countries.find(({ iso }) => iso === 'HR') ?? countries[0])?.iso ?? ''
}
