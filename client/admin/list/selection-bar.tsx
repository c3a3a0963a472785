import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import type { Selection, SelectionState } from './selection.ts'

type SelectionBarProps = {
  readonly selection: SelectionState
  /** Rows of this page. */
  readonly shown: number
  readonly total: { readonly count: number; readonly isMore: boolean }
  /** Whether actions take all rows that match, not only ticked ones. */
  readonly takesAll?: boolean | undefined
  /** What can be done with the selected rows. */
  actions(selection: Selection, clear: () => void): ReactNode
}

/** How many rows are selected, and what can be done with them. */
export function SelectionBar({
  selection: { selection, count, selectMatching, clear },
  shown,
  total,
  takesAll = false,
  actions,
}: SelectionBarProps): ReactElement {
  const { t } = useTranslation('list')
  const isWhole = takesAll && selection?.kind === 'rows' && count >= shown && total.count > shown
  return (
    <div role="status" className="contents">
      {selection === null ? null : (
        <div className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-ink bg-white px-4 py-2 shadow-raised">
          <span className="font-semibold">{t('selected', { count })}</span>
          {isWhole && !total.isMore ? (
            <button
              type="button"
              onClick={() => selectMatching(total.count)}
              className={deskButton('quiet')}
            >
              {t('selectMatching', { count: total.count })}
            </button>
          ) : null}
          {isWhole && total.isMore ? <span className="text-ink-soft">{t('tooMany')}</span> : null}
          {actions(selection, clear)}
          <button type="button" onClick={clear} className={`${deskButton('quiet')} ml-auto`}>
            {t('clear')}
          </button>
        </div>
      )}
    </div>
  )
}
