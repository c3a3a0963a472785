import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '#client/ui/picture.tsx'
import type { FocalPoint } from '#services/contract/rules/media.ts'

type CropsProps = {
  readonly picture: {
    readonly path: string
    readonly urlTemplate: string
    readonly width: number
    readonly height: number
  }
  readonly point: FocalPoint
}

/** Ratios of the shop: cards of products, tiles, posts and events, banners. */
const RATIOS = [
  { name: 'card', look: 'aspect-4/5 w-24' },
  { name: 'square', look: 'aspect-square w-28' },
  { name: 'post', look: 'aspect-3/2 w-40' },
  { name: 'banner', look: 'aspect-21/9 w-64 max-w-full' },
] as const

/** How the shop cuts a picture, by its own component. */
export function Crops({ picture, point }: CropsProps): ReactElement {
  const { t } = useTranslation('media')
  const shown = {
    ...picture,
    ...{ url: picture.urlTemplate.replace('{size}', 'w480'), alt: '' },
    ...{ focalX: point.x, focalY: point.y },
  }
  return (
    <section aria-label={t('crops.title')}>
      <h3 className="mb-2 font-semibold">{t('crops.title')}</h3>
      <ul className="flex flex-wrap items-end gap-4">
        {RATIOS.map(({ name, look }) => (
          <li key={name} className="min-w-0 max-w-full">
            <Picture picture={shown} sizes="16rem" className={`${look} rounded-sm`} />
            <span className="text-sm text-ink-soft">{t(`crops.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
