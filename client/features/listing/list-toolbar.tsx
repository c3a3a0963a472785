import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ProductSort } from '#client/generated/types.ts'
import { withQuery } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Select } from '#client/ui/select.tsx'
import { type ListState, listQuery, PAGE_SIZES, readListState, sortName } from './list-state.ts'

type ListToolbarProps = {
  readonly path: string
  readonly state: ListState
  readonly sorts: readonly ProductSort[]
  readonly defaultSort: ProductSort
  readonly total: number
}

/** A plain form for the list's settings; with scripts it submits on change. */
export function ListToolbar(props: ListToolbarProps): ReactElement {
  const { path, state, sorts, defaultSort, total } = props
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()

  const form = useRef<HTMLFormElement>(null)

  /** First page of the list with these settings. */
  const pathOf = (next: ListState): string => {
    const sort = next.sort === defaultSort ? null : next.sort
    return withQuery(path, listQuery({ ...next, sort, page: 1 }))
  }

  function apply(from: HTMLFormElement | null): void {
    if (!from) return
    const wanted = pathOf(readListState(new URLSearchParams(new FormData(from) as never)))
    if (wanted !== pathOf(state)) void navigate(wanted, { preventScrollReset: true })
  }

  // Apply choices that were made before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => apply(form.current), [])

  return (
    <form
      ref={form}
      method="get"
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
      className="mb-6 flex flex-col gap-4 border-y border-line py-4 lg:flex-row lg:items-center lg:justify-between"
    >
      {state.keywords ? <input type="hidden" name="keywords" value={state.keywords} /> : null}
      <div className="flex flex-wrap items-center gap-2.5">
        <p role="status" className="mr-2 font-semibold figures max-sm:w-full">
          {t('listing.total', { count: total })}
        </p>
        <Toggle
          name="discount"
          label={t('listing.discount')}
          isOn={state.isDiscounted}
          onChange={apply}
        />
        <Toggle
          name="featured"
          label={t('listing.featured')}
          isOn={state.isFeatured}
          onChange={apply}
        />
      </div>
      <div className="grid grid-cols-[1fr_auto] items-center gap-3 sm:flex">
        <Select
          label={t('listing.sort')}
          name="sort"
          value={sortName(state.sort ?? defaultSort)}
          options={sorts.map((sort) => ({ value: sortName(sort), label: t(`sort.${sort}`) }))}
          onChange={apply}
        />
        <Select
          label={t('listing.perPage')}
          isLabelHidden={true}
          name="perPage"
          value={String(state.perPage)}
          options={PAGE_SIZES.map((size) => ({
            value: String(size),
            label: t('listing.perPageOption', { count: size }),
          }))}
          onChange={apply}
        />
        <noscript>
          <button type="submit" className={buttonClass('secondary')}>
            {t('listing.apply')}
          </button>
        </noscript>
      </div>
    </form>
  )
}

function Toggle({
  name,
  label,
  isOn,
  onChange,
}: {
  readonly name: string
  readonly label: string
  readonly isOn: boolean
  onChange(form: HTMLFormElement | null): void
}): ReactElement {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-white px-4 text-base hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tide">
      <input
        type="checkbox"
        name={name}
        value="true"
        key={String(isOn)}
        defaultChecked={isOn}
        onChange={(event) => onChange(event.currentTarget.form)}
        className="size-4 accent-tide outline-none"
      />
      {label}
    </label>
  )
}
