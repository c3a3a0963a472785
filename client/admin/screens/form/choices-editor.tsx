import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { moved } from '#client/admin/media/moved.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { OrderHandle } from '#client/admin/ui/order-handle.tsx'
import { StepButton } from '#client/admin/ui/step-button.tsx'
import { useDragOrder } from '#client/admin/ui/use-drag-order.ts'
import { Icon } from '#client/ui/icon.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { CHOICE_LENGTH, MAX_FORM_CHOICES } from '#services/contract/rules/form-fields.ts'
import { newChoice, withText } from './draft-fields.ts'
import type { EditorProps } from './field-editor.tsx'

type Choice = { readonly id: string; readonly label: Record<string, string> }

type ChoicesEditorProps = Pick<EditorProps, 'language' | 'mainLanguage' | 'error'> & {
  readonly choices: readonly Choice[]
  onChange(choices: readonly Choice[]): void
}

/** What can be chosen in a field. An answer names a choice by its id, which stays. */
export function ChoicesEditor(props: ChoicesEditorProps): ReactElement {
  const { choices, language, mainLanguage, error, onChange } = props
  const { t } = useTranslation('siteForms')
  const id = useId()
  const fault = error('choices')
  const { list, dragged, grab, handlers } = useDragOrder(move)

  function move(choice: string, to: number): void {
    const from = choices.findIndex((one) => one.id === choice)
    if (from < 0 || to < 0 || to >= choices.length || from === to) return
    onChange(moved(choices, from, to))
  }

  function rename(choice: Choice, text: string): void {
    const label = withText(choice.label, language, text)
    onChange(choices.map((one) => (one.id === choice.id ? { ...one, label } : one)))
  }

  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <p id={id} className="mb-1.5 text-base font-semibold">
        {t('choices.title')}
      </p>
      <ol ref={list} {...handlers} className="flex flex-col gap-2">
        {choices.map((choice, index) => (
          <li
            key={choice.id}
            className={`flex items-center ${dragged === choice.id ? 'opacity-70' : ''}`}
          >
            <OrderHandle
              label={t('choices.handle', { place: index + 1, count: choices.length })}
              {...{ index, count: choices.length }}
              onGrab={(pointer) => grab(choice.id, pointer)}
              onMove={(to) => move(choice.id, to)}
            />
            <input
              type="text"
              aria-label={t('choices.choice', { place: index + 1 })}
              aria-invalid={(fault !== null && !choice.label[mainLanguage]?.trim()) || undefined}
              value={choice.label[language] ?? ''}
              placeholder={choice.label[mainLanguage]}
              maxLength={CHOICE_LENGTH}
              onChange={(event) => rename(choice, event.currentTarget.value)}
              className={INPUT}
            />
            <StepButton
              icon="close"
              label={t('choices.remove', { place: index + 1 })}
              isOff={choices.length === 1}
              onPress={() => onChange(choices.filter((one) => one.id !== choice.id))}
            />
          </li>
        ))}
      </ol>
      {fault === null ? null : <p className="mt-1.5 font-semibold text-signal-deep">{fault}</p>}
      {choices.length < MAX_FORM_CHOICES ? (
        <button
          type="button"
          onClick={() => onChange([...choices, newChoice()])}
          className={`mt-2 ${deskButton('quiet')}`}
        >
          <Icon name="plus" className="size-5" />
          {t('choices.add')}
        </button>
      ) : null}
    </fieldset>
  )
}
