import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioChoices } from '#client/admin/ui/radio-choices.tsx'
import { Field } from '#client/features/forms/field.tsx'
import { comesTwice, type TypedTime } from './typed-time.ts'

/** Start and end on the clocks of Zagreb; in a night in which a time comes twice, which of them. */
export function TimeFields({ begun }: { readonly begun: TypedTime }): ReactElement {
  const { t } = useTranslation('events')
  const [typed, setTyped] = useState(begun)
  const fields = useRef<HTMLFieldSetElement>(null)
  const read = (): void => {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    const times = inputs.filter(({ type }) => type !== 'radio')
    setTyped((last) => ({
      ...last,
      ...Object.fromEntries(times.map(({ name, value }) => [name, value])),
    }))
  }
  // What was typed before a reload is put into the elements by their form, after this effect.
  const readRestored = useEffectEvent(read)
  useEffect(() => queueMicrotask(readRestored), [])
  const input = (name: keyof TypedTime, type: 'date' | 'time') => ({
    ...{ name, type, defaultValue: begun[name] },
    label: t(`fields.${name}`),
  })
  const night = (part: 'start' | 'end') => {
    const date = part === 'end' ? typed.endDate || typed.startDate : typed.startDate
    if (!comesTwice(date, typed[`${part}Time`])) return null
    const name = `${part}Night` as const
    return (
      <RadioChoices
        {...{ name, legend: t('night.legend') }}
        choices={['0', '1'].map((value) => ({ value, label: t(`night.${value}`) }))}
        chosen={typed[name] || null}
        onChange={(value) => setTyped({ ...typed, [name]: value })}
      />
    )
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-5" ref={fields} onInput={read}>
      <legend className="sr-only">{t('fields.time')}</legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...input('startDate', 'date')} />
        <Field {...input('startTime', 'time')} hint={t('fields.startTimeHint')} isOptional />
      </div>
      {night('start')}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...input('endDate', 'date')} hint={t('fields.endDateHint')} isOptional />
        <Field {...input('endTime', 'time')} isOptional />
      </div>
      {night('end')}
    </fieldset>
  )
}
