import { type MouseEvent, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlainClick } from '#client/features/navigation/path-link.tsx'
import { useChunk } from '#client/lib/use-chunk.ts'
import { Picture } from '#client/ui/picture.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { GalleryFieldsFragment } from './gallery.generated.ts'

type Shot = GalleryFieldsFragment['pictures'][number]
export type ShownShot = Shot & { readonly picture: NonNullable<Shot['picture']> }

const loadLightbox = () => import('./lightbox.tsx')

/** Each picture is a link to itself, which scripts open over the page. */
export function Gallery({
  section: { id, title, pictures },
}: {
  readonly section: GalleryFieldsFragment
}): ReactElement | null {
  const { t } = useTranslation('content')
  const [opened, setOpened] = useState<number | null>(null)
  const Lightbox = useChunk(opened !== null, loadLightbox)?.Lightbox
  const shots = pictures.filter((shot): shot is ShownShot => shot.picture !== null)
  if (shots.length === 0) return null

  const open = (event: MouseEvent, index: number): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpened(index)
  }
  return (
    <section
      aria-labelledby={title ? `gallery-${id}` : undefined}
      className="site-width py-14 md:py-20"
    >
      {title ? <SectionHeading id={`gallery-${id}`} title={title} /> : null}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5">
        {shots.map(({ picture, caption }, index) => (
          <li key={picture.id}>
            <figure>
              <a
                href={picture.url}
                aria-label={t('gallery.open', { text: caption || picture.alt })}
                onClick={(event) => open(event, index)}
                className="block"
              >
                <Picture
                  picture={picture}
                  sizes="(min-width: 48rem) 31vw, 46vw"
                  className="aspect-4/3 rounded-md"
                />
              </a>
              {caption ? (
                <figcaption className="mt-2 text-base text-ink-soft">{caption}</figcaption>
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
      {Lightbox && opened !== null ? (
        <Lightbox shots={shots} first={opened} title={title} onClose={() => setOpened(null)} />
      ) : null}
    </section>
  )
}
