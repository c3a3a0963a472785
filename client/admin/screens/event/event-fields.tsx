import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TextArea } from '#client/admin/ui/text-area.tsx'
import { Field } from '#client/features/forms/field.tsx'
import { SelectField } from '#client/features/forms/select-field.tsx'
import {
  EVENT_KINDS,
  EVENT_PLACE_LENGTH,
  EVENT_REASON_LENGTH,
  EVENT_TEXT_LENGTH,
  EVENT_TITLE_LENGTH,
} from '#services/contract/rules/events.ts'
import type { StaffEventFieldsFragment } from './event.generated.ts'
import { shownText } from './plain-paragraphs.ts'
import { TimeFields } from './time-fields.tsx'
import type { TypedTime } from './typed-time.ts'

export type BegunEvent = Pick<StaffEventFieldsFragment, 'kind' | 'state' | 'location' | 'texts'>

type EventFieldsProps = { readonly begun: BegunEvent; readonly time: TypedTime }

/** Everything of an event that a form has. */
export function EventFields({ begun, time }: EventFieldsProps): ReactElement {
  const { t } = useTranslation('events')
  const { kind, state, location, texts } = begun
  const [main, ...others] = texts
  return (
    <>
      {main ? <TextFields text={main} hasReason={state !== 'PLANNED'} isMain={true} /> : null}
      <SelectField
        name="kind"
        label={t('fields.kind')}
        defaultValue={kind}
        options={EVENT_KINDS.map((value) => ({ value, label: t(`words.${value}`) }))}
      />
      <TimeFields begun={time} />
      <Field
        name="location"
        label={t('fields.location')}
        hint={t('fields.locationHint')}
        defaultValue={location}
        maxLength={EVENT_PLACE_LENGTH}
        isOptional
      />
      {others.map((text) => (
        <TextFields
          key={text.language}
          text={text}
          hasReason={state !== 'PLANNED'}
          isMain={false}
        />
      ))}
    </>
  )
}

type TextFieldsProps = {
  readonly text: BegunEvent['texts'][number]
  readonly hasReason: boolean
  readonly isMain: boolean
}

function TextFields({ text, hasReason, isMain }: TextFieldsProps): ReactElement {
  const { t } = useTranslation('events')
  const id = useId()
  const { language, title, description, reason } = text
  return (
    <div
      {...(isMain ? {} : { role: 'group', 'aria-labelledby': id })}
      className={`flex flex-col gap-5 ${isMain ? '' : 'border-t border-line pt-5'}`}
    >
      {isMain ? null : (
        <h3 id={id} className="display text-lg">
          {t(`languages.${language}`, { defaultValue: language })}
        </h3>
      )}
      <Field
        name={`title.${language}`}
        label={t('fields.title')}
        defaultValue={title}
        maxLength={EVENT_TITLE_LENGTH}
        isOptional={!isMain}
      />
      <TextArea
        name={`description.${language}`}
        label={t('fields.description')}
        hint={t('fields.descriptionHint')}
        rows={6}
        maxLength={EVENT_TEXT_LENGTH}
        defaultValue={shownText(description)}
        isOptional
      />
      {hasReason ? (
        <TextArea
          name={`reason.${language}`}
          label={t('fields.reason')}
          rows={3}
          maxLength={EVENT_REASON_LENGTH}
          defaultValue={reason}
          isOptional
        />
      ) : null}
    </div>
  )
}
