import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** The current URL's query. */
export function useQueryString(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
