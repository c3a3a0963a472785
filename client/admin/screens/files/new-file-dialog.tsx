import { type ReactElement, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { PickFile } from './pick-file.tsx'
import { useUpload } from './use-upload.ts'

/** A file for the buyers of a digital product. */
export function NewFileDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('files')
  const dialog = useRef<DialogHandle>(null)
  const id = useId()
  const [sku, setSku] = useState('')
  const upload = useUpload()
  return (
    <Dialog
      ref={dialog}
      title={t('add')}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5 px-5 pb-8 md:px-8">
        <p>{t('addHint')}</p>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="font-semibold">
            {t('columns.sku')}
          </label>
          <input
            id={id}
            value={sku}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget: { value } }) => setSku(value)}
            className={INPUT}
          />
        </div>
        <PickFile
          label={t('pick')}
          onPicked={async (file) => {
            const isStored = await upload({ sku: sku.trim(), name: file.name, file })
            if (isStored) dialog.current?.close()
          }}
        />
      </div>
    </Dialog>
  )
}
