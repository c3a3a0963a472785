import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** The query of this page's address. */
export function useQueryString(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
