import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { changed, type ListState } from './list-state.ts'

type ActiveFiltersProps = {
  readonly state: ListState
  pathOf(state: ListState): string
}

/** Active filters of the list, each with a link that removes it. */
export function ActiveFilters({ state, pathOf }: ActiveFiltersProps): ReactElement | null {
  const { t } = useTranslation('catalogue')
  const chips = [
    state.keywords
      ? { label: t('listing.keywords', { keywords: state.keywords }), without: { keywords: '' } }
      : null,
    state.isDiscounted ? { label: t('listing.discount'), without: { isDiscounted: false } } : null,
    state.isFeatured ? { label: t('listing.featured'), without: { isFeatured: false } } : null,
  ].filter((chip) => chip !== null)
  if (chips.length === 0) return null

  return (
    <ul aria-label={t('listing.active')} className="mb-8 flex flex-wrap gap-2.5">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <PathLink
            path={pathOf(changed(state, without))}
            aria-label={t('listing.remove', { filter: label })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sand-deep px-4 text-base hover:bg-ink hover:text-paper"
          >
            {label}
            <Icon name="close" className="size-4" />
          </PathLink>
        </li>
      ))}
    </ul>
  )
}
