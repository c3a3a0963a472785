import type { ReactElement } from 'react'
import { HitCard } from './hit-card.tsx'
import { type SearchHitFieldsFragment, useSearchMoreQuery } from './search-screen.generated.ts'

export function Hits({ hits }: { readonly hits: readonly SearchHitFieldsFragment[] }) {
  return hits.map((hit) => (
    <li key={hit.id}>
      <HitCard hit={hit} />
    </li>
  ))
}

type MoreHitsProps = { readonly keywords: string; readonly offset: number }

/** A part of the results that a click on "load more" added. */
export function MoreHits({ keywords, offset }: MoreHitsProps): ReactElement | null {
  const { data } = useSearchMoreQuery({ variables: { keywords, offset } })
  return data?.search ? <Hits hits={data.search.items} /> : null
}
