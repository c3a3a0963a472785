import type { MouseEvent, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { scrollToStart } from '#client/features/navigation/use-scroll.ts'
import { Icon } from '#client/ui/icon.tsx'

/** An address that every browser takes as the top of the page; scripts only make the way smooth. */
export function ToTop(): ReactElement {
  const { t } = useTranslation('frame')

  function scroll(event: MouseEvent<HTMLAnchorElement>): void {
    event.preventDefault()
    scrollToStart('')
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: without scripts it is a link, and it works.
    <a
      href="#top"
      onClick={scroll}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm hover:text-white"
    >
      {t('footer.toTop')}
      <Icon name="up" className="size-5" />
    </a>
  )
}
