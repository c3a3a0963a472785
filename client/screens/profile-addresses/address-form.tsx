import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressFieldsFragment } from '#client/features/checkout/address.generated.ts'
import { CheckboxField } from '#client/features/forms/checkbox-field.tsx'
import { EmailField, Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { NameFields } from '#client/features/forms/name-fields.tsx'
import { SelectField } from '#client/features/forms/select-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { inputOf } from './address-input.ts'
import {
  type AddressBookFragment,
  useCreateAddressMutation,
  useUpdateAddressMutation,
} from './profile-addresses.generated.ts'

type AddressFormProps = {
  readonly me: AddressBookFragment
  /** Null for a new address. */
  readonly address: AddressFieldsFragment | null
  readonly countries: readonly { readonly iso: string; readonly name: string }[]
  readonly onDone: () => void
}

/** Types that a customer can choose; others come from orders. */
const TYPES = ['MAIN', 'SHIPPING'] as const

export function AddressForm({ me, address, countries, onDone }: AddressFormProps): ReactElement {
  const { t } = useTranslation('profile')
  const create = useSend(useCreateAddressMutation)
  const update = useSend(useUpdateAddressMutation)
  const toasts = useToastStore()
  const [isCompany, setIsCompany] = useState(Boolean(address?.companyName))
  const form = useMutationForm({
    rules: async () => {
      const rules = await import('#services/contract/rules/address.ts')
      return isCompany ? rules.companyAddressRules : rules.addressRules
    },
    async send(values) {
      const input = { address: inputOf(values) }
      return address === null ? await create(input) : await update({ id: address.id, ...input })
    },
    onDone() {
      toasts.show('success', t('addresses.saved'))
      onDone()
    },
  })

  // The button that had the focus is gone.
  useEffect(() => form.element.current?.querySelector('select')?.focus(), [form.element])

  const text = textOf(address)
  // The type of an existing address stays selectable even when it is not offered for new ones.
  const types = [...new Set([...TYPES, address?.type ?? firstTypeOf(me)])].map((type) => ({
    value: type.toLowerCase(),
    label: t(`addresses.types.${type}`),
  }))

  const own = address?.country
  const offered =
    own && !countries.some(({ iso }) => iso === own.iso) ? [...countries, own] : countries

  return (
    <Form form={form} label={t('parts.profileAddresses')} className="max-w-2xl">
      <SelectField
        name="type"
        label={t('addresses.type')}
        options={types}
        defaultValue={(address?.type ?? firstTypeOf(me)).toLowerCase()}
      />
      <PersonFields me={me} text={text} />
      <PlaceFields text={text} />
      {/* Unused in Croatia, but a foreign address may have one. */}
      <input type="hidden" name="region" defaultValue={text('region')} />
      <SelectField
        name="country"
        label={t('addresses.country')}
        autoComplete="country"
        options={offered.map(({ iso, name }) => ({ value: iso, label: name }))}
        defaultValue={address?.country?.iso ?? 'HR'}
      />
      <CheckboxField name="isCompany" defaultChecked={isCompany} onChange={setIsCompany}>
        {t('addresses.isCompany')}
      </CheckboxField>
      {isCompany ? <CompanyFields text={text} /> : null}
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('addresses.submit')}</SubmitButton>
        <button type="button" onClick={onDone} className={`${buttonClass('quiet')} max-sm:w-full`}>
          {t('cancel')}
        </button>
      </div>
    </Form>
  )
}

/** A value of the address that is edited. */
type Text = (name: keyof AddressFieldsFragment) => string | undefined

function textOf(address: AddressFieldsFragment | null): Text {
  return (name) => {
    const value = address?.[name]
    return typeof value === 'string' ? value : undefined
  }
}

type PartProps = { readonly text: Text }

function PersonFields({
  me,
  text,
}: PartProps & { readonly me: AddressBookFragment }): ReactElement {
  const { t } = useTranslation('profile')
  return (
    <div className={PAIR}>
      <NameFields
        person={{
          firstName: text('firstName') ?? me.firstName,
          lastName: text('lastName') ?? me.lastName,
        }}
      />
      <EmailField
        name="contactEmail"
        label={t('email')}
        autoComplete="email"
        defaultValue={text('contactEmail') ?? me.email}
      />
      <Field
        name="contactPhone"
        label={t('addresses.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={text('contactPhone')}
      />
    </div>
  )
}

function PlaceFields({ text }: PartProps): ReactElement {
  const { t } = useTranslation('profile')
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-5">
        <Field
          name="street"
          label={t('addresses.street')}
          autoComplete="address-line1"
          defaultValue={text('street')}
        />
        <Field
          name="houseNumber"
          label={t('addresses.houseNumber')}
          autoComplete="off"
          defaultValue={text('houseNumber')}
        />
      </div>
      <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-5">
        <Field
          name="zipCode"
          label={t('addresses.zipCode')}
          autoComplete="postal-code"
          defaultValue={text('zipCode')}
        />
        <Field
          name="city"
          label={t('addresses.city')}
          autoComplete="address-level2"
          defaultValue={text('city')}
        />
      </div>
    </>
  )
}

function CompanyFields({ text }: PartProps): ReactElement {
  const { t } = useTranslation('profile')
  return (
    <div className={PAIR}>
      <Field
        name="companyName"
        label={t('addresses.companyName')}
        autoComplete="organization"
        defaultValue={text('companyName')}
      />
      <Field
        name="companyOIB"
        label={t('addresses.companyOIB')}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={text('companyOIB')}
      />
    </div>
  )
}

const PAIR = 'grid gap-5 sm:grid-cols-2'

/** The first address is the main one, later ones are for deliveries. */
function firstTypeOf({ addresses }: AddressBookFragment): (typeof TYPES)[number] {
  return addresses.some(({ type }) => type === 'MAIN') ? 'SHIPPING' : 'MAIN'
}
