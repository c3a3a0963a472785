import type { ComponentProps, ReactElement } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { iconOf, LinkTo } from './site-link.tsx'

/** A secondary link beside a headline. */
export function OnwardLink({ link }: Pick<ComponentProps<typeof LinkTo>, 'link'>): ReactElement {
  return (
    <LinkTo
      link={link}
      className="group inline-flex min-h-11 items-center gap-2 display text-xl text-tide-deep hover:text-ink"
    >
      {link.label}
      <Icon
        name={iconOf(link.icon ?? 'ARROW')}
        className="size-5 transition-transform group-hover:translate-x-1"
      />
    </LinkTo>
  )
}
