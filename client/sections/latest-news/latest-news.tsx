import type { ReactElement } from 'react'
import { OnwardLink } from '#client/features/navigation/onward-link.tsx'
import { PostCard } from '#client/features/post-card/post-card.tsx'
import { Gap } from '#client/ui/notice.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { LatestNewsFieldsFragment } from './latest-news.generated.ts'

type Props = { readonly section: LatestNewsFieldsFragment }

/** One lead story with the others beside and below it. */
export function LatestNews({ section }: Props): ReactElement | null {
  const { id, title, link, posts } = section
  if (posts?.length === 0) return null
  return (
    <section aria-labelledby={`news-${id}`} className="site-width py-14 md:py-20">
      <SectionHeading id={`news-${id}`} title={title}>
        {link ? <OnwardLink link={link} /> : null}
      </SectionHeading>
      {posts ? (
        <ul className="led-grid grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post, index) => (
            <li key={post.id} className={index === 0 ? 'sm:col-span-2 lg:row-span-2' : ''}>
              <PostCard
                post={post}
                look={index === 0 ? 'lead' : 'card'}
                sizes={
                  index === 0
                    ? '(min-width: 64rem) 62vw, 92vw'
                    : '(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <Gap what={title} />
      )}
    </section>
  )
}
