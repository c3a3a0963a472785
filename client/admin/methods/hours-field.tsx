import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { FieldErrorText, useField } from '#client/features/forms/field.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { useDays } from './hours-text.ts'
import { type Hours, spanOf } from './method-values.ts'

type HoursFieldProps = { readonly name: string; readonly hours: readonly Hours[] }

const USUAL: Hours = { firstDay: 1, lastDay: 5, opens: '08:00', closes: '20:00' }

/** When a place is open: some days in a row and two times on each line. */
export function HoursField({ name, hours }: HoursFieldProps): ReactElement {
  const { t } = useTranslation('methods')
  const days = useDays()
  const field = useField(name, true)
  const [spans, setSpans] = useState(() => hours.map((span, key) => ({ key, ...spanOf(span) })))
  const change = (key: number, part: Partial<Hours>): void =>
    setSpans(spans.map((span) => (span.key === key ? { ...span, ...part } : span)))
  const dayChoices = days.map((day, index) => (
    <option key={day} value={index + 1}>
      {day}
    </option>
  ))

  return (
    <fieldset className="min-w-0" aria-describedby={`${field.id}-hint`}>
      <legend className="mb-1.5 font-semibold">{t('place.hours')}</legend>
      <input type="hidden" name={name} value={JSON.stringify(spans.map(spanOf))} />
      <ul className="flex flex-col gap-3">
        {spans.map(({ key, firstDay, lastDay, opens, closes }) => (
          <li key={key} className="flex flex-wrap items-center gap-2">
            <select
              aria-label={t('place.firstDay')}
              value={firstDay}
              onChange={({ currentTarget: { value } }) => change(key, { firstDay: Number(value) })}
              className={SMALL}
            >
              {dayChoices}
            </select>
            <span aria-hidden="true">{'–'}</span>
            <select
              aria-label={t('place.lastDay')}
              value={lastDay}
              onChange={({ currentTarget: { value } }) => change(key, { lastDay: Number(value) })}
              className={SMALL}
            >
              {dayChoices}
            </select>
            <input
              aria-label={t('place.opens')}
              value={opens}
              maxLength={5}
              onChange={({ currentTarget: { value } }) => change(key, { opens: value })}
              className={SMALL}
            />
            <span aria-hidden="true">{'–'}</span>
            <input
              aria-label={t('place.closes')}
              value={closes}
              maxLength={5}
              onChange={({ currentTarget: { value } }) => change(key, { closes: value })}
              className={SMALL}
            />
            <button
              type="button"
              aria-label={t('place.removeHours')}
              onClick={() => setSpans(spans.filter((span) => span.key !== key))}
              className={`${deskButton('quiet')} px-2.5`}
            >
              <Icon name="close" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <FieldErrorText field={field} />
      <p id={`${field.id}-hint`} className="my-1.5 text-ink-soft">
        {t('place.hoursHint')}
      </p>
      <button
        type="button"
        onClick={() => setSpans([...spans, { key: Date.now(), ...USUAL }])}
        className={deskButton()}
      >
        {t('place.addHours')}
      </button>
    </fieldset>
  )
}

const SMALL = `${INPUT} figures w-22! px-2.5!`
