import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkTo, SiteLink } from '#client/features/navigation/site-link.tsx'
import type { FooterParts, LayoutParts } from '#client/layout/layout-parts.ts'
import { useSurroundings } from '#client/layout/use-surroundings.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { FooterColumn } from './footer-column.tsx'
import { Organisation } from './organisation.tsx'
import { OrganisationFacts } from './organisation-facts.tsx'
import { SocialLinks } from './social-links.tsx'
import { Sponsor } from './sponsor.tsx'
import { ToTop } from './to-top.tsx'

type FooterProps = { readonly footer: FooterParts; readonly site: LayoutParts['site'] }

export function Footer({ footer, site }: FooterProps): ReactElement {
  const { t } = useTranslation('frame')
  const surroundings = useSurroundings()
  const isFull = surroundings === 'full'
  const isEnclosed = surroundings === 'enclosed'
  const { text, buttons, sponsor, columns, links, organisation, social } = footer
  return (
    <footer className="on-ink mt-4 bg-ink text-ink-text md:mt-8">
      <div className="site-width">
        {isEnclosed ? null : (
          <>
            <div className="grid gap-x-16 gap-y-10 border-b border-ink-line py-12 md:py-16 lg:grid-cols-[3fr_2fr] lg:items-center">
              {isFull ? <Manifesto text={text} buttons={buttons} /> : null}
              {sponsor ? <Sponsor sponsor={sponsor} isAlone={!isFull} /> : null}
            </div>

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
        )}

        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-ink-line py-6 text-base not-first:border-t">
          <p>{site.copyright}</p>
          <nav aria-label={t('footer.links')}>
            <ul className="flex flex-wrap gap-x-6">
              {links.map((item) => (
                <li key={item.id}>
                  <SiteLink
                    to={item.link}
                    className="inline-flex min-h-11 items-center hover:text-white hover:underline"
                  >
                    {item.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <OrganisationFacts organisation={organisation} social={social} logo={site.logo} />
    </footer>
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
