import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type FormFieldData,
  HELP_LENGTH,
  LABEL_LENGTH,
} from '#services/contract/rules/form-fields.ts'
import { ControlledInput } from './controlled-input.tsx'
import { type FieldFault, withHelp, withText } from './draft-fields.ts'
import type { DraftField } from './draft-form.ts'
import { FieldBounds } from './field-bounds.tsx'

export type EditorProps = {
  readonly field: DraftField
  /** Of the texts that are shown. */
  readonly language: string
  readonly mainLanguage: string
  /** Text of a fault at a part of the field; null for none. */
  error(part: FieldFault['part']): string | null
  onChange(data: FormFieldData): void
}

/** All of a field, in its place. */
export function FieldEditor(props: EditorProps): ReactElement {
  const { field, language, mainLanguage, error, onChange } = props
  const { t } = useTranslation('siteForms')
  const { data } = field
  const isConsent = data.type === 'CONSENT'
  return (
    <div className="flex flex-col gap-4">
      <ControlledInput
        label={t(isConsent ? 'field.labelOfConsent' : 'field.label')}
        value={data.label[language] ?? ''}
        maxLength={LABEL_LENGTH}
        error={error('label')}
        isOptional={language !== mainLanguage}
        onChange={(text) => onChange({ ...data, label: withText(data.label, language, text) })}
      />
      <FieldBounds {...props} data={data} />
      {data.type === 'HIDDEN' ? null : (
        <>
          <ControlledInput
            label={t('field.help')}
            value={data.help?.[language] ?? ''}
            maxLength={HELP_LENGTH}
            isOptional
            onChange={(text) => onChange({ ...data, help: withHelp(data.help, language, text) })}
          />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={data.isRequired}
              onChange={(event) => onChange({ ...data, isRequired: event.currentTarget.checked })}
              className="size-5 shrink-0 accent-tide"
            />
            {t('field.required')}
          </label>
        </>
      )}
    </div>
  )
}
