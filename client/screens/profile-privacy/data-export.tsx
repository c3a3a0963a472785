import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useAsk } from '#client/features/forms/use-ask.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { CreateDataExportDocument } from './profile-privacy.generated.ts'

export function DataExport(): ReactElement {
  const { t } = useTranslation('profile')
  const { t: inForms } = useTranslation('forms')
  const ask = useAsk()
  const toasts = useToastStore()
  const [isMaking, setIsMaking] = useState(false)

  async function make(): Promise<void> {
    if (isMaking) return
    setIsMaking(true)
    const answer = (await ask(CreateDataExportDocument, {}))?.createDataExport
    setIsMaking(false)
    switch (answer?.__typename) {
      case 'DataExport':
        // The answer is a file to be kept: the page stays.
        window.location.assign(answer.path)
        return
      case 'ConsentProblem':
        return toasts.show('error', t('export.failed'))
      default: // Nothing came back: the network has said so.
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
