import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { BranchesFields } from '#client/admin/methods/branch-fields.tsx'
import { Checks, OfferFields, TextsFields } from '#client/admin/methods/method-fields.tsx'
import { countryChoices, languageChoices } from '#client/admin/methods/method-values.ts'
import type {
  DeliveryRecordFieldsFragment,
  MethodChoicesQuery,
} from '#client/admin/methods/methods.generated.ts'
import { hundredthsOf, typedHundredths } from '#client/admin/ui/amount-input.ts'
import { CheckboxField } from '#client/features/forms/checkbox-field.tsx'
import { Field } from '#client/features/forms/field.tsx'

type DeliveryFieldsProps = {
  readonly method: DeliveryRecordFieldsFragment
  readonly site: MethodChoicesQuery['layout']['site']
}

export function DeliveryFields({ method, site }: DeliveryFieldsProps): ReactElement {
  const { t } = useTranslation('methods')
  const { price, taxBasisPoints, canBeFree, minDays, maxDays, countries } = method
  return (
    <>
      <OfferFields method={method} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="priceCents"
          label={t('parts.priceCents')}
          hint={t('priceHint')}
          defaultValue={typedHundredths(hundredthsOf(price.amount) ?? 0)}
          inputMode="decimal"
          autoComplete="off"
        />
        <Field
          name="taxBasisPoints"
          label={t('parts.taxBasisPoints')}
          defaultValue={typedHundredths(taxBasisPoints)}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <CheckboxField name="canBeFree" defaultChecked={canBeFree}>
        {t('parts.canBeFree')}
      </CheckboxField>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="minDays"
          label={t('parts.minDays')}
          defaultValue={`${minDays}`}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          name="maxDays"
          label={t('parts.maxDays')}
          defaultValue={`${maxDays}`}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Checks
        legend={t('countries')}
        choices={countryChoices(method, site).map(({ iso, name }) => ({
          path: `countries.${iso}`,
          label: name,
          isChosen: countries.includes(iso),
        }))}
      />
      <TextsFields method={method} languages={languageChoices(method, site)} />
      {method.kind === 'BRANCH' ? <BranchesFields branches={method.branches} /> : null}
    </>
  )
}
