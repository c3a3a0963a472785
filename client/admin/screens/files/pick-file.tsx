import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'

type PickFileProps = {
  readonly label: string
  onPicked(file: File): Promise<void>
}

/** A button that sends a file from this computer. */
export function PickFile({ label, onPicked }: PickFileProps): ReactElement {
  const { t } = useTranslation('files')
  const [isPending, setIsPending] = useState(false)
  return (
    <label
      className={`${deskButton('primary')} cursor-pointer self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-2`}
    >
      <span role="status">{isPending ? t('sending') : label}</span>
      <input
        type="file"
        accept=".pdf,.epub,.zip,.png,.jpg,.webp,.mp3,.mp4"
        aria-label={label}
        disabled={isPending}
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (!file) return
          setIsPending(true)
          await onPicked(file).finally(() => setIsPending(false))
          currentTarget.value = ''
        }}
        className="sr-only"
      />
    </label>
  )
}
