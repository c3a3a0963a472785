import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { useCreateDataExportMutation } from './profile-privacy.generated.ts'

export function DataExport(): ReactElement {
  const { t } = useTranslation('profile')
  const { t: inForms } = useTranslation('forms')
  const [createDataExport, { loading: isMaking }] = useCreateDataExportMutation()
  const toasts = useToastStore()

  async function make(): Promise<void> {
    if (isMaking) return
    const answer = (await createDataExport()).data?.createDataExport
    switch (answer?.__typename) {
      case 'CreateDataExportSuccess':
        // The response is a download: the page stays.
        window.location.assign(answer.path)
        return
      case 'ConsentProblem':
        return toasts.show('error', t('export.failed'))
      default: // without an answer the network layer has shown a toast
        if (answer) toasts.show('error', refusalOf(inForms, answer).text)
    }
  }

  return (
    <button
      type="button"
      aria-disabled={isMaking || undefined}
      onClick={() => make().catch(reportError)}
      className={`${buttonClass('secondary')} max-sm:w-full`}
    >
      {isMaking ? t('export.making') : t('export.submit')}
    </button>
  )
}
