import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductSort } from '#client/generated/types.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Select } from '#client/ui/select.tsx'
import { type ListState, PAGE_SIZES, sortName, sortsToChoose } from './list-state.ts'
import { type ListForm, PAUSE } from './use-list-form.ts'

export const LIST_FORM = 'list'

type ListToolbarProps = {
  readonly path: string
  readonly state: ListState
  readonly sorts?: readonly ProductSort[] | undefined
  readonly defaultSort: ProductSort | null
  readonly form: ListForm
  /** The button or link to the filters on phones. */
  readonly children: ReactNode
}

/** A plain form for the list's settings; with scripts it applies them on change. */
export function ListToolbar(props: ListToolbarProps): ReactElement {
  const { path, state, sorts, defaultSort, form, children } = props
  const { t } = useTranslation('catalogue')
  const chosen = state.sort ?? defaultSort
  return (
    <form
      id={LIST_FORM}
      ref={form.ref}
      method="get"
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        form.apply(event.currentTarget)
      }}
      className="flex items-center gap-3 lg:justify-end"
    >
      <HiddenFields state={state} />
      {children}
      <Select
        label={t('listing.sort')}
        name="sort"
        value={chosen ? sortName(chosen) : ''}
        options={[
          ...(defaultSort ? [] : [{ value: '', label: t('sort.relevance') }]),
          ...sortsToChoose(sorts).map((sort) => ({
            value: sortName(sort),
            label: t(`sort.${sort}`),
          })),
        ]}
        onChange={form.apply}
      />
      <noscript>
        <button type="submit" className={buttonClass('secondary')}>
          {t('listing.apply')}
        </button>
      </noscript>
    </form>
  )
}

/** Page size, at the end of the list. */
export function PageSize({ state, form }: Pick<ListToolbarProps, 'state' | 'form'>): ReactElement {
  const { t } = useTranslation('catalogue')
  return (
    <Select
      label={t('listing.perPage')}
      isLabelHidden={true}
      form={LIST_FORM}
      name="perPage"
      value={String(state.perPage)}
      options={PAGE_SIZES.map((size) => ({
        value: String(size),
        label: t('listing.perPageOption', { count: size }),
      }))}
      onChange={form.apply}
    />
  )
}

/** Hidden fields for state without a field in this form. */
export function HiddenFields({ state }: { readonly state: ListState }): ReactElement {
  const { keywords, isFeatured } = state
  return (
    <>
      {keywords ? <input type="hidden" name="keywords" value={keywords} /> : null}
      {isFeatured ? <input type="hidden" name="featured" value="true" /> : null}
    </>
  )
}

/** Applies a changed filter after a pause. */
export function applyLater(form: ListForm, target: EventTarget): void {
  if (target instanceof HTMLInputElement) form.apply(target.form, PAUSE)
}
