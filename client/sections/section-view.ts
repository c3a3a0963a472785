import { useLocation } from 'react-router'
import type { SectionView } from '#client/generated/types.ts'

/** Query key of a page that shows the values for phones on any screen. */
const MOBILE_VIEW = 'mobileView'

export function readSectionView(query: URLSearchParams): SectionView {
  return query.get(MOBILE_VIEW) === 'true' ? 'PHONE' : 'BOTH'
}

export function useSectionView(): SectionView {
  const { search } = useLocation()
  return readSectionView(new URLSearchParams(search))
}
