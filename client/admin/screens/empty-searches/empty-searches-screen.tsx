import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { EMPTY_SEARCH_LIST } from '#services/contract/rules/lists/empty-searches.ts'
import { useEmptySearchRowsQuery, useEmptySearchViewsQuery } from './empty-searches.generated.ts'

/** What visitors searched for in vain; each row leads to the search as they saw it. */
export function EmptySearchesScreen(): ReactElement {
  const { t } = useTranslation('emptySearches')
  const state = useList(EMPTY_SEARCH_LIST)
  const answer = useEmptySearchRowsQuery({ variables: state.variables })
  const { data } = useEmptySearchViewsQuery()
  return (
    <>
      <ListScreen
        {...{ state, answer }}
        name="EMPTY_SEARCHES"
        area="emptySearches"
        page={answer.data?.emptySearchRows}
        views={data?.emptySearchViews}
        cells={{
          keywords: ({ keywords }) => (
            <a
              href={`/pretraga?keywords=${encodeURIComponent(keywords)}`}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-link md:min-h-8"
            >
              {keywords}
            </a>
          ),
        }}
      />
      <p className="mt-4 max-w-prose text-ink-soft">{t('about')}</p>
    </>
  )
}
