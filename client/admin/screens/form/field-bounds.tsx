import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '#client/admin/ui/choices.tsx'
import {
  FORM_UPLOAD_KINDS,
  type FormFieldData,
  MAX_FORM_FILES,
  TEXT_LENGTH,
} from '#services/contract/rules/form-fields.ts'
import { ChoicesEditor } from './choices-editor.tsx'
import { ControlledInput } from './controlled-input.tsx'
import type { EditorProps } from './field-editor.tsx'

type BoundsProps = Omit<EditorProps, 'field'> & { readonly data: FormFieldData }

/** What the answers to a field have to be like, by its type. */
export function FieldBounds(props: BoundsProps): ReactElement | null {
  const { data, error, onChange } = props
  const { t } = useTranslation('siteForms')
  switch (data.type) {
    case 'TEXT':
    case 'LONG_TEXT':
      return (
        <Pair>
          <NumberInput
            label={t('field.minLength')}
            value={data.minLength}
            onChange={(minLength) => onChange({ ...data, minLength })}
            error={error('bounds')}
          />
          <NumberInput
            label={t('field.maxLength')}
            value={data.maxLength}
            onChange={(maxLength) => onChange({ ...data, maxLength })}
          />
        </Pair>
      )
    case 'NUMBER':
      return (
        <Pair>
          <NumberInput
            label={t('field.min')}
            value={data.min}
            onChange={(min) => onChange({ ...data, min })}
            error={error('bounds')}
          />
          <NumberInput
            label={t('field.max')}
            value={data.max}
            onChange={(max) => onChange({ ...data, max })}
          />
        </Pair>
      )
    case 'DATE':
      return (
        <Pair>
          <ControlledInput
            type="date"
            label={t('field.from')}
            value={data.from ?? ''}
            onChange={(from) => onChange({ ...data, from: from || null })}
            error={error('bounds')}
            isOptional
          />
          <ControlledInput
            type="date"
            label={t('field.to')}
            value={data.to ?? ''}
            onChange={(to) => onChange({ ...data, to: to || null })}
            isOptional
          />
        </Pair>
      )
    case 'CHOICE':
    case 'SEVERAL':
      return (
        <ChoicesEditor
          {...props}
          choices={data.choices}
          onChange={(choices) => onChange({ ...data, choices: [...choices] })}
        />
      )
    case 'UPLOAD':
      return (
        <>
          <Choices
            legend={t('field.kinds')}
            choices={FORM_UPLOAD_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            chosen={data.kinds}
            error={error('kinds')}
            onChange={(chosen) =>
              onChange({
                ...data,
                kinds: FORM_UPLOAD_KINDS.filter((kind) => chosen.includes(kind)),
              })
            }
          />
          <NumberInput
            label={t('field.maxFiles')}
            value={data.maxFiles}
            onChange={(maxFiles) =>
              onChange({ ...data, maxFiles: Math.min(Math.max(maxFiles ?? 1, 1), MAX_FORM_FILES) })
            }
          />
        </>
      )
    case 'HIDDEN':
      return (
        <ControlledInput
          label={t('field.value')}
          value={data.value}
          maxLength={TEXT_LENGTH}
          onChange={(value) => onChange({ ...data, value })}
          isOptional
        />
      )
    default:
      return null
  }
}

function Pair({ children }: { readonly children: readonly ReactElement[] }): ReactElement {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>
}

type NumberInputProps = {
  readonly label: string
  readonly value: number | null
  readonly error?: string | null
  onChange(value: number | null): void
}

/** As many digits as the rules allow. */
const MOST_DIGITS = 9

function NumberInput({ label, value, error = null, onChange }: NumberInputProps): ReactElement {
  return (
    <ControlledInput
      inputMode="numeric"
      label={label}
      value={value === null ? '' : `${value}`}
      error={error}
      maxLength={MOST_DIGITS}
      onChange={(typed) => {
        const digits = typed.replaceAll(/\D/g, '')
        onChange(digits === '' ? null : Number(digits))
      }}
      isOptional
    />
  )
}
