import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MediaDialog } from '#client/admin/media/media-dialog.tsx'
import { MediaUploadPanel } from '#client/admin/media-upload/media-upload-panel.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useReplaceMediaMutation } from './media-record.generated.ts'

type ReplacePanelProps = { readonly id: string; onReplaced(): void }

/** Other bytes for all that shows the picture: of a file, or of another picture. */
export function ReplacePanel({ id, onReplaced }: ReplacePanelProps): ReactElement {
  const { t } = useTranslation('media')
  const toasts = useToastStore()
  const [isChoosing, setChoosing] = useState(false)
  const replace = useMutationAction(useReplaceMediaMutation)

  function finish(): void {
    toasts.show('success', t('replace.done'))
    onReplaced()
  }

  return (
    <Panel title={t('replace.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{t('replace.text')}</p>
        <MediaUploadPanel folder={null} replaces={id} onUploaded={finish} />
        <button
          type="button"
          onClick={() => setChoosing(true)}
          className={`${deskButton()} self-start`}
        >
          {t('replace.choose')}
        </button>
      </div>
      {isChoosing ? (
        <MediaDialog
          title={t('replace.by')}
          except={id}
          onChosen={async ([other]) => {
            if (other && (await replace({ id, with: other.id }))) finish()
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Panel>
  )
}
