import { type MouseEvent, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REDIRECT_KEY } from '#client/features/auth/safe-path.ts'
import { useNavigationHelp } from '#client/features/navigation/navigation-context.ts'
import { isPlainClick, PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useChunk } from '#client/lib/use-chunk.ts'

const loadDialog = () => import('./login-dialog.tsx')

/** A customer logs in over the form; without scripts on the page of the login. */
export function LoginOffer(): ReactElement {
  const { t } = useTranslation('checkout')
  const { pathTo } = usePaths()
  const help = useNavigationHelp()
  const [isOpen, setIsOpen] = useState(false)
  const path = pathTo('login', {}, { [REDIRECT_KEY]: pathTo('checkout') })
  const Dialog = useChunk(isOpen, loadDialog, () => help?.go(path))?.LoginDialog

  function open(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-2 rounded-md bg-sand px-4 py-1.5">
      <p>{t('login.offer')}</p>
      <PathLink
        path={path}
        onClick={open}
        className="inline-flex min-h-11 items-center rounded-sm px-1 text-link"
      >
        {t('login.open')}
      </PathLink>
      {Dialog && isOpen ? <Dialog onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}
