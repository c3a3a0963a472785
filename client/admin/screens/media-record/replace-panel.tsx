import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { MediaUploadPanel } from '#client/admin/media-upload/media-upload-panel.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'

type ReplacePanelProps = { readonly id: string; onReplaced(): void }

/** Other bytes for all that shows the picture: of a file, or of another picture. */
export function ReplacePanel({ id, onReplaced }: ReplacePanelProps): ReactElement {
  const { t } = useTranslation('media')
  const toasts = useToastStore()

  function finish(): void {
    toasts.show('success', t('replace.done'))
    onReplaced()
  }

  return (
    <Panel title={t('replace.title')}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{t('replace.text')}</p>
        <MediaUploadPanel folder={null} replaces={id} onUploaded={finish} />
      </div>
    </Panel>
  )
}
