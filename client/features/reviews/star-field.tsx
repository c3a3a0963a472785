import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldErrorText, useField } from '#client/features/forms/field.tsx'
import { STAR } from '#client/ui/star.ts'

type StarFieldProps = {
  readonly most: number
  readonly defaultValue: number | null
  readonly isOptional: boolean
}

/** Radio buttons, so that arrow keys and pages without scripts choose as well. */
export function StarField({ most, defaultValue, isOptional }: StarFieldProps): ReactElement {
  const { t } = useTranslation('reviews')
  const { t: inForms } = useTranslation('forms')
  const { id, error, typed, attributes } = useField('rating', false)
  const chosen = typed ?? (defaultValue === null ? '' : String(defaultValue))
  const stars = Array.from({ length: most }, (_, at) => at + 1)
  return (
    <fieldset
      id={id}
      aria-describedby={attributes['aria-describedby']}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 text-base font-semibold">
        {t('form.rating')}
        {isOptional ? (
          <span className="font-normal text-ink-soft"> {inForms('optional')}</span>
        ) : null}
      </legend>
      <div className="star-field flex flex-wrap">
        {stars.map((star) => (
          <label key={star} className="relative grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              name="rating"
              value={star}
              defaultChecked={chosen === String(star)}
              required={!isOptional}
              aria-invalid={attributes['aria-invalid']}
              aria-label={t('stars', { stars: star, most })}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-sm"
            />
            <span aria-hidden="true" className="pointer-events-none text-3xl leading-none">
              {STAR}
            </span>
          </label>
        ))}
      </div>
      <FieldErrorText field={{ id, error, typed, attributes, wasSent: false }} />
    </fieldset>
  )
}
