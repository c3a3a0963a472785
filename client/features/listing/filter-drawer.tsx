import { type ReactElement, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#client/ui/button-class.ts'
import { Dialog, type DialogHandle } from '#client/ui/dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { changed, type ListState, NO_FILTERS, sortName } from './list-state.ts'
import { applyLater, HiddenFields } from './list-toolbar.tsx'
import type { ListingFieldsFragment } from './listing.generated.ts'
import type { ListForm } from './use-list-form.ts'

type FilterDrawerProps = {
  readonly list: ListingFieldsFragment
  readonly state: ListState
  readonly form: ListForm
  readonly isChanging: boolean
  onClose(): void
}

/** Filters on phones: the list behind the drawer is updated with each choice. */
export function FilterDrawer(props: FilterDrawerProps): ReactElement {
  const { list, state, form, isChanging, onClose } = props
  const { t } = useTranslation('catalogue')
  const dialog = useRef<DialogHandle>(null)
  const fields = useRef<HTMLFormElement>(null)
  const id = useId()
  const { total } = list.pageInfo
  const query = form.pathOf(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a new state.
  useEffect(() => {
    if (!form.isAhead()) fields.current?.reset()
  }, [query])

  return (
    <Dialog
      ref={dialog}
      title={t('listing.filters')}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-md"
      onClose={onClose}
    >
      <form
        ref={fields}
        id={id}
        onInput={(event) => applyLater(form, event.target)}
        onSubmit={(event) => {
          event.preventDefault()
          form.apply(event.currentTarget)
          dialog.current?.close()
        }}
        className="flex min-h-[calc(100dvh-4.5rem)] flex-col"
      >
        <HiddenFields state={state} />
        {state.sort ? <input type="hidden" name="sort" value={sortName(state.sort)} /> : null}
        <input type="hidden" name="perPage" value={state.perPage} />
        <div className="flex-1 px-5 pb-6">
          <FilterPanel facets={list.facets} state={state} total={total} form={id} />
        </div>
        <footer className="sticky bottom-0 flex gap-3 border-t border-line bg-paper p-4">
          <button
            type="button"
            onClick={() => form.change((from) => changed(from, NO_FILTERS))}
            className={`${buttonClass('quiet')} -ml-3 px-3!`}
          >
            {t('listing.removeAll')}
          </button>
          <button
            type="submit"
            aria-busy={isChanging}
            className={`${buttonClass('primary')} flex-1 px-3! figures`}
          >
            {t('listing.show', { count: total })}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
