import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'
import { comparedSlugs, setCompared } from './compare-store.ts'
import { useComparedText } from './compared-text.ts'

/**
 * Below the lists of products; on the page of a product a toast leads to the comparison. Sticky in
 * the flow of the page and as wide as it: nothing is covered that cannot be scrolled above it.
 */
export function CompareBar(): ReactElement | null {
  const { t } = useTranslation('frame')
  const { pathTo } = usePaths()
  const { pathname } = useLocation()
  useComparedText()
  const slugs = comparedSlugs()
  const isList = `${pathname}/`.startsWith(`${pathTo('shop')}/`) || pathname === pathTo('search')
  if (slugs.length === 0 || !isList) return null
  return (
    <section
      data-compare-bar
      aria-label={t('compare.label')}
      className="sticky z-20 border-t border-line bg-paper shadow-raised"
    >
      <div className="site-width flex justify-between">
        <PathLink
          path={pathTo('compare', {}, { p: slugs.join(',') })}
          className="flex min-h-12 items-center gap-2.5 pr-2 font-semibold underline-offset-4 figures hover:underline"
        >
          <Icon name="compare" />
          {t('compare.open', { count: slugs.length })}
        </PathLink>
        <button
          type="button"
          aria-label={t('compare.clear')}
          onClick={() => setCompared([])}
          className="-mr-3 grid min-w-12 place-items-center rounded-sm text-ink-soft hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  )
}
