import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import type { List } from '#services/contract/rules/lists/list.ts'
import type { ListName } from '#services/contract/rules/lists/lists.ts'
import type { Choices } from './list-filters.tsx'
import { useExportRowsMutation } from './list-views.generated.ts'
import type { ListState } from './use-list.ts'

type ExportRowsProps<L extends List> = {
  readonly state: ListState<L>
  readonly name: ListName
  readonly area: string
  /** Rows that are shown. */
  readonly count: number
  /** Records whose ids are words of a column. */
  readonly choices?: Choices | undefined
}

/** All rows that match, with the shown columns, in the words of the screen. */
export function ExportRows<L extends List>({
  state,
  name: list,
  area,
  count,
  choices = {},
}: ExportRowsProps<L>): ReactElement | null {
  const { t } = useTranslation(['list', area])
  const { rights } = useSession()
  const create = useMutationAction(useExportRowsMutation)
  if (state.list.isPersonal && !rights.includes('people.export')) return null

  async function download(): Promise<void> {
    const words = Object.values(state.list.filters).flatMap((filter) => filter.words)
    const file = await create({
      ...{ list, query: state.text, count },
      columns: state.columns.map((name) => ({ name, title: t(`${area}:columns.${name}`) })),
      words: [
        ...words.map((word) => ({ word, text: t(`${area}:words.${word}`) })),
        ...Object.entries(choices).flatMap(([column, records]) =>
          state.list.columns[column]?.kind === 'word'
            ? records.map(({ id, name: text }) => ({ word: id, text }))
            : [],
        ),
      ],
    })
    if (file) location.assign(file.path)
  }

  return (
    <ActionButton onAction={download} className={deskButton()}>
      {t('list:export')}
    </ActionButton>
  )
}
