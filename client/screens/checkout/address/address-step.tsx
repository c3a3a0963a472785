import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AddressValues,
  addressInput,
  formField,
  HAS_BILLING,
  IS_COMPANY,
} from '#client/features/checkout/address-values.ts'
import { useCheckoutWrites } from '#client/features/checkout/use-checkout-writes.ts'
import { CheckboxField } from '#client/features/forms/checkbox-field.tsx'
import { EmailField, Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useForm } from '#client/features/forms/use-form.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { deleteFromDraft } from '#client/lib/draft.ts'
import { usePaths } from '#client/lib/links.ts'
import type { OpenCheckout } from '#client/screens/checkout/checkout-view.ts'
import type { SavedStep } from '#client/screens/checkout/next-step.ts'
import { BACK_LINK, StepButtons } from '#client/screens/checkout/step-buttons.tsx'
import { stepTitleId } from '#client/screens/checkout/step-frame.tsx'
import { AddressFields } from './address-fields.tsx'
import { LoginOffer } from './login-offer.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { useAddressValues } from './use-address-values.ts'

type AddressStepProps = {
  readonly view: OpenCheckout
  readonly onDone: (saved: SavedStep) => Promise<void>
}

/** Contact data and addresses. */
export function AddressStep({ view, onDone }: AddressStepProps): ReactElement {
  const { t } = useTranslation('checkout')
  const { t: inForms } = useTranslation('forms')
  const { pathTo } = usePaths()
  const { checkout, me, rules } = view
  const { saveAddress } = useCheckoutWrites()
  const fields = useRef<HTMLDivElement>(null)
  const { values, addresses, note, choose } = useAddressValues(fields, checkout, me)
  const form = useForm({
    intent: 'address',
    rules: async () => {
      const { addressFormRules } = await import('#client/features/checkout/address-form-rules.ts')
      return addressFormRules(rules)
    },
    async submit(checked) {
      const { done, problem } = await saveAddress(addressInput(checked))
      if (!done) {
        const { field, text } = refusalOf(inForms, problem)
        return { field: field && formField(field), text }
      }
      deleteFromDraft(sessionStorage, checkout.id, (name) => !name.startsWith('gift'))
      await onDone({ step: 'address', checkout: done.checkout })
      return null
    },
  })

  return (
    <>
      {me === null ? <LoginOffer /> : null}
      <Form form={form} labelledBy={stepTitleId('address')}>
        {/* Styles show the fields of the two boxes, so this works before hydration. */}
        <div ref={fields} onInput={note} className="group/address flex flex-col gap-6">
          <Contact values={values} isCustomer={me !== null} />
          <SavedAddresses addresses={addresses} values={values} onChoose={choose} />
          <AddressFields
            part="shippingAddress"
            values={values}
            countries={checkout.countries}
            isDelivered={!checkout.cart.isDigitalOnly}
            canFold
          />
          <div className="flex flex-col">
            <Box name={HAS_BILLING} values={values}>
              {t('address.hasBilling')}
            </Box>
            <Box name={IS_COMPANY} values={values}>
              {t('address.isCompany')}
            </Box>
          </div>
          <Company values={values} />
          <div className="hidden group-has-[[name=hasBilling]:checked]/address:block">
            <AddressFields
              part="billingAddress"
              values={values}
              countries={checkout.countries}
              isDelivered={false}
            />
          </div>
        </div>
        <StepButtons
          next={t('address.next')}
          back={
            <PathLink path={pathTo('cart')} className={BACK_LINK}>
              {t('toCart')}
            </PathLink>
          }
        />
      </Form>
    </>
  )
}

type ContactProps = { readonly values: AddressValues; readonly isCustomer: boolean }

/** First of all: what a guest types here proves later whose order it is. */
function Contact({ values, isCustomer }: ContactProps): ReactElement {
  const { t } = useTranslation('checkout')
  return (
    <div className={PAIR}>
      <EmailField
        name="shippingAddress.contactEmail"
        label={t('address.email')}
        hint={t(isCustomer ? 'address.emailHintCustomer' : 'address.emailHint')}
        autoComplete="email"
        defaultValue={values['shippingAddress.contactEmail']}
      />
      <Field
        name="shippingAddress.contactPhone"
        label={t('address.phone')}
        hint={t('address.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={values['shippingAddress.contactPhone']}
      />
    </div>
  )
}

type BoxProps = {
  readonly name: string
  readonly values: AddressValues
  readonly children: string
}

function Box({ name, values, children }: BoxProps): ReactElement {
  const isOn = values[name] === 'on'
  return (
    // A draft may tick it later.
    <CheckboxField key={String(isOn)} name={name} defaultChecked={isOn}>
      {children}
    </CheckboxField>
  )
}

/** The billing address. */
function Company({ values }: { readonly values: AddressValues }): ReactElement {
  const { t } = useTranslation('checkout')
  return (
    <div className="hidden items-start gap-5 group-has-[[name=isCompany]:checked]/address:grid sm:grid-cols-2">
      <Field
        name="companyName"
        label={t('address.companyName')}
        autoComplete="organization"
        defaultValue={values['companyName']}
      />
      <Field
        name="companyOIB"
        label={t('address.companyOIB')}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values['companyOIB']}
      />
    </div>
  )
}

const PAIR = 'grid items-start gap-5 sm:grid-cols-2'
