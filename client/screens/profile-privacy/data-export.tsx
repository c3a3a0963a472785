import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnce } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { useCreateDataExportMutation } from './profile-privacy.generated.ts'

export function DataExport(): ReactElement {
  const { t } = useTranslation('profile')
  const createDataExport = useMutationAction(useCreateDataExportMutation, ({ __typename }) =>
    __typename === 'ConsentProblem' ? t('export.failed') : undefined,
  )
  const { isPending, run } = useOnce(async () => {
    const made = await createDataExport()
    // The response is a download: the page stays.
    if (made) window.location.assign(made.path)
  })

  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      onClick={() => run()}
      className={`${buttonClass('secondary')} max-sm:w-full`}
    >
      {isPending ? t('export.making') : t('export.submit')}
    </button>
  )
}
