import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useCreateOrderPapersMutation } from './parcels.generated.ts'

/** Papers of the chosen orders: the browser downloads one file. */
export function PapersButtons({ numbers }: { readonly numbers: readonly string[] }): ReactElement {
  const { t } = useTranslation('parcels')
  const toasts = useToastStore()
  const create = useMutationAction(useCreateOrderPapersMutation)

  async function print(kind: 'SLIPS' | 'LABELS'): Promise<void> {
    if (numbers.length === 0) return toasts.show('error', t('papers.chooseFirst'))
    const papers = await create({ numbers: [...numbers], kind })
    if (!papers) return
    if (papers.path) location.assign(papers.path)
    const left = papers.leftOut
    if (left.length > 0) toasts.show('error', t('papers.leftOut', { numbers: left.join(', ') }))
  }

  return (
    <>
      {(['SLIPS', 'LABELS'] as const).map((kind) => (
        <ActionButton key={kind} onAction={() => print(kind)} className={deskButton()}>
          {t(`papers.${kind}`)}
        </ActionButton>
      ))}
    </>
  )
}
