import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingFieldsFragment } from '#client/admin/screens/settings/settings.generated.ts'
import { useSettingWords } from '#client/admin/screens/settings/use-setting-words.ts'
import { Field, FieldErrorText, useField } from '#client/features/forms/field.tsx'
import { typedValue } from './setting-value.ts'

type ValueFieldProps = { readonly setting: SettingFieldsFragment }

/** The value of a setting, by its kind. */
export function ValueField({ setting }: ValueFieldProps): ReactElement {
  const { t } = useTranslation('settings')
  const { key, kind, unit, value, usual, isRequired } = setting
  if (kind === 'SWITCH' || kind === 'CHOICE') return <OptionsField setting={setting} />
  const hint = t(`list.${key}.form`, { defaultValue: '' })
  return (
    <Field
      name="value"
      label={unit === null ? t('value') : t(`labels.${unit}`)}
      {...(hint === '' ? {} : { hint })}
      defaultValue={typedValue(setting, value ?? usual)}
      inputMode={inputModeOf(setting)}
      isOptional={!isRequired}
      autoComplete="off"
      spellCheck={false}
    />
  )
}

function inputModeOf({ kind, unit }: SettingFieldsFragment): 'decimal' | 'numeric' | 'text' {
  if (kind !== 'NUMBER') return 'text'
  return unit === 'CENTS' ? 'decimal' : 'numeric'
}

function OptionsField({ setting }: ValueFieldProps): ReactElement {
  const { t } = useTranslation('settings')
  const words = useSettingWords()
  const field = useField('value', false)
  const { options, value, usual } = setting
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-base font-semibold">{t('value')}</legend>
      {options.map((option) => (
        <label key={option} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="value"
            value={option}
            defaultChecked={option === (value ?? usual)}
            className="size-5 shrink-0 accent-tide-deep"
          />
          {words.value(setting, option)}
        </label>
      ))}
      <FieldErrorText field={field} />
    </fieldset>
  )
}
