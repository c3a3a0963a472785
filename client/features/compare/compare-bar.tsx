import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'
import { comparedSlugs, setCompared } from './compare-store.ts'
import { useComparedText } from './compared-text.ts'

/**
 * Sticks to the bottom of every page but the comparison, above the cookie notice and the buy bar.
 */
export function CompareBar(): ReactElement | null {
  const { t } = useTranslation('frame')
  const { pathTo } = usePaths()
  const { pathname } = useLocation()
  useComparedText()
  const slugs = comparedSlugs()
  if (slugs.length === 0 || pathname === pathTo('compare')) return null
  return (
    <section
      data-compare-bar
      aria-label={t('compare.label')}
      className="fixed bottom-[calc(var(--notice-height)+var(--bar-height)+0.75rem)] left-4 z-30 flex items-stretch rounded-sm bg-ink text-paper shadow-raised"
    >
      <PathLink
        path={pathTo('compare', {}, { p: slugs.join(',') })}
        className="flex min-h-12 items-center gap-2.5 pr-2 pl-4 font-semibold underline-offset-4 figures hover:underline"
      >
        <Icon name="compare" />
        {t('compare.open', { count: slugs.length })}
      </PathLink>
      <button
        type="button"
        aria-label={t('compare.clear')}
        onClick={() => setCompared([])}
        className="grid min-w-12 place-items-center rounded-sm hover:bg-ink-raised"
      >
        <Icon name="close" />
      </button>
    </section>
  )
}
