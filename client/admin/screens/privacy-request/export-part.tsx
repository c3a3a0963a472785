import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import {
  type PrivacyRequestFieldsFragment,
  useExportPrivacyDataMutation,
} from './privacy-request.generated.ts'

type PartProps = { readonly request: PrivacyRequestFieldsFragment }

/** All data of the person: as a link for them, which is the answer, or as a file for the member. */
export function ExportPart({ request: { id, email } }: PartProps): ReactElement {
  const { t } = useTranslation(['privacy', 'frame'])
  const toasts = useToastStore()
  const exportData = useMutationAction(useExportPrivacyDataMutation)
  if (!useHasRight('people.export')) {
    return <p>{t('missingRight', { right: t('frame:rights.people.export') })}</p>
  }

  async function send(): Promise<void> {
    if (await exportData({ id, isMailed: true })) toasts.show('success', t('done.EXPORT'))
  }

  async function download(): Promise<void> {
    const done = await exportData({ id, isMailed: false })
    if (done?.path) location.assign(done.path)
  }

  return (
    <>
      <p>{t('exporting.text', { email })}</p>
      <ActionButton onAction={send} className={deskButton('primary')}>
        {t('exporting.send')}
      </ActionButton>
      <ActionButton onAction={download} className={deskButton()}>
        {t('exporting.download')}
      </ActionButton>
    </>
  )
}
