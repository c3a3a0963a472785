import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog, type DialogHandle } from '#client/ui/dialog.tsx'
import { Menu } from './menu.tsx'

/** The menu on a phone. */
export function MenuDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('frame')
  const dialog = useRef<DialogHandle>(null)
  return (
    <Dialog
      ref={dialog}
      title={t('menu')}
      className="m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)]"
      onClose={onClose}
    >
      <div className="on-ink min-h-full bg-ink pb-6 text-paper">
        <Menu onChosen={() => dialog.current?.close()}>
          <a href="/" className="mx-5 inline-flex min-h-11 items-center self-start underline">
            {t('toSite')}
          </a>
        </Menu>
      </div>
    </Dialog>
  )
}
