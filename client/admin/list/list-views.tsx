import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import type { List } from '#services/contract/rules/lists/list.ts'
import type { ListName } from '#services/contract/rules/lists/lists.ts'
import { readQuery } from '#services/contract/rules/lists/query-text.ts'
import { type CountedViewFieldsFragment, useDeleteViewMutation } from './list-views.generated.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import type { ListState } from './use-list.ts'

type ListViewsProps<L extends List> = {
  readonly state: ListState<L>
  readonly name: ListName
  /** Texts with the names of the views of the product, by `views`. */
  readonly area: string
  readonly views: readonly CountedViewFieldsFragment[]
}

const TAB =
  'flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3 whitespace-nowrap hover:border-line-strong aria-[current=page]:border-signal aria-[current=page]:font-semibold'

/** Views as tabs with their counts; the query that is shown can become one. */
export function ListViews<L extends List>({
  state,
  name: list,
  area,
  views,
}: ListViewsProps<L>): ReactElement {
  const { t } = useTranslation(['list', area])
  const toasts = useToastStore()
  const [isSaving, setIsSaving] = useState(false)
  const remove = useMutationAction(useDeleteViewMutation)
  const current = views.find(({ query }) => query === state.text)

  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-line">
      <nav aria-label={t('list:views')} className="-mb-px min-w-0">
        <ul className="flex flex-wrap">
          {views.map((view) => (
            <li key={view.id}>
              <Link
                to={state.hrefOf(readQuery(state.list, new URLSearchParams(view.query)))}
                aria-current={view === current ? 'page' : undefined}
                className={TAB}
              >
                {view.name ?? t(`${area}:views.${view.id}`)}
                <span className="figures text-sm text-ink-soft">
                  {view.total.isMore
                    ? t('list:countMore', { count: view.total.count })
                    : view.total.count}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {current === undefined ? (
        <button type="button" onClick={() => setIsSaving(true)} className={deskButton('quiet')}>
          {t('list:saveView')}
        </button>
      ) : null}
      {current && current.name !== null ? (
        <ActionButton
          onAction={async () => {
            if ((await remove({ id: current.id })) !== null) {
              toasts.show('success', t('list:viewDeleted', { name: current.name }))
            }
          }}
          className={deskButton('quiet')}
        >
          {t('list:deleteView')}
        </ActionButton>
      ) : null}
      {isSaving ? (
        <SaveViewDialog {...{ list, query: state.text }} onClose={() => setIsSaving(false)} />
      ) : null}
    </div>
  )
}
