import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icon.tsx'
import { SearchDialog } from './search-dialog.tsx'

/** One search over all that staff look for; `/` opens it from everywhere but fields. */
export function DeskSearch(): ReactElement {
  const { t } = useTranslation('search')
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-keyshortcuts="/"
        className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-sm px-2 text-ink-soft hover:bg-sand md:border md:border-line-strong md:bg-white md:px-3"
      >
        <Icon name="search" className="size-5" />
        <span className="max-md:sr-only">{t('open')}</span>
        <span
          aria-hidden="true"
          className="rounded-sm border border-line px-1.5 text-sm max-md:hidden"
        >
          {t('key')}
        </span>
      </button>
      {isOpen ? <SearchDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
