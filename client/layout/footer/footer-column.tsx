import { type ReactElement, useId, useState } from 'react'
import { SiteLink } from '#client/features/navigation/site-link.tsx'
import type { FooterParts } from '#client/layout/layout-parts.ts'
import { Icon } from '#client/ui/icon.tsx'

type FooterColumnProps = { readonly column: FooterParts['columns'][number] }

/** On a phone it opens at a press, unless the page has no scripts. */
export function FooterColumn({ column: { title, items } }: FooterColumnProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false)
  const list = useId()
  return (
    <nav aria-label={title} className="footer-column" data-open={isOpen || undefined}>
      <p className="kicker text-paper">{title}</p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
        className="min-h-13 w-full items-center justify-between kicker text-paper"
      >
        {title}
        <Icon
          name="chevron"
          className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul id={list} className="mt-3 max-md:mb-4">
        {items.map((item) => (
          <li key={item.id}>
            <SiteLink
              to={item.link}
              className="inline-flex min-h-11 items-center hover:text-white hover:underline md:pointer-fine:min-h-9"
            >
              {item.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
