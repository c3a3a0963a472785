import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Checks, OfferFields, TextsFields } from '#client/admin/methods/method-fields.tsx'
import { languageChoices } from '#client/admin/methods/method-values.ts'
import type {
  DeliveryRecordFieldsFragment,
  MethodChoicesQuery,
  PaymentRecordFieldsFragment,
} from '#client/admin/methods/methods.generated.ts'
import { nameOf } from '#client/admin/methods/use-method-words.ts'
import { hundredthsOf, typedHundredths } from '#client/admin/ui/amount-input.ts'
import { Field } from '#client/features/forms/field.tsx'

type PaymentFieldsProps = {
  readonly method: PaymentRecordFieldsFragment
  readonly site: MethodChoicesQuery['layout']['site']
  readonly deliveries: readonly DeliveryRecordFieldsFragment[]
}

export function PaymentFields({ method, site, deliveries }: PaymentFieldsProps): ReactElement {
  const { t } = useTranslation('methods')
  const { maxAmount, exceptDeliveries } = method
  return (
    <>
      <OfferFields method={method} />
      <div className="sm:max-w-60">
        <Field
          name="maxCents"
          label={t('parts.maxCents')}
          hint={t('maxHint')}
          defaultValue={maxAmount ? typedHundredths(hundredthsOf(maxAmount.amount) ?? 0) : ''}
          inputMode="decimal"
          autoComplete="off"
          isOptional
        />
      </div>
      <Checks
        legend={t('exceptDeliveries')}
        choices={deliveries.map((delivery) => ({
          path: `exceptDeliveries.${delivery.code}`,
          label: nameOf(delivery) ?? delivery.code,
          isChosen: exceptDeliveries.includes(delivery.code),
        }))}
      />
      <TextsFields method={method} languages={languageChoices(method, site)} />
    </>
  )
}
