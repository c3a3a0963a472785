import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moved } from '#client/admin/media/moved.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { useDragOrder } from '#client/admin/ui/use-drag-order.ts'
import {
  type FormFieldData,
  type FormFieldType,
  MAX_FORM_FIELDS,
} from '#services/contract/rules/form-fields.ts'
import { AddField } from './add-field.tsx'
import { type FieldFault, newField } from './draft-fields.ts'
import type { DraftField } from './draft-form.ts'
import { FieldRow } from './field-row.tsx'

type FieldListProps = {
  readonly fields: readonly DraftField[]
  readonly language: string
  readonly mainLanguage: string
  /** Id of the field that is open; null for none. */
  readonly open: string | null
  error(id: string, part: FieldFault['part']): string | null
  onOpen(id: string | null): void
  onChange(fields: readonly DraftField[]): void
}

type Removed = { readonly field: DraftField; readonly place: number; readonly name: string }

/** The fields of a form in their order, each edited in its place. */
export function FieldList(props: FieldListProps): ReactElement {
  const { fields, language, mainLanguage, open, error, onOpen, onChange } = props
  const { t } = useTranslation('siteForms')
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<Removed | null>(null)
  const { list, dragged, grab, handlers } = useDragOrder(move)
  const isAdded = useRef(false)
  useEffect(() => {
    if (!isAdded.current || open === null) return
    isAdded.current = false
    list.current?.querySelector('input')?.closest('li')?.querySelector('input')?.focus()
  })

  function move(id: string, to: number): void {
    const from = fields.findIndex((field) => field.id === id)
    if (from < 0 || to < 0 || to >= fields.length || from === to) return
    onChange(moved(fields, from, to))
    setSaid(t('fields.movedTo', { place: to + 1, count: fields.length }))
  }

  function add(type: FormFieldType): void {
    const field = newField(type)
    isAdded.current = true
    onChange([...fields, field])
    onOpen(field.id)
    setRemoved(null)
    setSaid(t('fields.added', { type: t(`types.${type}`) }))
  }

  function change(id: string, data: FormFieldData): void {
    onChange(fields.map((field) => (field.id === id ? { id, data } : field)))
  }

  function remove(field: DraftField, place: number): void {
    const name = field.data.label[mainLanguage]?.trim() || t('fields.unnamed')
    setRemoved({ field, place, name })
    setSaid('')
    onChange(fields.filter(({ id }) => id !== field.id))
  }

  function putBack({ field, place }: Removed): void {
    onChange(fields.toSpliced(place, 0, field))
    setRemoved(null)
  }

  return (
    <div className="flex flex-col gap-4">
      {fields.length === 0 ? <p className="text-ink-soft">{t('fields.none')}</p> : null}
      <ol ref={list} aria-label={t('fields.order')} {...handlers} className="flex flex-col gap-2">
        {fields.map((field, index) => (
          <FieldRow
            key={field.id}
            {...{ field, language, mainLanguage, index }}
            count={fields.length}
            // Rows of one height change places without jumping under the pointer.
            isOpen={open === field.id && dragged === null}
            isDragged={dragged === field.id}
            error={(part) => error(field.id, part)}
            onChange={(data) => change(field.id, data)}
            onToggle={() => onOpen(open === field.id ? null : field.id)}
            onGrab={(pointer) => grab(field.id, pointer)}
            onMove={(to) => move(field.id, to)}
            onRemove={() => remove(field, index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {removed ? (
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-4 rounded-md bg-sand px-4 py-1"
        >
          {t('fields.removed', { name: removed.name })}
          <PutBack onPress={() => putBack(removed)} />
        </p>
      ) : null}
      {fields.length < MAX_FORM_FIELDS ? (
        <AddField onAdd={add} />
      ) : (
        <p className="text-ink-soft">{t('fields.full', { count: MAX_FORM_FIELDS })}</p>
      )}
    </div>
  )
}

/** It takes the focus of the button that removed the field. */
function PutBack({ onPress }: { onPress(): void }): ReactElement {
  const { t } = useTranslation('siteForms')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={button} type="button" onClick={onPress} className={deskButton('quiet')}>
      {t('fields.putBack')}
    </button>
  )
}
