import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '#client/features/navigation/site-link.tsx'
import type { FooterParts } from '#client/layout/layout-parts.ts'

/** Marks of partners are drawn for a light ground. */
const PLATE = 'inline-block rounded-md bg-paper px-6 py-4'

type SponsorProps = {
  readonly sponsor: NonNullable<FooterParts['sponsor']>
  /** Without a text beside it. */
  readonly isAlone: boolean
}

export function Sponsor({ sponsor, isAlone }: SponsorProps): ReactElement {
  const { name, picture, link } = sponsor
  const { t } = useTranslation('frame')
  const mark = picture ? (
    <img
      src={picture.url}
      alt={name}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      loading="lazy"
      decoding="async"
      className="h-16 w-auto max-w-60"
    />
  ) : (
    <span className="display text-section text-ink">{name}</span>
  )
  return (
    <div className={isAlone ? '' : 'lg:justify-self-end lg:text-right'}>
      <p className="kicker mb-4">{t('footer.sponsor')}</p>
      {link ? (
        <SiteLink to={link} className={PLATE}>
          {mark}
        </SiteLink>
      ) : (
        <span className={PLATE}>{mark}</span>
      )}
    </div>
  )
}
