import type { MouseEvent, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useNavigation } from 'react-router'
import { isPlainClick } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import type { SearchState } from './search-state.ts'

/** A link, so that it works without scripts; Back leaves the search with one step. */
export function LoadMore({ state }: { readonly state: SearchState }): ReactElement {
  const { t } = useTranslation('search')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const isLoading = useNavigation().state === 'loading'
  const path = pathTo('search', {}, { keywords: state.keywords, page: state.page + 1 })

  function follow(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (!isLoading) void navigate(path, { replace: true, preventScrollReset: true })
  }

  return (
    <a href={path} onClick={follow} aria-busy={isLoading} className={buttonClass('secondary')}>
      {t('more')}
    </a>
  )
}
