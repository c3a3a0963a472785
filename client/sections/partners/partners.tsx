import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '#client/features/navigation/site-link.tsx'
import type { PartnersFieldsFragment } from './partners.generated.ts'

type Props = { readonly section: PartnersFieldsFragment }
type Partner = PartnersFieldsFragment['partners'][number]

export function Partners({ section }: Props): ReactElement | null {
  const { id, title, partners } = section
  if (partners.length === 0) return null
  return (
    <section aria-labelledby={`partners-${id}`} className="site-width py-14 md:py-20">
      <h2 id={`partners-${id}`} className="kicker mb-6 text-center text-ink-soft">
        {title}
      </h2>
      <ul className="grid grid-cols-2 items-center gap-x-8 gap-y-6 sm:grid-cols-3 lg:grid-cols-6">
        {partners.map((partner) => (
          <li key={partner.name} className="flex justify-center">
            <PartnerLogo partner={partner} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PartnerLogo({ partner }: { readonly partner: Partner }): ReactElement {
  const { t } = useTranslation('content')
  const { name, picture, link } = partner
  const logo = picture ? (
    <img
      src={picture.url}
      alt={name}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      loading="lazy"
      className="h-12 w-auto max-w-full object-contain"
    />
  ) : (
    <span className="display text-2xl">{name}</span>
  )
  if (!link) return logo
  return (
    <SiteLink
      to={link}
      aria-label={t('partners.visit', { name })}
      className="flex min-h-14 items-center opacity-70 transition-opacity hover:opacity-100"
    >
      {logo}
    </SiteLink>
  )
}
