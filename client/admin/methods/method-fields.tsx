import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#client/features/forms/checkbox-field.tsx'
import { Field, FieldFrame, useField } from '#client/features/forms/field.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { useLanguageName } from './language-name.ts'
import { OWN_LANGUAGE } from './method-values.ts'
import type { DeliveryRecordFieldsFragment } from './methods.generated.ts'

type Method = Pick<DeliveryRecordFieldsFragment, 'isActive' | 'position' | 'texts'>

/** Whether a method is offered, and its place in the checkout. */
export function OfferFields({ method }: { readonly method: Method }): ReactElement {
  const { t } = useTranslation('methods')
  return (
    <>
      <CheckboxField name="isActive" defaultChecked={method.isActive}>
        {t('parts.isActive')}
      </CheckboxField>
      <div className="sm:max-w-60">
        <Field
          name="position"
          label={t('parts.position')}
          hint={t('positionHint')}
          defaultValue={`${method.position}`}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </>
  )
}

type TextsFieldsProps = {
  readonly method: Method
  readonly languages: readonly string[]
}

/** Name and description in every language; the first one is that of the shop. */
export function TextsFields({ method, languages }: TextsFieldsProps): ReactElement {
  const { t } = useTranslation('methods')
  const languageName = useLanguageName()
  return (
    <>
      {languages.map((code) => {
        const text = method.texts.find(({ language }) => language === code)
        return (
          <fieldset key={code} className="flex min-w-0 flex-col gap-4 border-t border-line pt-4">
            <legend className="float-left mb-1 w-full font-semibold first-letter:uppercase">
              {languageName(code)}
            </legend>
            <Field
              name={`texts.${code}.name`}
              label={t('parts.name')}
              defaultValue={text?.name ?? ''}
              isOptional={code !== OWN_LANGUAGE}
              autoComplete="off"
            />
            <DescriptionField
              name={`texts.${code}.description`}
              defaultValue={text?.description ?? ''}
            />
          </fieldset>
        )
      })}
    </>
  )
}

type DescriptionFieldProps = { readonly name: string; readonly defaultValue: string }

function DescriptionField({ name, defaultValue }: DescriptionFieldProps): ReactElement {
  const { t } = useTranslation('methods')
  const field = useField(name, false)
  return (
    <FieldFrame field={field} label={t('parts.description')} isOptional>
      <textarea
        {...field.attributes}
        name={name}
        rows={3}
        maxLength={2_000}
        defaultValue={defaultValue}
        className={INPUT}
      />
    </FieldFrame>
  )
}

type ChecksProps = {
  readonly legend: string
  readonly choices: readonly {
    readonly path: string
    readonly label: string
    readonly isChosen: boolean
  }[]
}

/** Several of some, each named by its path. */
export function Checks({ legend, choices }: ChecksProps): ReactElement {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid max-h-80 gap-x-5 overflow-y-auto sm:grid-cols-2">
        {choices.map(({ path, label, isChosen }) => (
          <CheckboxField key={path} name={path} defaultChecked={isChosen}>
            {label}
          </CheckboxField>
        ))}
      </div>
    </fieldset>
  )
}
