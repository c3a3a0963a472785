import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import type { Format } from '#client/lib/create-format.ts'
import { useFormat } from '#client/lib/format.ts'
import { Icon } from '#client/ui/icon.tsx'
import { type Facet, rangeEnds, rangeOf, valueText } from './facets.ts'
import { changed, type ListState, NO_FILTERS, withFilter } from './list-state.ts'
import type { ListForm } from './use-list-form.ts'

type Chip = {
  readonly key: string
  readonly label: string
  remove(state: ListState): ListState
}

type ActiveFiltersProps = {
  readonly state: ListState
  readonly chips: readonly Chip[]
  readonly form: ListForm
}

/** Active filters of the list, each with a link that removes it. */
export function ActiveFilters({ state, chips, form }: ActiveFiltersProps): ReactElement | null {
  const { t } = useTranslation('catalogue')
  if (chips.length === 0) return null
  const removal = (remove: Chip['remove']) => ({
    path: form.pathOf(remove(state)),
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault()
      form.change(remove)
    },
  })
  return (
    <ul
      aria-label={t('listing.active')}
      className="-my-1 flex min-w-0 gap-2.5 overflow-x-auto px-1 py-1"
    >
      {chips.map(({ key, label, remove }) => (
        <li key={key}>
          <PathLink
            {...removal(remove)}
            aria-label={t('listing.remove', { filter: label })}
            className="filter-chip bg-sand-deep"
          >
            {label}
            <Icon name="close" className="size-4" />
          </PathLink>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <PathLink
            {...removal((from) => changed(from, { ...NO_FILTERS, keywords: '' }))}
            className="filter-chip underline"
          >
            {t('listing.removeAll')}
          </PathLink>
        </li>
      ) : null}
    </ul>
  )
}

/** One for each filter, or each value of it. */
export function useChips(state: ListState, facets: readonly Facet[] | null): readonly Chip[] {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const { keywords, isDiscounted, isFeatured, filters } = state
  const plain = [
    keywords ? { label: t('listing.keywords', { keywords }), without: { keywords: '' } } : null,
    isDiscounted ? { label: t('listing.discount'), without: { isDiscounted: false } } : null,
    isFeatured ? { label: t('listing.featured'), without: { isFeatured: false } } : null,
  ]
  return [
    ...plain.flatMap((chip): Chip[] => {
      if (!chip) return []
      const { label, without } = chip
      return [{ key: label, label, remove: (from) => changed(from, without) }]
    }),
    ...Object.entries(filters).flatMap(([code, value]): readonly Chip[] => {
      const facet = facets?.find((one) => one.code === code)
      const parts = facet && rangeOf(facet) ? [value] : value.split(',')
      return parts.map((part) => ({
        key: `${code} ${part}`,
        label: facet ? `${facet.label}: ${labelOf(facet, part, format)}` : code,
        remove: (from) => {
          const left = from.filters[code]?.split(',').filter((other) => other !== part)
          return changed(from, withFilter(from, code, part === value ? null : `${left ?? ''}`))
        },
      }))
    }),
  ]
}

function labelOf(facet: Facet, part: string, format: Format): string {
  const range = rangeOf(facet)
  if (!range) return facet.values.find((value) => valueText(value) === part)?.label ?? part
  const ends = rangeEnds(range, part).map((end) =>
    range === 'date' ? format.date(end) : end.replace('.', ','),
  )
  return [...new Set(ends)].join(' – ')
}
