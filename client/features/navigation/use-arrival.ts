import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { focusMain } from './focus-main.ts'

/** Moves the focus to the new page and answers the words that tell of it. */
export function useArrival(): string {
  const { t } = useTranslation('frame')
  const { pathname, search } = useLocation()
  const shownPath = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another view, and is told of too.
  useEffect(() => {
    const previous = shownPath.current
    shownPath.current = pathname
    if (previous === null) return
    // Another view of the same page: whoever changed it keeps the focus where they work.
    if (previous !== pathname) focusMain()
    setAnnouncement(t('pageShown', { title: document.title }))
  }, [pathname, search, t])

  return announcement
}
