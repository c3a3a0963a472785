import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '#client/features/navigation/site-link.tsx'
import type { FooterParts } from '#client/layout/layout-parts.ts'

type SponsorProps = { readonly sponsor: NonNullable<FooterParts['sponsor']> }

export function Sponsor({ sponsor: { name, picture, link } }: SponsorProps): ReactElement {
  const { t } = useTranslation('frame')
  const mark = picture ? (
    <img
      src={picture.url}
      alt={name}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      loading="lazy"
      decoding="async"
      className="max-h-24 w-auto max-w-64"
    />
  ) : (
    <span className="display text-section text-paper">{name}</span>
  )
  return (
    <div className="lg:justify-self-end lg:text-right">
      <p className="kicker mb-4">{t('footer.sponsor')}</p>
      {link ? (
        <SiteLink to={link} className="inline-block">
          {mark}
        </SiteLink>
      ) : (
        mark
      )}
    </div>
  )
}
