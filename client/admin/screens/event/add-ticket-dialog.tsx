import { type ReactElement, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { useLatest } from '#client/admin/ui/use-latest.ts'
import { useSettled } from '#client/admin/ui/use-settled.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { useEventTicketChoicesQuery } from './event.generated.ts'

type AddTicketDialogProps = {
  /** Products that are its tickets already. */
  readonly taken: readonly string[]
  onAdd(id: string): Promise<void>
  onClose(): void
}

/** Finds a product and makes it a ticket of the event. */
export function AddTicketDialog({ taken, onAdd, onClose }: AddTicketDialogProps): ReactElement {
  const { t } = useTranslation('events')
  const dialog = useRef<DialogHandle>(null)
  const id = useId()
  const [words, setWords] = useState('')
  const settled = useSettled(words.trim())
  const { data } = useEventTicketChoicesQuery({
    variables: { words: settled },
    skip: settled === '',
  })
  const latest = useLatest(data?.suggestions?.products)
  const found = settled === '' ? [] : (latest ?? []).filter((one) => !taken.includes(one.id))
  return (
    <Dialog
      ref={dialog}
      title={t('tickets.add')}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4 px-5 pb-8 md:px-8">
        <p>{t('tickets.addText')}</p>
        <label htmlFor={id} className="-mb-2.5 font-semibold">
          {t('tickets.search')}
        </label>
        <input
          id={id}
          type="search"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          autoComplete="off"
          className={INPUT}
        />
        <ul role="status" className="divide-y divide-line">
          {found.map((product) => (
            <li key={product.id} className="flex items-center justify-between gap-4 py-2">
              <span className="min-w-0 wrap-anywhere">{product.name}</span>
              <ActionButton
                onAction={async () => {
                  await onAdd(product.id)
                  dialog.current?.close()
                }}
                className={deskButton()}
              >
                {t('tickets.choose')}
                <span className="sr-only"> {product.name}</span>
              </ActionButton>
            </li>
          ))}
          {settled !== '' && data && found.length === 0 ? <li>{t('tickets.notFound')}</li> : null}
        </ul>
      </div>
    </Dialog>
  )
}
