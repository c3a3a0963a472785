import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListState } from '#client/admin/list/use-list.ts'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { useExportOrdersMutation } from './orders.generated.ts'

type ExportOrdersProps = {
  readonly state: ListState<typeof ORDER_LIST>
  /** Orders that are shown. */
  readonly count: number
}

const { state: states, paymentState: payments } = ORDER_LIST.filters
const WORDS = [...states.words, ...payments.words]

/** All orders that match, with the shown columns, in the words of this screen. */
export function ExportOrders({ state, count }: ExportOrdersProps): ReactElement | null {
  const { t } = useTranslation('orders')
  const canExport = useHasRight('people.export')
  const create = useMutationAction(useExportOrdersMutation)
  if (!canExport) return null

  async function download(): Promise<void> {
    const file = await create({
      query: state.text,
      count,
      columns: state.columns.map((name) => ({ name, title: t(`columns.${name}`) })),
      words: WORDS.map((word) => ({ word, text: t(`words.${word}`) })),
    })
    if (file) location.assign(file.path)
  }

  return (
    <ActionButton onAction={download} className={deskButton()}>
      {t('export')}
    </ActionButton>
  )
}
