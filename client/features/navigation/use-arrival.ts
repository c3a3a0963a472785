import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { focusMain } from './focus-main.ts'

/** Moves the focus to the new page and returns the text that announces it. */
export function useArrival(): string {
  const { t } = useTranslation('frame')
  const { pathname, search } = useLocation()
  const shownPath = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query is another view, which is announced too.
  useEffect(() => {
    const previous = shownPath.current
    shownPath.current = pathname
    if (previous === null) return
    // A changed query keeps the focus where the visitor works.
    if (previous !== pathname) focusMain()
    setAnnouncement(t('pageShown', { title: document.title }))
  }, [pathname, search, t])

  return announcement
}
