import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Icon } from '#client/ui/icon.tsx'
import { FORM_FIELD_TYPES, type FormFieldType } from '#services/contract/rules/form-fields.ts'

/** The types of fields, from which one is added. */
export function AddField({ onAdd }: { onAdd(type: FormFieldType): void }): ReactElement {
  const { t } = useTranslation('siteForms')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen((last) => !last)}
        className={deskButton()}
      >
        <Icon name={isOpen ? 'minus' : 'plus'} className="size-5" />
        {t('fields.add')}
      </button>
      {isOpen ? (
        <ul id={id} className="mt-3 grid gap-2 sm:grid-cols-2">
          {FORM_FIELD_TYPES.map((type) => (
            <li key={type} className="flex">
              <button
                type="button"
                onClick={() => {
                  setIsOpen(false)
                  onAdd(type)
                }}
                className="min-h-14 w-full rounded-md border border-line bg-white px-4 py-2 text-left hover:border-ink"
              >
                <span className="block font-semibold">{t(`types.${type}`)}</span>
                <span className="block text-sm text-ink-soft">{t(`about.${type}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
