import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Folder } from '#client/admin/media/folders.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useMoveMediaMutation } from './media-screen.generated.ts'
import { PlaceDialog } from './place-dialog.tsx'

type MoveMediaDialogProps = {
  readonly ids: readonly string[]
  readonly folders: readonly Folder[]
  onClose(isDone: boolean): void
}

export function MoveMediaDialog({ ids, folders, onClose }: MoveMediaDialogProps): ReactElement {
  const { t } = useTranslation('media')
  const toasts = useToastStore()
  const isDone = useRef(false)
  const send = useSend(useMoveMediaMutation)
  const count = ids.length
  return (
    <PlaceDialog
      title={t('move.title', { count })}
      places={folders}
      send={(folder) => send({ ids: [...ids], folder })}
      onDone={() => {
        isDone.current = true
        toasts.show('success', t('move.done', { count }))
      }}
      onClose={() => onClose(isDone.current)}
    />
  )
}
