import type { InputHTMLAttributes, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldErrorText, FieldFrame, useField } from '#client/features/forms/field.tsx'
import { useFormState } from '#client/features/forms/form.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { answerName } from './answers-in.ts'
import type { SiteFormFieldFieldsFragment } from './site-form.generated.ts'

type ChoiceProps = { readonly field: SiteFormFieldFieldsFragment }

/** More are shorter as a list that opens. */
const MOST_BUTTONS = 6

/** One of the choices. A list that opens can also be left without an answer again. */
export function ChoiceInput({ field }: ChoiceProps): ReactElement {
  const { choices, isRequired } = field
  return isRequired && choices.length <= MOST_BUTTONS ? (
    <OneOf field={field} />
  ) : (
    <ChoiceList field={field} />
  )
}

function ChoiceList({
  field: { id, label, help, isRequired, choices },
}: ChoiceProps): ReactElement {
  const { t } = useTranslation('forms')
  const described = useField(id, help !== null)
  return (
    <FieldFrame field={described} label={label} hint={help ?? undefined} isOptional={!isRequired}>
      <span className="relative flex">
        <select
          {...described.attributes}
          name={id}
          defaultValue={described.typed ?? ''}
          required={isRequired}
          className={`${INPUT} appearance-none pr-11`}
        >
          <option value="">{t('site.choose')}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
        />
      </span>
    </FieldFrame>
  )
}

function OneOf({ field }: ChoiceProps): ReactElement {
  const { id, choices, isRequired } = field
  const { typed } = useFormState()
  return (
    <Group field={field}>
      {({ invalid, autoFocus }) =>
        choices.map((choice, index) => (
          <Box
            key={choice.id}
            type="radio"
            name={id}
            value={choice.id}
            defaultChecked={typed[id] === choice.id}
            required={isRequired}
            aria-invalid={invalid}
            autoFocus={index === 0 && autoFocus}
            label={choice.label}
          />
        ))
      }
    </Group>
  )
}

/** Any of the choices. */
export function SeveralInput({ field }: ChoiceProps): ReactElement {
  const { id, choices } = field
  const { typed } = useFormState()
  return (
    <Group field={field}>
      {({ invalid, autoFocus }) =>
        choices.map((choice, index) => (
          <Box
            key={choice.id}
            type="checkbox"
            name={answerName(id, choice.id)}
            value={choice.id}
            defaultChecked={typed[answerName(id, choice.id)] === choice.id}
            aria-invalid={invalid}
            autoFocus={index === 0 && autoFocus}
            label={choice.label}
          />
        ))
      }
    </Group>
  )
}

type GroupProps = ChoiceProps & {
  children(of: { readonly invalid: true | undefined; readonly autoFocus: boolean }): ReactElement[]
}

function Group({ field, children }: GroupProps): ReactElement {
  const { t } = useTranslation('forms')
  const { id, label, help, isRequired } = field
  const described = useField(id, help !== null)
  const { attributes } = described
  return (
    <fieldset
      id={described.id}
      aria-describedby={attributes['aria-describedby']}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 text-base font-semibold">
        {label}
        {isRequired ? null : <span className="font-normal text-ink-soft"> {t('optional')}</span>}
      </legend>
      {/* An answer that the server refuses is shown at a field that was sent, also when empty. */}
      <input type="hidden" name={id} value="" />
      <div>
        {children({
          invalid: attributes['aria-invalid'],
          autoFocus: attributes.autoFocus === true,
        })}
      </div>
      <FieldErrorText field={described} />
      {help === null ? null : (
        <p id={`${described.id}-hint`} className="text-base leading-snug text-ink-soft">
          {help}
        </p>
      )}
    </fieldset>
  )
}

type BoxProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'value' | 'defaultChecked' | 'required' | 'aria-invalid' | 'autoFocus'
> & { readonly type: 'radio' | 'checkbox'; readonly label: string }

function Box({ label, ...input }: BoxProps): ReactElement {
  return (
    <label className="flex min-h-11 items-start gap-3 py-1.5">
      <input
        {...input}
        className={`mt-0.5 size-6 shrink-0 accent-tide-deep aria-invalid:ring-2 aria-invalid:ring-signal ${input.type === 'radio' ? 'rounded-full' : 'rounded-sm'}`}
      />
      <span className="min-w-0 text-base leading-snug break-words">{label}</span>
    </label>
  )
}
