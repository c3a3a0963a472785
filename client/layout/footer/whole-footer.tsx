import type { ReactElement } from 'react'
import { LinkTo } from '#client/features/navigation/site-link.tsx'
import { FooterNewsletter } from '#client/features/newsletter/footer-newsletter.tsx'
import type { FooterParts } from '#client/layout/layout-parts.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { FooterColumn } from './footer-column.tsx'
import { Organisation } from './organisation.tsx'
import { SocialLinks } from './social-links.tsx'
import { Sponsor } from './sponsor.tsx'
import { ToTop } from './to-top.tsx'

type WholeFooterProps = { readonly footer: FooterParts; readonly isFull: boolean }

/** All that is above the last line. */
export function WholeFooter({ footer, isFull }: WholeFooterProps): ReactElement {
  const { text, buttons, sponsor, columns, organisation, social } = footer
  return (
    <>
      <div className="grid gap-x-16 gap-y-10 border-b border-ink-line py-12 md:py-16 lg:grid-cols-[3fr_2fr] lg:items-center">
        {isFull ? <Manifesto text={text} buttons={buttons} /> : null}
        {sponsor ? <Sponsor sponsor={sponsor} isAlone={!isFull} /> : null}
      </div>

      <FooterNewsletter />

      <div className="grid gap-x-8 py-8 md:grid-cols-3 md:gap-y-10 md:py-16 lg:grid-cols-[1fr_1fr_1fr_1.7fr] xl:grid-cols-[1fr_1fr_1fr_1.4fr]">
        {columns.map((column) => (
          <FooterColumn key={column.title} column={column} />
        ))}
        <Organisation organisation={organisation} />
      </div>

      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-ink-line py-6">
        <SocialLinks links={social} />
        <ToTop />
      </div>
    </>
  )
}

function Manifesto({ text, buttons }: Pick<FooterParts, 'text' | 'buttons'>): ReactElement {
  return (
    <div>
      <p className="max-w-2xl display text-section text-paper">{text}</p>
      <div className="mt-7 flex flex-wrap gap-4">
        {buttons.map((button) => (
          <LinkTo
            key={button.label}
            link={button}
            className={`${buttonClass('light')} max-xs:w-full`}
          />
        ))}
      </div>
    </div>
  )
}
