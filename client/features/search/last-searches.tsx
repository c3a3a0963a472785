import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'
import { ownSearches, removeOwnSearch } from './own-searches.ts'

/** Recent searches of this tab, each with a button that removes it. */
export function LastSearches(): ReactElement | null {
  const { t } = useTranslation('search')
  const { pathTo } = usePaths()
  const [searches, setSearches] = useState(ownSearches)
  if (searches.length === 0) return null
  return (
    <section aria-labelledby="last-searches">
      <h2 id="last-searches" className="kicker pb-1 text-ink-text">
        {t('suggest.last')}
      </h2>
      <ul>
        {searches.map((keywords) => (
          <li key={keywords} className="flex items-center gap-2">
            <PathLink
              path={pathTo('search', {}, { keywords })}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-sm px-2 hover:bg-ink-raised"
            >
              <Icon name="search" className="size-5" />
              <span className="truncate">{keywords}</span>
            </PathLink>
            <button
              type="button"
              onClick={() => setSearches(removeOwnSearch(keywords))}
              className="grid size-11 place-items-center rounded-sm hover:bg-ink-raised"
            >
              <span className="sr-only">{t('suggest.remove', { keywords })}</span>
              <Icon name="close" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
