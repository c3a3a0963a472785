import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderHandle } from '#client/admin/ui/order-handle.tsx'
import { StepButton } from '#client/admin/ui/step-button.tsx'
import { type EditorProps, FieldEditor } from './field-editor.tsx'

type FieldRowProps = EditorProps & {
  readonly index: number
  readonly count: number
  readonly isOpen: boolean
  readonly isDragged: boolean
  onToggle(): void
  onGrab(pointer: number): void
  onMove(to: number): void
  onRemove(): void
}

/** A field in the list of a form: its handle, its name, which opens it, and its steps. */
export function FieldRow(props: FieldRowProps): ReactElement {
  const { field, mainLanguage, index, count, isOpen, isDragged } = props
  const { onToggle, onGrab, onMove, onRemove } = props
  const { t } = useTranslation('siteForms')
  const { label, type, isRequired } = field.data
  const name = label[mainLanguage]?.trim() || t('fields.unnamed')
  const words = { name, place: index + 1, count }
  return (
    <li
      className={`rounded-md border bg-white ${isDragged ? 'border-ink opacity-70' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center">
        <OrderHandle label={t('fields.handle', words)} {...{ index, count, onGrab, onMove }} />
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-14 min-w-0 grow basis-40 items-center gap-3 py-1.5 text-left"
        >
          <span className="min-w-0 grow">
            <span className="block font-semibold wrap-anywhere text-link">{name}</span>
            <span className="block text-sm text-ink-soft">
              {t(`types.${type}`)}
              {isRequired ? `, ${t('fields.required')}` : null}
            </span>
          </span>
        </button>
        <span className="ml-auto flex">
          <StepButton
            icon="up"
            label={t('fields.earlier', words)}
            isOff={index === 0}
            onPress={() => onMove(index - 1)}
          />
          <StepButton
            icon="chevron"
            label={t('fields.later', words)}
            isOff={index === count - 1}
            onPress={() => onMove(index + 1)}
          />
          <StepButton icon="close" label={t('fields.remove', words)} onPress={onRemove} />
        </span>
      </div>
      {isOpen ? (
        <div className="border-t border-line p-4">
          <FieldEditor {...props} />
        </div>
      ) : null}
    </li>
  )
}
