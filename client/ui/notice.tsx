import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from './icon.tsx'

/** Placeholder for a part that failed to load; the rest of the page works. */
export function Gap({ what }: { readonly what: string }): ReactElement {
  const { t } = useTranslation('ui')
  return (
    <p role="status" className="rounded-md bg-sand px-5 py-4 text-ink-soft">
      {t('gap', { what })}
    </p>
  )
}

/** Explains an empty view and suggests a next step. */
export function EmptyState({
  icon,
  title,
  children,
}: {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}): ReactElement {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg bg-sand px-6 py-16 text-center">
      <Icon name={icon} className="size-10 text-ink-soft" />
      <p className="display text-section">{title}</p>
      <div className="flex max-w-prose flex-col items-center gap-6 text-ink-soft">{children}</div>
    </div>
  )
}
