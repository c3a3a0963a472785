import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'

/** Closes the dialog around it. Its own ground keeps it apart from any picture below it. */
export function CloseButton({ className }: { readonly className: string }): ReactElement {
  const { t } = useTranslation('ui')
  return (
    <form method="dialog" className={className}>
      <button
        type="submit"
        aria-label={t('dialog.close')}
        className="grid size-12 place-items-center rounded-full bg-paper hover:bg-sand-deep"
      >
        <Icon name="close" />
      </button>
    </form>
  )
}
