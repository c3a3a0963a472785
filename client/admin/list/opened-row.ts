import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const KEY = 'admin-opened-row'

type Place = { readonly pathname: string; readonly search: string }

function addressOf({ pathname, search }: Place): string {
  return `${pathname}${search}`
}

export function rememberRow(place: Place, id: string): void {
  sessionStorage.setItem(KEY, JSON.stringify([addressOf(place), id]))
}

/** After Back and after a reload the focus is on the row that was opened last. */
export function useOpenedRow(isShown: boolean): void {
  const location = useLocation()
  const navigation = useNavigationType()
  useEffect(() => {
    if (!isShown || navigation !== NavigationType.Pop) return
    const [address, id] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]
    if (address !== addressOf(location)) return
    const link = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id ?? '')}"]`)
    link?.focus()
  }, [isShown, navigation, location])
}
